import { article, crop } from '@sanabel/contract';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { createApi } from '../../seed/api.ts';
import { openPage } from '../../testing/browser.ts';
import { withBrowser } from '../../testing/visit.ts';

const { siteUrl, cmsUrl } = inject('stack');
const browser = withBrowser();
let [cropId, articleId] = ['', ''];
beforeAll(async () => {
  const api = createApi(cmsUrl);
  [cropId, articleId] = [
    z.array(crop).parse(await api.get('/crops'))[0]?.id ?? '',
    z.array(article).parse(await api.get('/articles'))[0]?.id ?? '',
  ];
});

describe('the short address on a poster', () => {
  it('leads to the crop or the article in its language, also in large letters', async () => {
    const { page, complaints } = await openPage(browser(), siteUrl, {});
    for (const [typed, there] of [
      [`/go/${cropId.slice(-7)}`, `/services/crop/${cropId}`],
      [`/en/go/${articleId.slice(-7).toUpperCase()}`, `/en/services/article/${articleId}`],
    ] as const) {
      await page.goto(typed);
      await page.waitForURL(`${siteUrl}${there}`);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('that is no item says so, and shows the search and the lists', async () => {
    const { page } = await openPage(browser(), siteUrl, {});
    await page.goto('/en/go/no-such-one');
    await page.getByRole('heading', { name: 'We could not find this link' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Search' }).click();
    await page.waitForURL(`${siteUrl}/en/search`);
    await page.context().close();
  });
});
