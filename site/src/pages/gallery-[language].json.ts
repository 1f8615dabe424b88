import { LOCALES } from '@sanabel/contract/enumerations';
import type { APIRoute, GetStaticPaths } from 'astro';
import { galleryFile } from '../sections/gallery/items.ts';

/** The whole gallery in one language, for what is beyond the first page of thumbnails (decision L14). */
export const getStaticPaths = (() => LOCALES.map((language) => ({ params: { language }, props: { language } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ language: (typeof LOCALES)[number] }> = ({ props }) => Response.json(galleryFile(props.language));
