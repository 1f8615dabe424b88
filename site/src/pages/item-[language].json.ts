import type { APIRoute } from 'astro';
import { localeOf } from '../i18n/routes.ts';
import { itemTexts } from '../sections/item-tools/texts.ts';

export const GET: APIRoute = ({ params: { language } }) => Response.json(itemTexts(localeOf({ locale: language })));
