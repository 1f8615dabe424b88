import { article, crop, galleryItem } from '@sanabel/contract';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { createApi } from '../../seed/api.ts';
import { openPage } from '../../testing/browser.ts';
import { withBrowser } from '../../testing/visit.ts';
import { type Crawled, crawl } from './crawler.ts';
import { pageKinds, pathIn } from './pages.ts';

const { siteUrl, cmsUrl } = inject('stack');

const browser = withBrowser();
let site: Crawled;
beforeAll(async () => {
  const { page } = await openPage(browser(), siteUrl, {});
  site = await crawl(page, siteUrl, ['/', '/admin/']);
});

const isPublic = (path: string) => !path.startsWith('/admin') && !path.startsWith('/api');

describe('the whole site, followed link by link', () => {
  it('has no link, anchor, picture, video, style or script that leads nowhere', () => {
    expect(site.problems).toEqual([]);
  });

  it('leads to every page kind and every item in both languages', async () => {
    const api = createApi(cmsUrl);
    const crops = z.array(crop).parse(await api.get('/crops'));
    const articles = z.array(article).parse(await api.get('/articles'));
    const items = [...crops.map(({ id }) => `/services/crop/${id}`), ...articles.map(({ id }) => `/services/article/${id}`)];
    const kinds = (await pageKinds(cmsUrl)).map(({ path }) => path).filter((path) => !path.endsWith('/not-here'));
    for (const path of [...kinds, ...items.flatMap((item) => [pathIn('ar', item), pathIn('en', item)])])
      expect(site.pages.has(path), path).toBe(true);
  });

  it('includes every picture and film of the gallery, those beyond the first page too', async () => {
    const media = z.array(galleryItem).parse(await createApi(cmsUrl).get('/gallery'));
    const files = ['photos', 'videos'].flatMap((kind) => ['ar', 'en'].map((locale) => `/gallery-${kind}-${locale}-1.json`));
    expect([...site.resources].filter((path) => path.startsWith('/gallery-')).sort()).toEqual(files);
    for (const { type, url } of media.filter((item) => item.type !== 'youtube')) {
      const name = url.split('/').at(-1)?.split(/[.-]/)[0] ?? '';
      expect(
        [...site.resources].some((path) => path.startsWith(`/media/${name}`)),
        `${type} ${url}`,
      ).toBe(true);
    }
  });

  it('names on each page its own address and its counterpart, and the counterpart agrees', () => {
    const problems: string[] = [];
    for (const [path, { canonical, alternates, language }] of site.pages) {
      if (!isPublic(path)) continue;
      if (canonical !== `${siteUrl}${path === '/' ? '/' : path}`) problems.push(`${path}: canonical is ${canonical}`);
      if (alternates[language] !== canonical) problems.push(`${path}: hreflang ${language} is ${alternates[language]}`);
      for (const other of ['ar', 'en', 'x-default']) {
        const counterpart = site.pages.get(new URL(alternates[other] ?? '/none', siteUrl).pathname);
        if (!counterpart) problems.push(`${path}: hreflang ${other} leads to ${alternates[other]}, which no link reaches`);
        else if (JSON.stringify(counterpart.alternates) !== JSON.stringify(alternates))
          problems.push(`${path}: its ${other} twin names other twins`);
      }
    }
    expect(problems).toEqual([]);
  });
});
