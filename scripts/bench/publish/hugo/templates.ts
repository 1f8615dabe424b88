import type { Locale } from '@sanabel/contract/enumerations';
import { contentOf, generateLists, type Item } from '../../../testing/content/generated.ts';
import { type BuiltSite, loadSite } from '../../../testing/content/rendered.ts';
import { listTemplate } from './list-template.ts';
import { CARDS, cardIn, type Listed, MARKED_ID, marked, parametersIn, quoted, withActions } from './marks.ts';

export const KINDS = ['crop', 'awareness', 'climate'] as const;
export type Kind = (typeof KINDS)[number];
export const kindOf = (item: Listed): Kind => ('name' in item ? 'crop' : item.type);

const PLAIN = ['about', 'services', 'gallery', 'jobs', 'contact', 'privacy', 'accessibility', '404', '500'];

export interface Templates {
  layouts: Record<string, string>;
  parameters: Record<Kind, Record<Locale, ReadonlySet<string>>>;
  plain: readonly string[];
}

/** Enough that the marked item is on a list page with pages before and after it. */
const ITEMS = 600;
const PLACE = 60;
const PREFIX: Record<Locale, string> = { ar: '', en: '/en' };

const inBoth = async (make: (prefix: string) => Promise<string>): Promise<Record<Locale, string>> => ({
  ar: await make(PREFIX.ar),
  en: await make(PREFIX.en),
});
const oneOf = ({ ar, en }: Record<Locale, string>): string => `{{ if eq .Site.Language.Lang "ar" }}${ar}{{ else }}${en}{{ end }}`;

/** Makes the template of an item page, which ends with the cards of the next four. */
const itemTemplate = (page: string, card: string): string =>
  withActions(page.replace(CARDS, () => 'ZZCARDS')).replace(
    'ZZCARDS',
    () => `{{ $other := . }}{{ range seq 4 }}{{ with $other.NextInSection }}${card}{{ $other = . }}{{ end }}{{ end }}`,
  );

/**
 * Makes templates of a Hugo site with the same pages as ours, from our pages rendered with an item that has marks for texts. Texts for type,
 * season and counts are the same on all pages of Hugo, and its frame is finished text: Hugo has less to do.
 */
export const makeTemplates = async (siteUrl: string): Promise<Templates> => {
  const site: BuiltSite = await loadSite(siteUrl);
  const lists = generateLists(ITEMS);
  const show = (crops: readonly Item<'crops'>[], articles: readonly Item<'articles'>[]): void => {
    const content = contentOf({ ...lists, crops: [...crops], articles: [...articles] }, 1, { webp: 1, avif: 1 });
    site.replaceSiteData({ content, year: new Date().getFullYear(), busyImages: new Set() });
  };
  const page = async (address: string): Promise<string> => quoted((await site.render(address)).result);
  const listPage = async (list: string): Promise<string> => {
    for (const address of site.addresses().filter((known) => new RegExp(`^${list}/\\d+$`).test(known))) {
      const html = await page(address);
      if (html.includes(`data-id="${MARKED_ID}"`)) return listTemplate(html, cardIn(html), address);
    }
    throw new Error(`No page of ${list} shows the marked item.`);
  };

  const layouts: Record<string, string> = {};
  const ofKind = async (kind: Kind): Promise<Record<Locale, ReadonlySet<string>>> => {
    const own = [...lists.crops, ...lists.articles].filter((item) => kindOf(item) === kind);
    const withMark = <Entry extends Listed>(item: Entry): Entry => (item === own[PLACE] ? marked(item) : item);
    show(lists.crops.map(withMark), lists.articles.map(withMark));
    const folder = kind === 'crop' ? 'crop' : 'article';
    const before = own[PLACE - 1]?.id ?? '';
    const single = await inBoth(async (prefix) =>
      itemTemplate(await page(`${prefix}/services/${folder}/${MARKED_ID}`), cardIn(await page(`${prefix}/services/${folder}/${before}`))),
    );
    const list = await inBoth((prefix) => listPage(`${prefix}/services/${kind === 'crop' ? 'crops' : kind}`));
    layouts[kind] = oneOf(single);
    layouts[`${kind}-list`] = oneOf(list);
    return { ar: parametersIn(single.ar + list.ar), en: parametersIn(single.en + list.en) };
  };
  const parameters = {} as Templates['parameters'];
  for (const kind of KINDS) parameters[kind] = await ofKind(kind);
  show(lists.crops, lists.articles);
  for (const name of PLAIN) layouts[name] = oneOf(await inBoth((prefix) => page(`${prefix}/${name}`)));
  layouts.index = oneOf(await inBoth((prefix) => page(prefix || '/')));
  return { layouts, parameters, plain: PLAIN };
};
