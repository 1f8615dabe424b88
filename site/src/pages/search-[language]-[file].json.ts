import type { APIRoute } from 'astro';
import { localeOf } from '../i18n/routes.ts';
import { searchFile } from '../sections/search/files.ts';

export const GET: APIRoute = ({ params: { language, file = '' } }) => Response.json(searchFile(localeOf({ locale: language }), file));
