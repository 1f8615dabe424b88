import type { Locale } from '@sanabel/contract/enumerations';
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DIRECTIONS } from '../../../kit/language/language.ts';
import type { FieldPair } from '../form/fields.ts';
import { PreviewRail } from '../preview/Preview.tsx';
import { FormattedText } from './Formatted.tsx';
import '../content.css';

const FRAME = 'live-text my-5.5 pt-3 pb-4 px-4 border border-line rounded-[12px] bg-surface';

/** Text field that was focused last. */
export interface Live {
  pair: FieldPair;
  locale: Locale;
}

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  live: Live;
}

const Shown = <Values extends FieldValues>({ form, live: { pair, locale } }: Props<Values>) => {
  const { t } = useTranslation();
  const text = String(useWatch({ control: form.control, name: pair[locale] as Path<Values> }) ?? '');
  return (
    <div
      className={`formatted max-h-[46dvh] leading-[1.85] wrap-anywhere overflow-y-auto ${pair.form ?? ''}`}
      lang={locale}
      dir={DIRECTIONS[locale]}
    >
      {text.trim() === '' ? (
        <p className="text-note text-ink-2">{t('content.writing.empty')}</p>
      ) : (
        <FormattedText text={text} form={pair.form ?? 'prose'} />
      )}
    </div>
  );
};

/** Previews the focused text in either language. */
export const LiveRail = <Values extends FieldValues>({ form, live }: Props<Values>) => {
  const { t } = useTranslation();
  return (
    <div className={`${FRAME} max-laptop:hidden`}>
      <PreviewRail title={t('content.writing.live', { field: t(live.pair.label) })} follows={live.locale}>
        {(locale) => <Shown form={form} live={{ ...live, locale }} />}
      </PreviewRail>
    </div>
  );
};

/** Shows the preview under its field, because the rail is far away on a phone. */
export const LiveBelow = <Values extends FieldValues>({ form, live }: Props<Values>) => {
  const { t } = useTranslation();
  return (
    <section className={`${FRAME} laptop:hidden`}>
      <p className="mb-2 text-note font-strong">{t('content.writing.live', { field: t(live.pair.label) })}</p>
      <Shown form={form} live={live} />
    </section>
  );
};
