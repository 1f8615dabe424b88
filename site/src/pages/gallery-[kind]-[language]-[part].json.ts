import type { APIRoute } from 'astro';
import { localeOf } from '../i18n/routes.ts';
import { galleryPart } from '../sections/gallery/items.ts';

/** A part of the gallery in one language, for what is beyond the first page of thumbnails (decision L14). */
export const GET: APIRoute = ({ params: { kind, language, part } }) =>
  Response.json(galleryPart(kind === 'videos' ? 'videos' : 'photos', Number(part), localeOf({ locale: language })));
