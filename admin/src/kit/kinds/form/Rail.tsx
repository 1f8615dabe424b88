import type { PagedName } from '@sanabel/contract/entities/index';
import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PreviewStage } from '../../forms/preview/PreviewStage.tsx';
import { usePreview } from '../../forms/preview/use-preview.ts';
import { LANGUAGE_NAMES, LANGUAGE_SIGNS, useLanguage } from '../../language/language.ts';
import type { KindFormMethods } from './field.tsx';
import { useFormTexts } from './texts.ts';

const WIDE = window.matchMedia('(width > 1240px)');
const onWide = (then: () => void): (() => void) => {
  WIDE.addEventListener('change', then);
  return () => WIDE.removeEventListener('change', then);
};

interface Props {
  resource: PagedName;
  itemId: string | null;
  title: string;
  form: KindFormMethods;
  /** Nothing is missing that the page needs. */
  isReady: boolean;
  children: ReactNode;
}

const LivePage = ({ resource, itemId, title, form, locale }: Omit<Props, 'children' | 'isReady'> & { locale: Locale }) => {
  const { t } = useTranslation();
  const texts = useFormTexts();
  const values = useWatch({ control: form.control });
  const { address, hasFailed } = usePreview({ resource, itemId, values }, locale);
  return hasFailed && !address ? (
    <p className="row-2 text-note text-ink-2">{texts.noPreview}</p>
  ) : (
    <PreviewStage address={address} device="phone" title={t('forms.previewing.frame', { name: title })} />
  );
};

/** Shows the site's own page as it will be on a phone. Narrow windows have no room beside the form: the button in the foot opens it. */
export const Rail = ({ isReady, children, ...page }: Props) => {
  const { t } = useTranslation();
  const texts = useFormTexts();
  const own = useLanguage();
  const [locale, setLocale] = useState(own);
  const isWide = useSyncExternalStore(onWide, () => WIDE.matches);
  if (!isWide) return null;
  return (
    <aside className="card sticky top-21 grid gap-3 p-4" aria-label={texts.preview}>
      <header className="flex items-center justify-between text-note font-strong">
        <span>{texts.preview}</span>
        <fieldset className="flex border border-line-strong rounded-[22px] bg-surface overflow-hidden">
          <legend className="sr-only">{t('forms.previewing.language')}</legend>
          {[...LOCALES].sort().map((one) => (
            <button
              className="min-w-11 min-h-11 focus-visible:-outline-offset-4 aria-pressed:bg-brand aria-pressed:text-on-brand"
              key={one}
              type="button"
              lang={one}
              aria-pressed={one === locale}
              onClick={() => setLocale(one)}
            >
              <span aria-hidden="true">{LANGUAGE_SIGNS[one]}</span>
              <span className="sr-only">{LANGUAGE_NAMES[one]}</span>
            </button>
          ))}
        </fieldset>
      </header>
      <div className="grid grid-rows-[0_minmax(0,1fr)] h-105 [&_.preview-stage]:grid-cols-[minmax(0,1fr)] [&_.preview-stage]:m-0 [&_.preview-stage]:px-2.25 [&_.preview-stage]:pb-4.5">
        {isReady ? <LivePage {...page} locale={locale} /> : <p className="row-2 text-note text-ink-2">{texts.notReady}</p>}
      </div>
      {children}
    </aside>
  );
};
