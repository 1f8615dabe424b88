import type { APIRoute } from 'astro';
import { codesPart } from '../sections/short-link/files.ts';

export const GET: APIRoute = ({ params: { part } }) => new Response(codesPart(Number(part)));
