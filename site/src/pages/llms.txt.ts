import { llmsText } from '../open-data/llms.ts';

export const GET = () => new Response(llmsText(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
