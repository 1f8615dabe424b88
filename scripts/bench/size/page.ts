import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Compresses in threads, so that many pages use every core. */
const compress = promisify(brotliCompress);

export interface PageFiles {
  styles: string[];
  scripts: string[];
  /** Scripts in a template without a name: they load only on demand. */
  asked: string[];
  /** Islands and their renderer, fetched when the visitor scrolls to them. */
  islands: string[];
  /** Preloaded: they come before the picture. */
  fonts: string[];
  picture: string | null;
}

const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, match = '']) => match);

/** 390 px wide at double density, like Lighthouse's phone and most cheap ones. */
const PHONE_WIDTH = 390;
const PHONE_DENSITY = 2;

/** Returns the width of a picture on a phone: the first size whose condition holds there. */
export const phoneShare = (sizes: string): number => {
  for (const part of sizes.split(',')) {
    const [, limit, value = '', unit] = /^\s*(?:\(width <= (\d+)px\)\s*)?([\d.]+)(vw|px)\s*$/.exec(part) ?? [];
    if (limit !== undefined && Number(limit) < PHONE_WIDTH) continue;
    if (unit === 'vw') return (Number(value) / 100) * PHONE_WIDTH;
    if (unit === 'px') return Number(value);
  }
  return PHONE_WIDTH;
};

/** Returns the file that a phone takes from a `srcset`: the smallest one that is sharp enough. */
export const phoneFile = (srcset: string, sizes: string): string | null => {
  const wanted = phoneShare(sizes) * PHONE_DENSITY;
  const files = srcset.split(',').flatMap((entry) => {
    const [, url = '', width = ''] = /^\s*(\S+) (\d+)w\s*$/.exec(entry) ?? [];
    return url === '' ? [] : [{ url, width: Number(width) }];
  });
  const sorted = files.toSorted((one, other) => one.width - other.width);
  return (sorted.find(({ width }) => width >= wanted) ?? sorted.at(-1))?.url ?? null;
};

/** Returns the first picture that a phone with AVIF requests. */
const firstPicture = (html: string): string | null => {
  for (const [picture] of html.matchAll(/<picture.*?<\/picture>/gs)) {
    if (!picture.includes('fetchpriority="high"')) continue;
    const [, srcset = '', sizes = ''] = /type="image\/avif" srcset="([^"]*)" sizes="([^"]*)"/.exec(picture) ?? [];
    return phoneFile(srcset, sizes);
  }
  return null;
};

const SCRIPT = /<script[^>]* src="([^"]+)"/g;
const ASKED = /<template>.*?<\/template>/gs;

export const filesOf = (html: string): PageFiles => ({
  styles: all(html, /<link rel="stylesheet" href="([^"]+)"/g),
  scripts: all(html.replace(ASKED, ''), SCRIPT),
  asked: all((html.match(ASKED) ?? []).join(''), SCRIPT),
  islands: all(html, /<astro-island[^>]* component-url="([^"]+)"/g).concat(all(html, /<astro-island[^>]* renderer-url="([^"]+)"/g)),
  fonts: all(html, /<link rel="preload" href="([^"]+)" as="font"/g),
  picture: firstPicture(html),
});

/** Returns the size at the CDN's best compression. */
export const brotliBytes = async (body: Buffer): Promise<number> =>
  (await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })).length;
