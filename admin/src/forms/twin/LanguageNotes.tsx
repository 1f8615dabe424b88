import { otherLocale } from '@sanabel/brand/locales';
import type { Locale } from '@sanabel/contract/enumerations';
import type { ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LanguagesSign } from '../../ui/LanguagesSign.tsx';
import { hasMarks, markActions, twinOf, useLanguageState } from './marks.ts';
import { hasForm } from './places.ts';
import { useFill } from './use-fill.ts';
import { Ways } from './Ways.tsx';
import './twin.css';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  locale: Locale;
  /** Head notes show the state at opening; foot notes appear during typing, so that nothing moves under the cursor. */
  place: 'head' | 'foot';
}

const Note = ({ act, onAct, children }: { act: string; onAct: () => void; children: ReactNode }) => (
  <p className="twin-note">
    <LanguagesSign />
    <span>{children}</span>
    <button type="button" className="twin-act" onClick={onAct}>
      {act}
    </button>
  </p>
);

const Notes = <Values extends FieldValues>({ form, locale, place }: Props<Values>) => {
  const { t } = useTranslation();
  const state = useLanguageState(form, locale);
  const { keep, confirm } = markActions(form);
  const fill = useFill(form, locale);
  const values = form.getValues();
  const isHead = place === 'head';
  const stale = state.stale.filter((name) => state.wasStale.includes(name) === isHead);
  const twinText = (name: string): string => String(values[twinOf(name, locale, values) as Path<Values>] ?? '');
  const hasWays = state.wasBlank === isHead && (state.blank.length > 0 || fill.undo !== null || fill.progress !== null);
  return (
    <div className="twin-head">
      {stale.length > 0 && (
        <Note act={t('forms.twin.keepAll', { count: stale.length })} onAct={() => keep(stale)}>
          {t(locale === 'en' ? 'forms.twin.staleEnglish' : 'forms.twin.staleArabic', { count: stale.length })}
        </Note>
      )}
      {isHead && state.unread.length > 0 && (
        <Note act={t('forms.twin.readAll', { count: state.unread.length })} onAct={() => confirm(state.unread)}>
          {t('forms.twin.unreadIn', { count: state.unread.length })}
        </Note>
      )}
      {hasWays && (
        <details className="twin-fill">
          <summary>{t(`forms.twin.fill.${otherLocale(locale)}`)}</summary>
          <Ways locale={locale} fill={fill} names={state.blank} formed={state.blank.filter((name) => hasForm(twinText(name)))} />
        </details>
      )}
    </div>
  );
};

export const LanguageNotes = <Values extends FieldValues>(props: Props<Values>) =>
  hasMarks(props.form.getValues()) ? <Notes {...props} /> : null;
