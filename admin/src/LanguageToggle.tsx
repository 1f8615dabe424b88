import { LOCALES } from '@sanabel/contract/enumerations';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES, LANGUAGE_SIGNS } from './i18n/i18n.ts';
import { useLanguage } from './i18n/use-language.ts';

/** Both languages by their own names, the current one filled; on a telephone there is room for a sign of each. */
export const LanguageToggle = () => {
  const { t } = useTranslation();
  const { language, choose } = useLanguage();
  return (
    <fieldset className="toggle">
      <legend className="hidden">{t('language')}</legend>
      {LOCALES.map((locale) => (
        <button key={locale} type="button" lang={locale} aria-pressed={locale === language} onClick={() => choose(locale)}>
          <span className="name">{LANGUAGE_NAMES[locale]}</span>
          <span className="sign" aria-hidden="true">
            {LANGUAGE_SIGNS[locale]}
          </span>
        </button>
      ))}
    </fieldset>
  );
};
