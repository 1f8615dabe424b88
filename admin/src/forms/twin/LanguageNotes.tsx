import { otherLocale } from '@sanabel/brand/locales';
import type { Locale } from '@sanabel/contract/enumerations';
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
}

const Notes = <Values extends FieldValues>({ form, locale }: Props<Values>) => {
  const { t } = useTranslation();
  const { stale, unread, blank } = useLanguageState(form, locale);
  const { keep, confirm } = markActions(form);
  const fill = useFill(form, locale);
  const values = form.getValues();
  const twinText = (name: string): string => String(values[twinOf(name, locale, values) as Path<Values>] ?? '');
  const hasWays = blank.length > 0 || fill.undo !== null || fill.progress !== null;
  return (
    <div className="twin-head">
      {stale.length > 0 && (
        <p className="twin-note">
          <LanguagesSign />
          <span>{t(locale === 'en' ? 'forms.twin.staleEnglish' : 'forms.twin.staleArabic', { count: stale.length })}</span>
          <button type="button" className="twin-act" onClick={() => keep(stale)}>
            {t('forms.twin.keepAll', { count: stale.length })}
          </button>
        </p>
      )}
      {unread.length > 0 && (
        <p className="twin-note">
          <LanguagesSign />
          <span>{t('forms.twin.unreadIn', { count: unread.length })}</span>
          <button type="button" className="twin-act" onClick={() => confirm(unread)}>
            {t('forms.twin.readAll', { count: unread.length })}
          </button>
        </p>
      )}
      {hasWays && (
        <details className="twin-fill">
          <summary>{t(`forms.twin.fill.${otherLocale(locale)}`)}</summary>
          <Ways locale={locale} fill={fill} names={blank} formed={blank.filter((name) => hasForm(twinText(name)))} />
        </details>
      )}
    </div>
  );
};

/** At a language's head in a form: how its texts stand to the other language's, and ways to begin what is blank from there. */
export const LanguageNotes = <Values extends FieldValues>(props: Props<Values>) =>
  hasMarks(props.form.getValues()) ? <Notes {...props} /> : null;
