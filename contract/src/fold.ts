/** Kept apart from the identifiers in `typing/`, because the search in long lists loads only this. */
import { withoutUnseen } from './typing/unseen.ts';

/** Arabic-Indic (٠-٩), Persian (۰-۹) and full-width digits (decision L8). */
export const foldDigits = (text: string): string =>
  // The last four bits of 0x660 to 0x669, 0x6f0 to 0x6f9 and 0xff10 to 0xff19 are the number.
  text.replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/**
 * Folds case, diacritics, tatweel, unseen characters, أ/إ/آ/ٱ to ا, ة to ه, ى to ي, Persian to Arabic letters, Latin accents, digits and
 * spaces (api.md, "Conventions").
 */
export const foldForSearch = (text: string): string =>
  withoutUnseen(foldDigits(text).normalize('NFKD'))
    .replace(/[\p{M}\u06d6-\u06ed\u0640]/gu, '')
    // Letters of Persian, Urdu and Kurdish keyboards. NFKD has already split hamza and madda from their alef.
    .replace(/ٱ/g, 'ا')
    .replace(/[ةۃھہە]/g, 'ه')
    .replace(/[ىیېے]/g, 'ي')
    .replace(/[کڪ]/g, 'ك')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
