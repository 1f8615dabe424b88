import { otherLocale } from '@sanabel/brand/locales';
import type { Locale } from '@sanabel/contract/enumerations';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/format.ts';
import { useCanTranslate } from './translator.ts';
import type { Fill, Progress } from './use-fill.ts';

const ProgressLine = ({ progress }: { progress: Progress | null }) => {
  const { t } = useTranslation();
  const { percent } = useFormats();
  const words =
    progress === null
      ? ''
      : typeof progress === 'string'
        ? t(`forms.twin.${progress}`)
        : t('forms.twin.loading', { share: percent(progress.share) });
  return (
    <span role="status" className={progress === 'failed' ? 'text-danger-ink' : undefined}>
      {words}
    </span>
  );
};

interface Props {
  locale: Locale;
  fill: Fill;
  names: readonly string[];
  /** Subset of `names` whose counterpart has several lines. */
  formed: readonly string[];
  /** Offers only the translator: the fields have text already. */
  isRewrite?: boolean;
}

export const Ways = ({ locale, fill, names, formed, isRewrite = false }: Props) => {
  const { t } = useTranslation();
  const canTranslate = useCanTranslate(otherLocale(locale), locale);
  const isBusy = fill.progress !== null && fill.progress !== 'failed';
  const hasAny = names.length > 0 && (canTranslate || !isRewrite);
  if (!hasAny && !fill.undo && fill.progress === null) return null;
  return (
    <fieldset className="twin-ways">
      <legend className="sr-only">{t(`forms.twin.from.${otherLocale(locale)}`)}</legend>
      {hasAny && (
        <>
          {canTranslate && (
            <button type="button" className="twin-act" title={t('forms.twin.local')} disabled={isBusy} onClick={() => fill.draft(names)}>
              {t('forms.twin.draft')}
            </button>
          )}
          {formed.length > 0 && !isRewrite && (
            <button type="button" className="twin-act" disabled={isBusy} onClick={() => fill.setUp(formed)}>
              {t('forms.twin.places')}
            </button>
          )}
          {!isRewrite && (
            <button type="button" className="twin-act" disabled={isBusy} onClick={() => fill.copy(names)}>
              {t('forms.twin.copy')}
            </button>
          )}
        </>
      )}
      {fill.undo && !isBusy && (
        <button type="button" className="twin-act" onClick={fill.undo.act}>
          {t('forms.twin.undo')}
        </button>
      )}
      <ProgressLine progress={fill.progress} />
    </fieldset>
  );
};
