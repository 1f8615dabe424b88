import type { APIRoute } from 'astro';
import { askRows } from '../sections/answers/rows.ts';

export const GET: APIRoute = ({ params }) => Response.json(askRows(Number(params.part)));
