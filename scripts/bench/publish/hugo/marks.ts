import type { Item } from '../../../testing/content/generated.ts';
import { pictureUrl } from '../../../testing/content/generated.ts';

export type Listed = Item<'crops'> | Item<'articles'>;

export const MARKED_ID = 'zzidzz';
/** They decide the form of a page, which is one for all pages of Hugo. */
const KEPT = new Set(['type', 'season', 'variant', 'bgColor', 'createdAt', 'updatedAt']);
const MARK = /zz(\w+?)zz/g;
/** All cards that stand side by side. */
export const CARDS = /(?:<li class="[^"]*" data-id="[^"]*">(?:(?!<\/li>).)*<\/li>)+/gs;
const MARKED_CARD = new RegExp(`<li class="[^"]*" data-id="${MARKED_ID}">.*?</li>`, 's');
/** Elements of which a text has several: a paragraph each, or a line each. */
const PARAGRAPH = /<p([^>]*)>zz(description|arabicDescription|intro|arabicIntro|\w*[iI]ssueDefinition|\w*[iI]mportance)zz<\/p>/g;
const LINE = /<li([^>]*)>((?:(?!<\/?li).)*)zz(\w*[sS]teps|\w*[rR]ecommendations)zz((?:(?!<\/?li).)*)<\/li>/gs;
const MOST = { described: 155, summary: 120 };

/** The item with the name of each of its texts in the place of the text. */
export const marked = <Entry extends Listed>(item: Entry): Entry => ({
  ...(Object.fromEntries(
    Object.entries(item).map(([field, value]) => [field, typeof value === 'string' && !KEPT.has(field) ? `zz${field}zz` : value]),
  ) as Entry),
  imageUrl: pictureUrl(MARKED_ID),
});

/** Where Hugo finds a field of an item; it does not tell large letters from small ones. */
export const parameter = (field: string): string => `item_${field.toLowerCase()}`;
const value = (field: string): string => `.Params.${parameter(field)}`;

/** The fields that a template shows. */
export const parametersIn = (template: string): ReadonlySet<string> =>
  new Set([...template.matchAll(/\.Params\.(item_\w+)/g)].map(([, name = '']) => name));

/** A page's text as Go leaves it alone: what the page hands to its own scripts has open places of the same form. */
export const quoted = (html: string): string => html.replaceAll('{{', '{{"{{"}}');

/** Puts actions in the place of marks: descriptions cut as the site cuts them, the parts of a long text in an element each. */
export const withActions = (html: string): string =>
  html
    .replace(/content="zz(\w+?)zz"/g, (_, field) => `content="{{ truncate ${MOST.described} ${value(field)} }}"`)
    .replace(PARAGRAPH, (_, rest, field) => `{{ range split ${value(field)} "\\n\\n" }}<p${rest}>{{ . }}</p>{{ end }}`)
    .replace(
      LINE,
      (_, rest, before, field, after) => `{{ range split ${value(field)} "\\n" }}<li${rest}>${before}{{ . }}${after}</li>{{ end }}`,
    )
    .replace(MARK, (_, field) => `{{ ${value(field)} }}`);

/** The template of a card, made of the marked item's; its text is short. Throws when the page has none. */
export const cardIn = (html: string): string => {
  const [card] = MARKED_CARD.exec(html) ?? [];
  if (!card) throw new Error('No card of the marked item stands in the page.');
  return withActions(card.replace(/zz(description|arabicDescription)zz/, (_, field) => `{{ truncate ${MOST.summary} ${value(field)} }}`));
};
