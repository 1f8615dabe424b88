import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { LANGUAGE_NAMES, LANGUAGE_SIGNS } from '../language/language.ts';

interface Props {
  legend: string;
  value: Locale;
  onChoose: (locale: Locale) => void;
}

/** Chooses the language of a part of the page. */
export const LanguageSigns = ({ legend, value, onChoose }: Props) => (
  <fieldset className="flex border border-line-strong rounded-[22px] bg-surface overflow-hidden">
    <legend className="sr-only">{legend}</legend>
    {LOCALES.map((locale) => (
      <button
        key={locale}
        className="min-w-11 min-h-11 focus-visible:-outline-offset-4 aria-pressed:bg-brand aria-pressed:text-on-brand"
        type="button"
        lang={locale}
        aria-pressed={locale === value}
        onClick={() => onChoose(locale)}
      >
        <span aria-hidden="true">{LANGUAGE_SIGNS[locale]}</span>
        <span className="sr-only">{LANGUAGE_NAMES[locale]}</span>
      </button>
    ))}
  </fieldset>
);
