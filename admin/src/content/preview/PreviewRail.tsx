import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DIRECTIONS, LANGUAGE_NAMES, LANGUAGE_SIGNS, useLanguage } from '../../language/language.ts';
import './preview.css';

/** The card of what is being typed, as visitors will see it, in either language. */
export const PreviewRail = ({ children }: { children: (locale: Locale) => ReactNode }) => {
  const { t } = useTranslation();
  const own = useLanguage();
  const [locale, setLocale] = useState(own);
  return (
    <section aria-label={t('content.preview')}>
      <header className="flex items-center justify-between mt-5.5 mb-3 text-note font-strong">
        <span>{t('content.preview')}</span>
        <fieldset className="flex border border-line-strong rounded-[22px] bg-surface overflow-hidden">
          <legend className="sr-only">{t('content.previewLanguage')}</legend>
          {LOCALES.map((name) => (
            <button
              className="min-w-11 min-h-11 focus-visible:-outline-offset-4 aria-pressed:bg-brand aria-pressed:text-on-brand"
              key={name}
              type="button"
              lang={name}
              aria-pressed={name === locale}
              onClick={() => setLocale(name)}
            >
              <span aria-hidden="true">{LANGUAGE_SIGNS[name]}</span>
              <span className="sr-only">{LANGUAGE_NAMES[name]}</span>
            </button>
          ))}
        </fieldset>
      </header>
      <div lang={locale} dir={DIRECTIONS[locale]}>
        {children(locale)}
      </div>
    </section>
  );
};
