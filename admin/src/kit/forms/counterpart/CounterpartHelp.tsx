import type { Locale } from '@sanabel/contract/enumerations';
import { useEffect, useRef, useState } from 'react';
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Note } from './Note.tsx';
import { countPlaceholders, hasForm } from './placeholders.ts';
import { counterpartOf, hasStaleness, stalenessActions } from './staleness.ts';
import { TermHints } from './TermHints.tsx';
import { useFill } from './use-fill.ts';
import { Ways } from './Ways.tsx';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  locale: Locale;
  inputId: string;
}

/** Tells if the field has had the focus. Help appears with the first focus and stays, so that the layout does not jump. */
const useVisited = (inputId: string): boolean => {
  const [isVisited, setIsVisited] = useState(false);
  useEffect(() => {
    const input = document.getElementById(inputId);
    const visit = () => setIsVisited(true);
    if (input && input === document.activeElement) visit();
    input?.addEventListener('focus', visit);
    return () => input?.removeEventListener('focus', visit);
  }, [inputId]);
  return isVisited;
};

const useNamedIn = <Values extends FieldValues>(form: UseFormReturn<Values>, list: string, name: string): boolean =>
  String(useWatch({ control: form.control, name: list as Path<Values> }) ?? '')
    .split(',')
    .includes(name);

const Help = <Values extends FieldValues>({ form, name, locale, inputId, counterpart }: Props<Values> & { counterpart: Path<Values> }) => {
  const { t } = useTranslation();
  const isVisited = useVisited(inputId);
  const caret = useRef(0);
  const [text, counterpartText] = useWatch({ control: form.control, name: [name, counterpart] }).map((value) => String(value ?? '')) as [
    string,
    string,
  ];
  const before = String((form.formState.defaultValues as FieldValues | undefined)?.[name] ?? '');
  const wasStale = useNamedIn(form, locale === 'en' ? 'staleEnglish' : 'staleArabic', name);
  const isConfirmed = useNamedIn(form, 'inStep', name);
  const isStale = wasStale && !isConfirmed && text === before && text !== '';
  const isUnreviewed = useNamedIn(form, 'unreadDraft', name) && text !== '';
  const placeholders = countPlaceholders(text);
  const { keep, confirm } = stalenessActions(form);
  const fill = useFill(form, locale);
  const isBlank = text === '' && counterpartText !== '';
  const insert = (term: string): void => {
    const input = document.getElementById(inputId) as HTMLInputElement | HTMLTextAreaElement | null;
    const at = input?.selectionStart ?? text.length;
    const [head, tail] = [text.slice(0, at), text.slice(at)];
    const written = `${head}${head === '' || /\s$/.test(head) ? '' : ' '}${term}`;
    const rest = tail === '' || /^[\s.,،؛:!?؟]/.test(tail) ? tail : ` ${tail}`;
    form.setValue(name, `${written}${rest}` as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldTouch: true });
    caret.current = written.length;
    input?.focus();
    requestAnimationFrame(() => input?.setSelectionRange(caret.current, caret.current));
  };
  const isShown = isVisited || isStale;
  return (
    <div className="flex gap-x-3.5 flex-wrap items-center col-span-full not-empty:mt-1">
      {isStale && (
        <Note act={t('forms.counterpart.keep')} onAct={() => keep([name])}>
          {t(`forms.counterpart.older.${locale}`)}
        </Note>
      )}
      {isUnreviewed && placeholders === 0 && (
        <Note act={t('forms.counterpart.read')} onAct={() => confirm([name])}>
          {t(text === counterpartText ? 'forms.counterpart.copied' : 'forms.counterpart.unreviewed')}
        </Note>
      )}
      {placeholders > 0 && <Note>{t('forms.counterpart.left', { count: placeholders })}</Note>}
      {isShown && (
        <Ways
          locale={locale}
          fill={fill}
          names={isBlank || isStale ? [name] : []}
          formed={isBlank && hasForm(counterpartText) ? [name] : []}
          isRewrite={!isBlank}
        />
      )}
      {isVisited && <TermHints locale={locale} text={text} counterpartText={counterpartText} onInsert={insert} />}
    </div>
  );
};

/** Shows the state of a text against its counterpart, ways to start from that, and the club's terms. */
export const CounterpartHelp = <Values extends FieldValues>(props: Props<Values>) => {
  const values = props.form.getValues();
  const counterpart = hasStaleness(values) ? counterpartOf(props.name, props.locale, values) : null;
  return counterpart === null ? null : <Help {...props} counterpart={counterpart as Path<Values>} />;
};
