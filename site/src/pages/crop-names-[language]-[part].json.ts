import type { APIRoute } from 'astro';
import { localeOf } from '../i18n/routes.ts';
import { cropNames } from '../sections/compare/names.ts';

export const GET: APIRoute = ({ params: { language, part } }) => Response.json(cropNames(localeOf({ locale: language }), Number(part)));
