import { localised } from '@sanabel/brand/locales';
import type { Locale } from '@sanabel/contract/enumerations';
import { CENTRE } from '@sanabel/contract/focus';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { positionOf } from '../../../kit/forms/focus/crops.ts';
import type { Picture } from '../../../kit/forms/values.ts';
import { NAMES } from '../../../kit/i18n/names.ts';
import { DIRECTIONS, useLanguage } from '../../../kit/language/language.ts';
import { LanguageSigns } from '../../../kit/ui/LanguageSigns.tsx';
import { Logo } from '../../../kit/ui/Logo.tsx';
import { useObjectUrl } from '../../../kit/upload/use-object-url.ts';

/** Falls back to the other language, as on the site (decision L1). */
export const shownText = (locale: Locale, texts: Record<Locale, string>): { text: string; locale: Locale } => {
  const { text, lang } = localised(texts, locale);
  return { text, locale: lang };
};

/** Look of a public card; its texts keep their line while they are empty. */
export const CARD = 'mx-auto max-w-60 leading-[1.75] wrap-anywhere [&_p]:min-h-[1.4em]';

/** Shows the logo until a picture is chosen. */
export const CardPicture = ({ image, focus, className }: { image: Picture; focus: string; className: string }) => {
  const url = useObjectUrl(image);
  return (
    <div className={`grid place-items-center bg-tint overflow-hidden ${className}`}>
      {url ? (
        <img className="size-full object-cover" style={{ objectPosition: positionOf(focus, CENTRE) }} src={url} alt="" />
      ) : (
        <Logo className="size-[40%] text-on-tint opacity-30" />
      )}
    </div>
  );
};

/** Marks the text's language where it differs from the card's. */
export const CardText = ({ locale, texts }: { locale: Locale; texts: Record<Locale, string> }) => {
  const shown = shownText(locale, texts);
  return shown.locale === locale ? (
    shown.text
  ) : (
    <span lang={shown.locale} dir={DIRECTIONS[shown.locale]}>
      {shown.text}
    </span>
  );
};

/** Inactive in the preview. */
export const CardLink = ({ locale }: { locale: Locale }) => (
  <span className="inline-flex gap-2 items-center min-h-10 text-small font-strong text-brand">
    <span className="border-b-[1.5px] border-current leading-[1.5]">{NAMES[locale].readMore}</span>
    <svg viewBox="0 0 24 24" width="18" height="18" className="icon rtl:-scale-x-100" aria-hidden="true">
      <path d="M4 12h15M13 6l6 6-6 6" />
    </svg>
  </span>
);

interface RailProps {
  title?: string;
  /** Language to show until the reader chooses one. */
  follows?: Locale;
  children: (locale: Locale) => ReactNode;
}

export const PreviewRail = ({ title, follows, children }: RailProps) => {
  const { t } = useTranslation();
  const own = useLanguage();
  const [locale, setLocale] = useState(follows ?? own);
  useEffect(() => {
    if (follows) setLocale(follows);
  }, [follows]);
  const name = title ?? t('content.preview');
  return (
    <section aria-label={name}>
      <header className="flex items-center justify-between mt-5.5 mb-3 text-note font-strong">
        <span>{name}</span>
        <LanguageSigns legend={t('content.previewLanguage')} value={locale} onChoose={setLocale} />
      </header>
      <div lang={locale} dir={DIRECTIONS[locale]}>
        {children(locale)}
      </div>
    </section>
  );
};
