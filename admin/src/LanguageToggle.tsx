import { LOCALES } from '@sanabel/contract/enumerations';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from './i18n/i18n.ts';
import { useLanguage } from './i18n/use-language.ts';

/** Both languages by their own names, the current one filled. */
export const LanguageToggle = () => {
  const { t } = useTranslation();
  const { language, choose } = useLanguage();
  return (
    <fieldset className="toggle">
      <legend className="hidden">{t('language')}</legend>
      {LOCALES.map((locale) => (
        <button key={locale} type="button" lang={locale} aria-pressed={locale === language} onClick={() => choose(locale)}>
          {LANGUAGE_NAMES[locale]}
        </button>
      ))}
    </fieldset>
  );
};
