import type { APIRoute } from 'astro';
import { codesPart } from '../sections/short-link/files.ts';

/** The ids behind short addresses (decision 140). */
export const GET: APIRoute = ({ params: { part } }) => new Response(codesPart(Number(part)));
