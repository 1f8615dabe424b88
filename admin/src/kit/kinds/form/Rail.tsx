import type { Locale } from '@sanabel/contract/enumerations';
import type { ItemKind } from '@sanabel/contract/kinds/index';
import type { Path } from '@sanabel/contract/pages';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PreviewStage } from '../../forms/preview/PreviewStage.tsx';
import { usePreview } from '../../forms/preview/use-preview.ts';
import { useLanguage } from '../../language/language.ts';
import { Kernels } from '../../ui/Kernels.tsx';
import { LanguageSigns } from '../../ui/LanguageSigns.tsx';
import { RadioChip } from '../../ui/RadioChip.tsx';
import type { KindFormMethods } from './field.tsx';
import { useFormTexts } from './texts.ts';
import { usePlaces } from './use-places.ts';

interface Props {
  resource: ItemKind;
  itemId: string | null;
  title: string;
  form: KindFormMethods;
  /** Nothing is missing that the page needs. */
  isReady: boolean;
  children: ReactNode;
}

type LiveProps = Omit<Props, 'children' | 'isReady'> & { locale: Locale; page: Path | undefined };

const LivePage = ({ resource, itemId, title, form, locale, page }: LiveProps) => {
  const { t } = useTranslation();
  const texts = useFormTexts();
  const values = useWatch({ control: form.control });
  const { address, hasFailed, retry } = usePreview({ resource, itemId, values, page }, locale);
  return hasFailed && !address ? (
    <div className="row-2 justify-items-start grid gap-2">
      <p className="text-note text-ink-2">{texts.noPreview}</p>
      <button type="button" className="button quiet" onClick={retry}>
        {t('common.retry')}
      </button>
    </div>
  ) : (
    <PreviewStage address={address} device="phone" isFramed title={t('forms.previewing.frame', { name: title })} />
  );
};

/** Below the form, nothing is rendered for an editor who has not scrolled to it. */
const useInSight = () => {
  const ref = useRef<HTMLElement>(null);
  const [isInSight, setIsInSight] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsInSight(entry?.isIntersecting ?? false));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isInSight };
};

/** Shows the site's own pages as they will be on a phone, and says where the item appears. Beside the form, or below it in narrow windows. */
export const Rail = ({ isReady, children, ...shown }: Props) => {
  const { t } = useTranslation();
  const texts = useFormTexts();
  const own = useLanguage();
  const [locale, setLocale] = useState(own);
  const { ref, isInSight } = useInSight();
  const [tab, setTab] = useState(0);
  const { tabs, sentences } = usePlaces(shown.resource, shown.form);
  const pages = [{ text: texts.ownPage, page: undefined }, ...tabs];
  return (
    <aside ref={ref} className="card grid gap-3 p-4 roomy:sticky roomy:top-21" aria-label={texts.preview}>
      <header className="flex items-center justify-between text-note font-strong">
        <span>{texts.preview}</span>
        <LanguageSigns legend={t('forms.previewing.language')} value={locale} onChoose={setLocale} />
      </header>
      {isReady && pages.length > 1 && (
        <fieldset className="flex gap-1.5 flex-wrap text-note [&_label]:px-3">
          <legend className="sr-only">{texts.page}</legend>
          {pages.map(({ text }, index) => (
            <RadioChip key={text} name="preview-page" isChosen={index === tab} onChoose={() => setTab(index)}>
              {text}
            </RadioChip>
          ))}
        </fieldset>
      )}
      <div className="grid gap-x-6 gap-y-3 tablet:max-roomy:grid-cols-[minmax(0,408px)_minmax(0,1fr)]">
        {isReady ? (
          <div className="grid grid-rows-[0_minmax(0,1fr)] h-96 max-roomy:h-140 [&_.preview-stage]:grid-cols-[minmax(0,1fr)] [&_.preview-stage]:m-0 [&_.preview-stage]:px-2.25 [&_.preview-stage]:pb-4.5">
            {isInSight && <LivePage {...shown} locale={locale} page={pages[tab]?.page} />}
          </div>
        ) : (
          <p className="text-note text-ink-2">{texts.notReady}</p>
        )}
        <div className="text-note">
          {sentences.length > 0 && (
            <>
              <h2 className="mb-1 text-note font-strong">{texts.places}</h2>
              <ul className="grid gap-2">
                {sentences.map((sentence) => (
                  <li key={sentence} className="grid gap-2.5 grid-cols-[14px_minmax(0,1fr)]">
                    <Kernels filled={1} of={1} />
                    {sentence}
                  </li>
                ))}
              </ul>
            </>
          )}
          {children}
        </div>
      </div>
    </aside>
  );
};
