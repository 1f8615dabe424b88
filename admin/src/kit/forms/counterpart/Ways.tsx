import { otherLocale } from '@sanabel/brand/locales';
import type { Locale } from '@sanabel/contract/enumerations';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/format.ts';
import { TextButton } from './Note.tsx';
import { useCanTranslate } from './translator.ts';
import type { Fill, Progress } from './use-fill.ts';

const ProgressLine = ({ progress }: { progress: Progress | null }) => {
  const { t } = useTranslation();
  const { percent } = useFormats();
  const labels =
    progress === null
      ? ''
      : typeof progress === 'string'
        ? t(`forms.counterpart.${progress}`)
        : t('forms.counterpart.loading', { share: percent(progress.share) });
  return (
    <span role="status" className={progress === 'failed' ? 'text-danger-ink' : undefined}>
      {labels}
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
    <fieldset className="flex gap-x-3.5 flex-wrap items-center text-note text-ink-2">
      <legend className="sr-only">{t(`forms.counterpart.from.${otherLocale(locale)}`)}</legend>
      {hasAny && (
        <>
          {canTranslate && (
            <TextButton title={t('forms.counterpart.local')} disabled={isBusy} onClick={() => fill.translate(names)}>
              {t('forms.counterpart.translate')}
            </TextButton>
          )}
          {formed.length > 0 && !isRewrite && (
            <TextButton disabled={isBusy} onClick={() => fill.setUp(formed)}>
              {t('forms.counterpart.placeholders')}
            </TextButton>
          )}
          {!isRewrite && (
            <TextButton disabled={isBusy} onClick={() => fill.copy(names)}>
              {t('forms.counterpart.copy')}
            </TextButton>
          )}
        </>
      )}
      {fill.undo && !isBusy && <TextButton onClick={fill.undo.act}>{t('common.undo')}</TextButton>}
      <ProgressLine progress={fill.progress} />
    </fieldset>
  );
};
