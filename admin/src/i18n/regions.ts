import type { Locale } from '@sanabel/contract/enumerations';

/** Egypt's conventions: Arabic-Indic digits in Arabic, day before month in English. */
export const REGIONS = { ar: 'ar-EG', en: 'en-GB' } as const satisfies Record<Locale, string>;
