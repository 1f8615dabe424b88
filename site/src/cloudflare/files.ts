import { readFile, rm, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { errorMessage } from '@sanabel/contract/messages/index';
import { type HeaderRule, type Redirect, readHeaderRules, readNetlifyRules, readRedirects } from './netlify-rules.ts';

/** The limit of Cloudflare Pages: it cuts a longer line off without a message. */
const LINE_MAX = 2_000;
const HEADER_RULES_MAX = 100;
const ROUTES_MAX = 100;

const isPlain = ({ from, status }: Redirect): boolean => status === 200 && !/[*:]/.test(from);

/** Lists the rules that need no worker: Pages follows a redirect even where a file exists, so only renames can be here. */
const redirectsFile = (redirects: readonly Redirect[]): string =>
  redirects
    .filter((rule) => !rule.isForced && isPlain(rule))
    .map(({ from, to, status }) => `${from} ${to} ${status}\n`)
    .join('');

/** Pages joins the values of all matching rules, so each rule removes the earlier value first. */
const headersFile = (headers: readonly HeaderRule[]): string => {
  const text = headers
    .map(([pattern, values], index) => {
      const earlier = new Set(headers.slice(0, index).flatMap(([, given]) => Object.keys(given)));
      const lines = Object.entries(values).flatMap(([name, value]) => [
        ...(earlier.has(name) ? [`  ! ${name}`] : []),
        `  ${name}: ${value}`,
      ]);
      return [pattern, ...lines, ''].join('\n');
    })
    .join('');
  if (headers.length > HEADER_RULES_MAX)
    throw new Error(`Cloudflare Pages takes ${HEADER_RULES_MAX} rules of headers, not ${headers.length}.`);
  const long = text.split('\n').find((line) => line.length > LINE_MAX);
  if (long) throw new Error(`Cloudflare Pages takes no header of ${long.length} characters: ${long.slice(0, 60)}…`);
  return text;
};

/** Routes of Pages know no names, only a star. */
const routeOf = ({ from }: Redirect): string => from.replace(/:.*$/, '*');

/** Lists the paths that call the worker. Every other path is a file, which costs no call; a missing one gets Pages' own 404.html. */
const routesFile = (redirects: readonly Redirect[]): string => {
  const wanted = [...new Set(redirects.filter((rule) => rule.status !== 404 && !isPlain(rule)).map(routeOf))];
  const isBelow = (path: string, route: string) => path !== route && route.endsWith('*') && path.startsWith(route.slice(0, -1));
  const include = wanted.filter((route) => !wanted.some((other) => isBelow(route, other)));
  const exclude = redirects
    .map((rule) => ({ status: rule.status, route: routeOf(rule) }))
    .filter(({ status, route }) => status === 404 && !include.includes(route) && include.some((other) => isBelow(route, other)))
    .map(({ route }) => route);
  if (include.length + exclude.length > ROUTES_MAX) throw new Error(`Cloudflare Pages takes ${ROUTES_MAX} routes of a worker.`);
  return `${JSON.stringify({ version: 1, include, exclude }, null, 2)}\n`;
};

interface Source {
  netlify: string;
  built: string;
  moved: string;
  worker: string;
  cmsUrl: string;
}

/** Makes Cloudflare Pages follow netlify.toml; keyed by file name. */
export const cloudflareFiles = ({ netlify, built, moved, worker, cmsUrl }: Source): Record<string, string> => {
  const { redirects: others, headers: named } = readNetlifyRules(netlify);
  const redirects = [...readRedirects(moved), ...others];
  const headers = [...named, ...readHeaderRules(built)];
  const unavailable = { ar: errorMessage('UNAVAILABLE', 'ar'), en: errorMessage('UNAVAILABLE', 'en') };
  const rules = JSON.stringify({ redirects, headers, cms: new URL(cmsUrl).origin, unavailable });
  const code = stripTypeScriptTypes(worker)
    .replace(/^import .*$/gm, '')
    .replace(/^export const/gm, 'const');
  return {
    _redirects: redirectsFile(redirects),
    _headers: headersFile(headers),
    '_routes.json': routesFile(redirects),
    '_worker.js': `${code}\nexport default createWorker(${rules});\n`,
  };
};

/** Puts the imports of the worker before its code. */
export const workerCode = async (): Promise<string> => {
  const files = ['../../../contract/src/tidy-address.ts', 'worker.ts'].map((name) => readFile(join(import.meta.dirname, name), 'utf8'));
  return (await Promise.all(files)).join('\n');
};

/** Replaces files instead of writing into them: they may be links to files that the next build needs. */
export const writeCloudflareFiles = async (site: string, cmsUrl: string): Promise<void> => {
  const text = (path: string) => readFile(path, 'utf8');
  const files = cloudflareFiles({
    netlify: await text(join(import.meta.dirname, '../../../netlify.toml')),
    built: await text(join(site, '_headers')),
    moved: await text(join(site, '_redirects')),
    worker: await workerCode(),
    cmsUrl,
  });
  for (const [name, content] of Object.entries(files)) {
    await rm(join(site, name), { force: true });
    await writeFile(join(site, name), content);
  }
};
