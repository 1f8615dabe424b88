import type { APIRoute } from 'astro';
import { openFile } from '../../open-data/files.ts';

export const GET: APIRoute = ({ params: { table, part, format } }) => new Response(openFile(`${table}.${format}`, Number(part)));
