import type { APIRoute } from 'astro';
import { localeOf } from '../i18n/routes.ts';
import { itemTexts } from '../sections/item/texts.ts';

/** The words of an item's tools in one language, fetched when a visitor presses one. */
export const GET: APIRoute = ({ params: { language } }) => Response.json(itemTexts(localeOf({ locale: language })));
