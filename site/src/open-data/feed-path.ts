import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import type { Path } from '../i18n/routes.ts';

/** The address of the feed in a language; apart from the feed, so that a page that names it does not bring the builder of XML along. */
export const feedPath = (locale: Locale): Path => `/feeds/${locale}.xml`;
export const feedPaths = (): Path[] => LOCALES.map(feedPath);
