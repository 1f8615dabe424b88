import type { Locale } from '@sanabel/contract/enumerations';
import { useDeferredValue } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextButton } from '../../../kit/forms/counterpart/Note.tsx';
import { useFormats } from '../../../kit/i18n/format.ts';
import { LANGUAGE_NAMES } from '../../../kit/language/language.ts';
import type { FieldPair } from '../form/fields.ts';
import { type Hint, readingOf } from './measure.ts';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  pairs: readonly FieldPair[];
  locale: Locale;
}

/** Maximum length of a quote; enough to recognise the sentence. */
const QUOTE_MAX = 60;
const shortened = (quote: string): string => (quote.length > QUOTE_MAX ? `${quote.slice(0, QUOTE_MAX).trimEnd()}…` : quote);

const show = (form: HTMLFormElement | null, { field, quote }: Hint): void => {
  const input = form?.elements.namedItem(field);
  if (!(input instanceof HTMLTextAreaElement || input instanceof HTMLInputElement)) return;
  input.focus();
  const at = input.value.indexOf(quote);
  if (at >= 0) input.setSelectionRange(at, at + quote.length);
};

/** Shows the reading time, and hints for easier reading. Purely advisory. */
export const Reading = <Values extends FieldValues>({ form, pairs, locale }: Props<Values>) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  // Watch the whole object, which is stable until a value changes: a deferred new array would render forever.
  const values = useDeferredValue(useWatch({ control: form.control })) as Readonly<Record<string, unknown>>;
  const texts = Object.fromEntries(
    pairs.filter(({ isMultiline }) => isMultiline).map((pair) => [pair[locale], String(values[pair[locale]] ?? '')]),
  );
  const { words, minutes, hints } = readingOf(texts, locale);
  if (words === 0) return null;
  const labelOf = (field: string): string => {
    const pair = pairs.find((one) => one[locale] === field);
    return pair ? t(pair.label) : '';
  };
  const time = `${t('content.reading.minutes', { count: minutes })} – ${t('content.reading.words', { count: words })}`;
  if (hints.length === 0) return <p className="reading pt-1.5 text-note text-ink-2">{time}</p>;
  return (
    <details className="reading pt-1.5 text-note text-ink-2">
      <summary
        className="min-h-11 py-2.5 cursor-pointer"
        aria-label={`${LANGUAGE_NAMES[locale]}: ${time} – ${t('content.reading.hints', { count: hints.length })}`}
      >
        {time} – {t('content.reading.hints', { count: hints.length })}
      </summary>
      <ul className="grid gap-1 mb-2">
        {hints.map((hint) => (
          <li className="ps-3 border-s-3 border-wheat-300" key={`${hint.field} ${hint.kind} ${hint.quote}`}>
            <span className="block">
              {labelOf(hint.field)}: {t(`content.reading.${hint.kind}`, { count: hint.count, max: number(hint.max) })}
            </span>
            <TextButton onClick={({ currentTarget }) => show(currentTarget.form, hint)}>
              <bdi lang={locale}>{shortened(hint.quote)}</bdi>
            </TextButton>
          </li>
        ))}
      </ul>
      <p>{t('content.reading.lead')}</p>
    </details>
  );
};
