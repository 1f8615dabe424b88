import { otherLocale } from '@sanabel/brand/locales';
import type { Locale } from '@sanabel/contract/enumerations';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Note } from './Note.tsx';
import { hasForm } from './placeholders.ts';
import { counterpartOf, hasStaleness, stalenessActions, useLanguageState } from './staleness.ts';
import { useFill } from './use-fill.ts';
import { Ways } from './Ways.tsx';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  locale: Locale;
  /** Head notes show the state at opening; foot notes appear during typing, so that nothing moves under the cursor. */
  position: 'head' | 'foot';
}

const Notes = <Values extends FieldValues>({ form, locale, position }: Props<Values>) => {
  const { t } = useTranslation();
  const state = useLanguageState(form, locale);
  const { keep, confirm } = stalenessActions(form);
  const fill = useFill(form, locale);
  const values = form.getValues();
  const isHead = position === 'head';
  const stale = state.stale.filter((name) => state.wasStale.includes(name) === isHead);
  const counterpartText = (name: string): string => String(values[counterpartOf(name, locale, values) as Path<Values>] ?? '');
  const hasWays = state.wasBlank === isHead && (state.blank.length > 0 || fill.undo !== null || fill.progress !== null);
  return (
    <div className="grid gap-1 px-4 rounded-es-[8px] rounded-ee-[8px] bg-wait-bg not-empty:pt-1.5 not-empty:pb-0.5">
      {stale.length > 0 && (
        <Note act={t('forms.counterpart.keepAll', { count: stale.length })} onAct={() => keep(stale)}>
          {t(locale === 'en' ? 'forms.counterpart.staleEnglish' : 'forms.counterpart.staleArabic', { count: stale.length })}
        </Note>
      )}
      {isHead && state.unreviewed.length > 0 && (
        <Note act={t('forms.counterpart.readAll', { count: state.unreviewed.length })} onAct={() => confirm(state.unreviewed)}>
          {t('forms.counterpart.unreviewedIn', { count: state.unreviewed.length })}
        </Note>
      )}
      {hasWays && (
        <details>
          <summary className="min-h-11 py-2.5 text-note cursor-pointer">{t(`forms.counterpart.fill.${otherLocale(locale)}`)}</summary>
          <Ways locale={locale} fill={fill} names={state.blank} formed={state.blank.filter((name) => hasForm(counterpartText(name)))} />
        </details>
      )}
    </div>
  );
};

export const LanguageNotes = <Values extends FieldValues>(props: Props<Values>) =>
  hasStaleness(props.form.getValues()) ? <Notes {...props} /> : null;
