import { type Header, type MinimalHeader, parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import engine from 'netlify-redirector';
import * as z from 'zod';

/** What the local server can carry out. A rule of any other kind would work on the CDN alone, so it is refused. */
const plainRule = z.looseObject({
  path: z.string().startsWith('/'),
  to: z.string(),
  status: z.union([z.literal(200), z.literal(301), z.literal(302), z.literal(307), z.literal(308), z.literal(404)]),
  force: z.boolean(),
  query: z.record(z.string(), z.never()),
  conditions: z.record(z.string(), z.never()),
  signed: z.undefined().optional(),
});
export type Rule = z.infer<typeof plainRule>;

export interface RuleMatch {
  to: string;
  status: number;
  /** Whether the rule goes before a file of that name. */
  isForced: boolean;
}

export interface Rules {
  /** The redirects as they stand in the file, in order. */
  redirects: readonly Rule[];
  headers: readonly Header[];
  /** The rule for a path, by Netlify's own engine. */
  match(path: string, query?: string): RuleMatch | null;
  /** The headers for a path; of two rules for one header the later one counts. */
  headersFor(path: string): Record<string, string>;
}

const refuseErrors = (errors: readonly unknown[]): void => {
  if (errors.length > 0) throw new Error(`netlify.toml: ${errors.map(String).join('\n')}`);
};
const hasPattern = (header: Header | MinimalHeader): header is Header => 'forRegExp' in header;

/** Reads redirects and headers from netlify.toml, and the headers that a build has in its `_headers`, with Netlify's own parsers. */
export const readRules = async (netlifyConfigPath: string, ...headersFiles: string[]): Promise<Rules> => {
  const parsedRedirects = await parseAllRedirects({ redirectsFiles: [], netlifyConfigPath, configRedirects: [], minimal: false });
  const parsedHeaders = await parseAllHeaders({ headersFiles, netlifyConfigPath, configHeaders: [], minimal: false });
  refuseErrors([...parsedRedirects.errors, ...parsedHeaders.errors]);
  const redirects = z.array(plainRule).parse(parsedRedirects.redirects);
  const headers = parsedHeaders.headers.filter(hasPattern);
  const matcher = await engine.parseJSON(JSON.stringify(redirects), { jwtSecret: '', jwtRoleClaim: '' });
  return {
    redirects,
    headers,
    match: (path, query = '') => {
      const request = { scheme: 'https', host: 'site', path, query, headers: {}, cookieValues: {} };
      const match = matcher.match({ ...request, getHeader: () => '', getCookie: () => '' });
      return match && { to: match.to, status: match.status, isForced: match.force };
    },
    headersFor: (path) => Object.assign({}, ...headers.filter(({ forRegExp }) => forRegExp.test(path)).map(({ values }) => values)),
  };
};
