import type { Item } from '../../../testing/content/generated.ts';
import { pictureUrl } from '../../../testing/content/generated.ts';

export type Listed = Item<'crops'> | Item<'articles'>;

export const MARKED_ID = 'zzidzz';
/** Fields that decide the form of a page, which is the same for all pages of Hugo. */
const KEPT = new Set(['type', 'season', 'variant', 'bgColor', 'createdAt', 'updatedAt']);
const MARK = /zz(\w+?)zz/g;
export const CARDS = /(?:<li class="[^"]*" data-id="[^"]*">(?:(?!<\/li>).)*<\/li>)+/gs;
const MARKED_CARD = new RegExp(`<li class="[^"]*" data-id="${MARKED_ID}">.*?</li>`, 's');
/** Elements that a text has several of: paragraphs, lines. */
const PARAGRAPH = /<p([^>]*)>zz(description|arabicDescription|intro|arabicIntro|\w*[iI]ssueDefinition|\w*[iI]mportance)zz<\/p>/g;
const LINE = /<li([^>]*)>((?:(?!<\/?li).)*)zz(\w*[sS]teps|\w*[rR]ecommendations)zz((?:(?!<\/?li).)*)<\/li>/gs;
const MOST = { described: 155, summary: 120 };

/** Replaces each text of an item by the name of its field. */
export const marked = <Entry extends Listed>(item: Entry): Entry => ({
  ...(Object.fromEntries(
    Object.entries(item).map(([field, value]) => [field, typeof value === 'string' && !KEPT.has(field) ? `zz${field}zz` : value]),
  ) as Entry),
  imageUrl: pictureUrl(MARKED_ID),
});

/** Returns the parameter of a field; Hugo ignores case. */
export const parameter = (field: string): string => `item_${field.toLowerCase()}`;
const value = (field: string): string => `.Params.${parameter(field)}`;

export const parametersIn = (template: string): ReadonlySet<string> =>
  new Set([...template.matchAll(/\.Params\.(item_\w+)/g)].map(([, name = '']) => name));

/** Escapes braces for Go: the data for the page's scripts has placeholders of the same form. */
export const quoted = (html: string): string => html.replaceAll('{{', '{{"{{"}}');

/** Replaces marks by actions: descriptions are cut as on the site, each part of a long text gets an element. */
export const withActions = (html: string): string =>
  html
    .replace(/content="zz(\w+?)zz"/g, (_, field) => `content="{{ truncate ${MOST.described} ${value(field)} }}"`)
    .replace(PARAGRAPH, (_, rest, field) => `{{ range split ${value(field)} "\\n\\n" }}<p${rest}>{{ . }}</p>{{ end }}`)
    .replace(
      LINE,
      (_, rest, before, field, after) => `{{ range split ${value(field)} "\\n" }}<li${rest}>${before}{{ . }}${after}</li>{{ end }}`,
    )
    .replace(MARK, (_, field) => `{{ ${value(field)} }}`);

export const cardIn = (html: string): string => {
  const [card] = MARKED_CARD.exec(html) ?? [];
  if (!card) throw new Error('No card of the marked item stands in the page.');
  return withActions(card.replace(/zz(description|arabicDescription)zz/, (_, field) => `{{ truncate ${MOST.summary} ${value(field)} }}`));
};
