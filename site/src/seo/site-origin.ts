import { readEnvironment } from '../environment.ts';

/** The origin that visitors see. */
export const siteOrigin = new URL(readEnvironment().SITE_URL);

/** A path of the site as others have to write it: share cards, search engines. */
export const absolute = (path: string): string => new URL(path, siteOrigin).href;
