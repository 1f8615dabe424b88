import type { APIRoute } from 'astro';
import { PAGED_LISTS } from '../content/selections.ts';
import { namesPart } from '../sections/lists/finder-data.ts';

export const GET: APIRoute = ({ params }) => {
  const list = PAGED_LISTS.find((name) => name === params.list);
  if (!list) throw new Error(`There is no list ${params.list}.`);
  return Response.json(namesPart(list, Number(params.part)));
};
