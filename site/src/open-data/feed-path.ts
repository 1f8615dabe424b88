import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import type { Path } from '../i18n/routes.ts';

/** Separate from feed.ts, so that a page with the link does not load the XML builder. */
export const feedPath = (locale: Locale): Path => `/feeds/${locale}.xml`;
export const feedPaths = (): Path[] => LOCALES.map(feedPath);
