import { llmsText } from '../open-data/llms.ts';

/** The site for programs that read (llmstxt.org, decision 135). */
export const GET = () => new Response(llmsText(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
