import type { Locale } from '@sanabel/contract/enumerations';
import { NAMES } from '../names.ts';

/** The card's link, drawn: in a preview it leads nowhere. */
export const More = ({ locale }: { locale: Locale }) => (
  <span className="preview-more">
    <span>{NAMES[locale].readMore}</span>
    <svg viewBox="0 0 24 24" width="18" height="18" className="icon" aria-hidden="true">
      <path d="M4 12h15M13 6l6 6-6 6" />
    </svg>
  </span>
);
