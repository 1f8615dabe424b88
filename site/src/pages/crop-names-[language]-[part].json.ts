import type { APIRoute } from 'astro';
import { localeOf } from '../i18n/routes.ts';
import { cropNames } from '../sections/compare/names.ts';

/** A part of the crops' names in one language, fetched by the page that compares two of them. */
export const GET: APIRoute = ({ params: { language, part } }) => Response.json(cropNames(localeOf({ locale: language }), Number(part)));
