import { LOCALES } from '@sanabel/contract/enumerations';
import { LANGUAGE_NAMES, LANGUAGE_SIGNS, language, useLanguage } from '../language/language.ts';

const LEGEND = { ar: 'اللغة', en: 'Language' };

/** Phones have room only for a sign of each language. */
export const LanguageToggle = () => {
  const current = useLanguage();
  return (
    <fieldset className="language-toggle inline-flex flex-none border border-line-strong rounded-[22px] bg-surface overflow-hidden">
      <legend className="sr-only">{LEGEND[current]}</legend>
      {LOCALES.map((locale) => (
        <button
          key={locale}
          type="button"
          className="px-3.5 min-w-11 min-h-11 text-note aria-pressed:bg-brand aria-pressed:text-on-brand focus-visible:-outline-offset-4 max-laptop:px-0"
          lang={locale}
          aria-pressed={locale === current}
          onClick={() => language.choose(locale)}
        >
          <span className="max-laptop:sr-only">{LANGUAGE_NAMES[locale]}</span>
          <span className="laptop:hidden" aria-hidden="true">
            {LANGUAGE_SIGNS[locale]}
          </span>
        </button>
      ))}
    </fieldset>
  );
};
