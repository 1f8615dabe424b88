import type { Locale } from '@sanabel/contract/enumerations';
import { useObjectUrl } from '../../forms/use-object-url.ts';
import type { Picture } from '../../forms/values.ts';
import { DIRECTIONS } from '../../language/language.ts';
import { Mark } from '../../ui/Mark.tsx';
import { NAMES } from '../names.ts';
import { shownText } from './shown-text.ts';

/** The chosen picture in the card's form; the mark stands where there is none yet. */
export const CardPicture = ({ image }: { image: Picture }) => {
  const url = useObjectUrl(image);
  return <div className="preview-picture">{url ? <img src={url} alt="" /> : <Mark />}</div>;
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
  <span className="preview-more">
    <span>{NAMES[locale].readMore}</span>
    <svg viewBox="0 0 24 24" width="18" height="18" className="icon" aria-hidden="true">
      <path d="M4 12h15M13 6l6 6-6 6" />
    </svg>
  </span>
);
