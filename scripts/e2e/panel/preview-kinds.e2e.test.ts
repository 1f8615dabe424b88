import { KINDS, PAGED_NAMES, type PagedName } from '@sanabel/contract/entities/index';
import { fieldsInOneLanguage } from '@sanabel/contract/kinds/fields';
import type { KindFacts } from '@sanabel/contract/kinds/kind';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { withBrowser } from '../../testing/visit.ts';
import { ask, column } from './content.ts';
import { openPanel } from './panel.ts';

const ARABIC = 'كلام لم يُحفظ';
const ENGLISH = 'Words that nobody saved';
const WIDTHS = { حاسوب: 1280, هاتف: 390 } as const;

interface Kind {
  /** A new item's form, or that of the newest item where new ones come from files alone. */
  path: (list: PagedName) => Promise<string>;
  type: (page: Page) => Promise<void>;
}

const firstOf = async (list: PagedName): Promise<string> => {
  const [item] = (await (await ask('GET', `/${list}`)).json()) as { id: string }[];
  return `/admin/${list}/${item?.id}`;
};
const inColumns =
  (label: string) =>
  async (page: Page): Promise<void> => {
    await column(page, 'ar').getByLabel(label, { exact: true }).fill(ARABIC);
    await column(page, 'en').getByLabel(label, { exact: true }).fill(ENGLISH);
  };
/** The label of an optional field says so, too. */
const inFields =
  (arabic: string, english: string, exact: boolean) =>
  async (page: Page): Promise<void> => {
    await page.getByLabel(arabic).fill(ARABIC);
    await page.getByLabel(english, { exact }).fill(ENGLISH);
  };
const inNames = inFields('الاسم بالعربية', 'الاسم بالإنجليزية', false);

const WRITTEN: Partial<Record<PagedName, Kind>> = {
  crops: { path: async () => '/admin/crops/new', type: inColumns('اسم المحصول') },
  articles: { path: async () => '/admin/articles/new/awareness', type: inColumns('العنوان') },
  gallery: { path: firstOf, type: inFields('العنوان بالعربية', 'العنوان بالإنجليزية', false) },
  partners: { path: async () => '/admin/partners/new', type: inNames },
  members: { path: async () => '/admin/members/new', type: inNames },
  media: { path: async () => '/admin/contacts', type: inFields('العنوان بالعربية', 'العنوان بالإنجليزية', false) },
};

/** Uses the declared labels of a kind whose form follows from its declaration. */
const declaredKind = (list: PagedName): Kind => {
  const kind: KindFacts = KINDS[list];
  const names = fieldsInOneLanguage(kind.fields ?? {}).filter(([, { found }]) => found === 'name');
  const [english = '', arabic = ''] = names.map(([, { label }]) => label.ar);
  return { path: async () => `/admin/${list}/new`, type: inFields(arabic, english, false) };
};

const browser = withBrowser();

const frame = (page: Page) => page.locator('.preview-stage iframe');
const shown = (page: Page, text: string) => page.frameLocator('.preview-stage iframe').getByText(text).first();
const chooseIn = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check({ force: true });
const stored = async (list: PagedName): Promise<string> => {
  const site = await fetch(`${inject('stack').siteUrl}/`);
  return `${await (await ask('GET', `/${list}`)).text()}${await site.text()}`;
};

describe('the preview of unsaved changes', () => {
  it.each(PAGED_NAMES)('shows %s in both languages, as wide as a desk and a phone', async (list) => {
    const { path, type } = WRITTEN[list] ?? declaredKind(list);
    const { page, complaints } = await openPanel(browser(), {}, await path(list));
    await type(page);
    await page.getByRole('button', { name: 'معاينة', exact: true }).click();
    for (const [device, width] of Object.entries(WIDTHS)) {
      await chooseIn(page, device);
      for (const [language, text] of [
        ['العربية', ARABIC],
        ['English', ENGLISH],
      ] as const) {
        await chooseIn(page, language);
        await shown(page, text).waitFor({ state: 'attached' });
        const seen = await frame(page).evaluate((element) => {
          const { contentWindow, contentDocument } = element as HTMLIFrameElement;
          return [contentWindow?.innerWidth, contentDocument?.documentElement.lang];
        });
        expect(seen, `${device} ${language}`).toEqual([width, language === 'English' ? 'en' : 'ar']);
      }
    }
    const saved = await stored(list);
    expect([saved.includes(ARABIC), saved.includes(ENGLISH)]).toEqual([false, false]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
