import type { APIRoute } from 'astro';
import { openFile } from '../../open-data/files.ts';

/** A part of a table for others to use (decision 135). The file's name says its kind. */
export const GET: APIRoute = ({ params: { table, part, format } }) => new Response(openFile(`${table}.${format}`, Number(part)));
