import type { Locale } from '@sanabel/contract/enumerations';
import { useObjectUrl } from '../../forms/picture.ts';
import type { Picture } from '../../forms/values.ts';
import { DIRECTIONS } from '../../language/language.ts';
import { Mark } from '../../ui/Mark.tsx';
import { NAMES } from '../names.ts';
import { shownText } from './shown-text.ts';

/** The chosen picture in the card's form; the mark stands where there is none yet. */
export const CardPicture = ({ image }: { image: Picture }) => {
  const url = useObjectUrl(image);
  return (
    <div className="preview-picture grid place-items-center bg-green-200 overflow-hidden">
      {url ? <img className="size-full object-cover" src={url} alt="" /> : <Mark className="size-[40%] text-green-700 opacity-30" />}
    </div>
  );
};

/** A text of a card, marked with its own language where that is not the card's. */
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

/** The card's link, drawn: in a preview it leads nowhere. */
export const CardLink = ({ locale }: { locale: Locale }) => (
  <span className="preview-more inline-flex gap-2 items-center min-h-10 text-small font-strong text-brand">
    <span className="border-b-[1.5px] border-current leading-[1.5]">{NAMES[locale].readMore}</span>
    <svg viewBox="0 0 24 24" width="18" height="18" className="icon rtl:-scale-x-100" aria-hidden="true">
      <path d="M4 12h15M13 6l6 6-6 6" />
    </svg>
  </span>
);
