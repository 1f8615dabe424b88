import type { APIRoute } from 'astro';
import { localeOf } from '../i18n/routes.ts';
import { galleryFile } from '../sections/gallery/items.ts';

/** The whole gallery in one language, for what is beyond the first page of thumbnails (decision L14). */
export const GET: APIRoute = ({ params: { language } }) => Response.json(galleryFile(localeOf({ locale: language })));
