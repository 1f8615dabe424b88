import { join } from 'node:path';
import { type Header, type MinimalHeader, parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { RedirectsHandler } from '@netlify/redirects';
import * as z from 'zod';
import { ROOT } from '../environment/root.ts';

/** Rule options that the local server supports. Others would work on the CDN alone, so they are refused. */
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
  /** A path of the site, or the full address of another server. */
  to: string;
  status: number;
  /** The rule wins over a file of that name. */
  isForced: boolean;
}

export interface Rules {
  redirects: readonly Rule[];
  headers: readonly Header[];
  /** Uses Netlify's own engine and caches its answers: each takes more than a millisecond. */
  match(path: string): Promise<RuleMatch | null>;
  /** Later rules override earlier ones for the same header. */
  headersFor(path: string): Readonly<Record<string, string>>;
}

const refuseErrors = (errors: readonly unknown[]): void => {
  if (errors.length > 0) throw new Error(`netlify.toml: ${errors.map(String).join('\n')}`);
};
const hasPattern = (header: Header | MinimalHeader): header is Header => 'forRegExp' in header;

/** The engine decodes the path; one that cannot be decoded matches no rule. */
const addressOf = (path: string): URL | null => {
  try {
    decodeURIComponent(path);
    return new URL(`https://site${path}`);
  } catch {
    return null;
  }
};

/** Size at which the cache is cleared: anyone may request any path. */
const REMEMBERED_MAX = 10_000;

const remember = <Value>(known: Map<string, Value>, path: string, value: Value): Value => {
  if (known.size >= REMEMBERED_MAX) known.clear();
  known.set(path, value);
  return value;
};

const headersFor = (headers: readonly Header[], path: string): Record<string, string> =>
  Object.assign({}, ...headers.filter(({ forRegExp }) => forRegExp.test(path)).map(({ values }) => values));

/** Reads the rules of netlify.toml and of a release's `_redirects` and `_headers` with Netlify's own packages. */
export const readRules = async (netlifyConfigPath: string, release?: string): Promise<Rules> => {
  const filesNamed = (name: string): string[] => (release === undefined ? [] : [join(release, name)]);
  const redirectsFiles = filesNamed('_redirects');
  const headersFiles = filesNamed('_headers');
  const parsedRedirects = await parseAllRedirects({ redirectsFiles, netlifyConfigPath, configRedirects: [], minimal: false });
  const parsedHeaders = await parseAllHeaders({ headersFiles, netlifyConfigPath, configHeaders: [], minimal: false });
  refuseErrors([...parsedRedirects.errors, ...parsedHeaders.errors]);
  const headers = parsedHeaders.headers.filter(hasPattern);
  const handler = new RedirectsHandler({
    configPath: netlifyConfigPath,
    configRedirects: [],
    jwtRoleClaim: '',
    jwtSecret: '',
    projectDir: ROOT,
    publicDir: release,
  });
  const find = async (path: string): Promise<RuleMatch | null> => {
    const address = addressOf(path);
    const match = address && (await handler.match(new Request(address)));
    if (!match) return null;
    return {
      to: match.external ? match.target.href : match.target.pathname + match.target.hash,
      status: match.statusCode,
      isForced: match.force,
    };
  };
  const matches = new Map<string, RuleMatch | null>();
  const headersOf = new Map<string, Record<string, string>>();
  return {
    redirects: z.array(plainRule).parse(parsedRedirects.redirects),
    headers,
    match: async (path) => matches.get(path) ?? remember(matches, path, await find(path)),
    headersFor: (path) => headersOf.get(path) ?? remember(headersOf, path, headersFor(headers, path)),
  };
};
