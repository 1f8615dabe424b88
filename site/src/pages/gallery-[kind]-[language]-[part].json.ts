import type { APIRoute } from 'astro';
import { localeOf } from '../i18n/routes.ts';
import { galleryPart } from '../sections/gallery/items.ts';

export const GET: APIRoute = ({ params: { kind, language, part } }) =>
  Response.json(galleryPart(kind === 'videos' ? 'videos' : 'photos', Number(part), localeOf({ locale: language })));
