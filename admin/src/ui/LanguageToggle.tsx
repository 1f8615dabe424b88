import { LOCALES } from '@sanabel/contract/enumerations';
import './language-toggle.css';
import { LANGUAGE_NAMES, LANGUAGE_SIGNS, language, useLanguage } from '../language/language.ts';

const LEGEND = { ar: 'اللغة', en: 'Language' };

/** Phones have room only for a sign of each language. */
export const LanguageToggle = () => {
  const current = useLanguage();
  return (
    <fieldset className="language-toggle">
      <legend className="sr-only">{LEGEND[current]}</legend>
      {LOCALES.map((locale) => (
        <button key={locale} type="button" lang={locale} aria-pressed={locale === current} onClick={() => language.choose(locale)}>
          <span className="name" data-sign={LANGUAGE_SIGNS[locale]}>
            {LANGUAGE_NAMES[locale]}
          </span>
        </button>
      ))}
    </fieldset>
  );
};
