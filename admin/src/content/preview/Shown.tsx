import type { Locale } from '@sanabel/contract/enumerations';
import { DIRECTIONS } from '../../language/language.ts';
import { shownText } from './words.ts';

/** A text of a card, marked with its own language where that is not the card's. */
export const Shown = ({ locale, texts }: { locale: Locale; texts: Record<Locale, string> }) => {
  const shown = shownText(locale, texts);
  return shown.locale === locale ? (
    shown.text
  ) : (
    <span lang={shown.locale} dir={DIRECTIONS[shown.locale]}>
      {shown.text}
    </span>
  );
};
