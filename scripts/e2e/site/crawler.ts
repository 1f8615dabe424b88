import type { Page } from 'playwright-core';
import { until } from '../../process/until.ts';

interface References {
  links: string[];
  resources: string[];
  /** Targets of addresses with #. */
  anchors: string[];
  canonical: string | null;
  alternates: Record<string, string>;
  language: string;
}

export interface Crawled {
  pages: Map<string, References>;
  resources: Set<string>;
  problems: string[];
}

/** Reads markup with the browser's parser; no script runs. */
const readMarkup = (html: string): References => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string, attribute: string) =>
    [...page.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '').filter((value) => value !== '');
  const sets = (selector: string, attribute: string) =>
    all(selector, attribute).flatMap((set) => set.split(',').map((part) => part.trim().split(/\s+/)[0] ?? ''));
  const link = (rel: string) => `link[rel~="${rel}"]`;
  return {
    links: [...all('a[href]', 'href'), ...all('area[href]', 'href'), ...all('form[action]', 'action')],
    resources: [
      ...all('img[src], source[src], video[src], audio[src], script[src], iframe[src]', 'src'),
      ...all('video[poster]', 'poster'),
      ...sets('img[srcset], source[srcset]', 'srcset'),
      ...sets('link[imagesrcset]', 'imagesrcset'),
      ...['stylesheet', 'icon', 'apple-touch-icon', 'manifest', 'preload', 'modulepreload'].flatMap((rel) => all(link(rel), 'href')),
      ...all('meta[property="og:image"], meta[name="twitter:image"]', 'content'),
      ...all('[data-poster]', 'data-poster'),
    ],
    anchors: [...all('[id]', 'id'), ...all('a[name]', 'name')],
    canonical: all(link('canonical'), 'href')[0] ?? null,
    alternates: Object.fromEntries(
      [...page.querySelectorAll(`${link('alternate')}[hreflang]`)].map((element) => [
        element.getAttribute('hreflang') ?? '',
        element.getAttribute('href') ?? '',
      ]),
    ),
    language: page.documentElement.lang,
  };
};

/** Finds files named without markup: data of islands, and JSON that they load later. Takes the first of numbered files. */
const namedFiles = (text: string): string[] => [
  ...(text.match(/(?<=["'\s,;(])\/(?:(?:media|assets|art)\/[\w./-]+|[\w-]+\.json)(?=["'\s,&)])/g) ?? []),
  ...(text.match(/(?<=["';])\/(?:gallery|names)-[\w-]*-(?=["'&])/g) ?? []).map((begin) => `${begin}1.json`),
];

const stylesheetReferences = (css: string): string[] =>
  [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].map((match) => match[1] ?? '');

const CRAWL_TIMEOUT_MS = 120_000;

/** Share pictures are drawn some time after their page. */
const fetchDrawn = async (url: URL): Promise<Response> => {
  const ask = () => fetch(url, { redirect: 'manual' });
  if (!url.pathname.startsWith('/share/')) return ask();
  const drawn = async () => {
    const answer = await ask();
    return answer.status === 200 && answer;
  };
  return until(drawn, { timeoutMs: CRAWL_TIMEOUT_MS, what: url.pathname }).catch(ask);
};

export const crawl = async (page: Page, siteUrl: string, starts: string[]): Promise<Crawled> => {
  const crawled: Crawled = { pages: new Map(), resources: new Set(), problems: [] };
  const origin = new URL(siteUrl).origin;
  const anchorsWanted: { from: string; to: URL }[] = [];
  const waiting = [...starts];
  const isOurs = (url: URL) => url.origin === origin;

  const need = async (reference: string, from: string): Promise<void> => {
    const url = new URL(reference, new URL(from, siteUrl));
    if (url.protocol === 'data:') return;
    if (!isOurs(url)) {
      crawled.problems.push(`${from}: needs ${url.href} of another host`);
      return;
    }
    if (crawled.resources.has(url.pathname)) return;
    crawled.resources.add(url.pathname);
    const answer = await fetchDrawn(url);
    const body = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 200 || body.length === 0) crawled.problems.push(`${from}: ${url.pathname} answers ${answer.status}`);
    const type = answer.headers.get('content-type') ?? '';
    const inner = type.startsWith('text/css')
      ? stylesheetReferences(body.toString())
      : type.includes('json')
        ? namedFiles(body.toString())
        : [];
    for (const next of inner) await need(next, url.pathname);
  };

  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (crawled.pages.has(path)) continue;
    const answer = await fetch(new URL(path, siteUrl), { redirect: 'manual' });
    if (answer.status !== 200) {
      const from = [...crawled.pages].find(([, { links }]) => links.some((link) => link.startsWith(path)))?.[0];
      crawled.problems.push(`${from ?? 'start'}: the link to ${path} answers ${answer.status}`);
      continue;
    }
    if (!answer.headers.get('content-type')?.startsWith('text/html')) continue;
    const html = await answer.text();
    const references = await page.evaluate(readMarkup, html);
    crawled.pages.set(path, references);
    for (const reference of [...references.resources, ...namedFiles(html)]) await need(reference, path);
    for (const link of references.links) {
      const url = new URL(link, new URL(path, siteUrl));
      if (!isOurs(url) || !/^https?:$/.test(url.protocol)) continue;
      waiting.push(url.pathname);
      if (url.hash.length > 1) anchorsWanted.push({ from: path, to: url });
    }
  }
  for (const { from, to } of anchorsWanted)
    if (!crawled.pages.get(to.pathname)?.anchors.includes(decodeURIComponent(to.hash.slice(1))))
      crawled.problems.push(`${from}: there is no ${to.pathname}${to.hash}`);
  return crawled;
};
