import type { APIRoute } from 'astro';
import { localeOf } from '../i18n/routes.ts';
import { searchFile } from '../sections/search/files.ts';

/** A file of the search in one language, fetched when a visitor searches (decision 128). */
export const GET: APIRoute = ({ params: { language, file = '' } }) => Response.json(searchFile(localeOf({ locale: language }), file));
