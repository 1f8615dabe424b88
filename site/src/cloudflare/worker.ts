import { tidyAddress } from '@sanabel/contract/tidy-address';
import type { HeaderRule, Redirect } from './netlify-rules.ts';

export interface PagesEnvironment {
  ASSETS: { fetch(request: Request): Promise<Response> };
  PROXY_SECRET?: string;
}

export interface WorkerRules {
  redirects: readonly Redirect[];
  headers: readonly HeaderRule[];
  cms: string;
  unavailable: Readonly<Record<'ar' | 'en', string>>;
}

/**
 * Answers the paths for which files alone are not enough: calls of the CMS, addresses of the control panel, removed items. It keeps the
 * order of netlify.toml: forced rule, file, other rule. Its source text goes into `_worker.js` unchanged, behind the contract's
 * tidy-address.ts.
 */
export const createWorker = ({ redirects, headers, cms, unavailable }: WorkerRules) => {
  /** Returns the values of a pattern's names and star in a path, or null where the pattern does not match. */
  const fit = (pattern: string, path: string): Record<string, string> | null => {
    const source = pattern
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:(\w+)/g, '(?<$1>[^/]+)')
      .replace(/\/\*$/, '(?:/(?<splat>.*))?');
    const match = new RegExp(`^${source}/?$`).exec(path);
    return match && { ...match.groups };
  };
  const ruleFor = (path: string, isForced: boolean) => {
    for (const rule of redirects) {
      const parts = rule.isForced === isForced ? fit(rule.from, path) : null;
      if (parts) return { status: rule.status, to: rule.to.replace(/(?<=\/):(\w+)/g, (_, name: string) => parts[name] ?? '') };
    }
    return null;
  };

  /** Adds the headers of the path; of two rules for one header the later one counts. */
  const dressed = (response: Response, path: string, status = response.status): Response => {
    const answer = new Response(response.body, { status, headers: response.headers });
    for (const [pattern, values] of headers)
      if (fit(pattern, path)) for (const [name, value] of Object.entries(values)) answer.headers.set(name, value);
    return answer;
  };

  const passOn = async (request: Request, to: string, { PROXY_SECRET = '' }: PagesEnvironment): Promise<Response> => {
    const { pathname } = new URL(to);
    const call = new Request(`${cms}${pathname}${new URL(request.url).search}`, request);
    // Passes on the caller's address for rate limits: the CMS believes it only together with the secret.
    call.headers.set('Sanabel-Proxy-Secret', PROXY_SECRET);
    call.headers.set('X-Nf-Client-Connection-Ip', request.headers.get('CF-Connecting-IP') ?? '');
    try {
      return await fetch(call, { redirect: 'manual' });
    } catch {
      const language = /^\s*en/i.test(request.headers.get('Accept-Language') ?? '') ? 'en' : 'ar';
      const body = { status: 'error', code: 'UNAVAILABLE', message: unavailable[language], requestId: crypto.randomUUID() };
      return Response.json(body, { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' } });
    }
  };

  return {
    async fetch(request: Request, environment: PagesEnvironment): Promise<Response> {
      const { pathname: path, search, origin } = new URL(request.url);
      const forced = ruleFor(path, true);
      if (forced) return passOn(request, forced.to, environment);
      const asset = await environment.ASSETS.fetch(request);
      const rule = asset.status === 404 ? ruleFor(path, false) : null;
      const tidied = asset.status === 404 && rule?.status !== 200 && rule?.status !== 301 ? tidyAddress(path) : null;
      if (tidied !== null && (await environment.ASSETS.fetch(new Request(new URL(tidied, origin)))).ok)
        return new Response(null, { status: 301, headers: { Location: `${tidied}${search}` } });
      if (!rule) return dressed(asset, path);
      if (rule.status !== 200 && rule.status !== 404)
        return new Response(null, { status: rule.status, headers: { Location: rule.to.replace(/#|$/, (anchor) => search + anchor) } });
      // Drops ".html" and "index.html": Pages answers those addresses with a redirect.
      const page = rule.to.replace(/(?<=\/)index\.html$/, '').replace(/\.html$/, '');
      const file = await environment.ASSETS.fetch(new Request(new URL(page, origin)));
      return dressed(file, path, rule.status === 404 ? 404 : file.status);
    },
  };
};
