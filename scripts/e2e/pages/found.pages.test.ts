import { isPlaceholderPage } from '@sanabel/contract/pages';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { withBrowser } from '../../testing/visit.ts';
import type { BuiltPage } from './built-pages.ts';
import { readMarkup } from './markup.ts';
import { PAGES, SITE } from './open.ts';

const address = z.url().startsWith(`${SITE}/`);
const text = z.string().trim().min(1);
const organization = z.looseObject({ '@type': z.literal('Organization'), name: text, url: address });
const listed = z.looseObject({ '@type': z.literal('ListItem'), position: z.int(), name: text });
const isCounted = (items: { position: number }[]) => items.every(({ position }, index) => position === index + 1);

const KINDS = {
  Organization: organization.extend({ logo: address }),
  WebSite: z.looseObject({ name: text, url: address, potentialAction: z.looseObject({ '@type': z.literal('SearchAction') }) }),
  BreadcrumbList: z.looseObject({
    itemListElement: z
      .array(listed.extend({ item: address }))
      .min(2)
      .refine(isCounted),
  }),
  ItemList: z
    .looseObject({
      numberOfItems: z.int(),
      itemListElement: z
        .array(listed.extend({ url: address }))
        .min(1)
        .refine(isCounted),
    })
    .refine(({ numberOfItems, itemListElement }) => numberOfItems === itemListElement.length),
  Article: z.looseObject({
    headline: text.max(110),
    inLanguage: z.enum(['ar', 'en']),
    datePublished: z.iso.datetime(),
    dateModified: z.iso.datetime(),
    author: organization,
    image: address,
  }),
  QAPage: z.looseObject({
    mainEntity: z.strictObject({
      '@type': z.literal('Question'),
      name: text,
      text,
      inLanguage: z.enum(['ar', 'en']),
      answerCount: z.literal(1),
      acceptedAnswer: z.looseObject({ '@type': z.literal('Answer'), text, url: address, datePublished: z.iso.date() }),
    }),
  }),
  Dataset: z.looseObject({ name: text, description: text.min(50), url: address, license: z.url(), creator: organization }),
  VideoObject: z
    .looseObject({
      name: text,
      description: text,
      uploadDate: z.iso.datetime(),
      duration: z
        .string()
        .regex(/^PT\d+S$/)
        .optional(),
      thumbnailUrl: address,
      contentUrl: address.optional(),
      embedUrl: z.url().startsWith('https://www.youtube-nocookie.com/embed/').optional(),
    })
    .refine(({ contentUrl, embedUrl }) => contentUrl !== undefined || embedUrl !== undefined),
};

const WAY = ['BreadcrumbList'];
const LIST = ['BreadcrumbList', 'ItemList'];
/** Structured data of each kind of page; other kinds have breadcrumbs only. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  '/': ['Organization', 'WebSite'],
  '/services/crop': ['Article', 'BreadcrumbList'],
  '/services/crops': LIST,
  '/services/awareness': LIST,
  '/services/climate': LIST,
  '/services/article': ['Article', 'BreadcrumbList'],
  '/alerts': LIST,
  '/alerts/{id}': ['Article', 'BreadcrumbList'],
  '/ask': LIST,
  '/ask/{id}': ['BreadcrumbList', 'QAPage'],
  '/gallery': ['BreadcrumbList', 'VideoObject'],
  '/data': ['BreadcrumbList', 'Dataset'],
};
const expectedOf = (page: BuiltPage): readonly string[] => (isPlaceholderPage(page.counterpart) ? [] : (EXPECTED[page.kind] ?? WAY));

const browser = withBrowser();
let found: { page: BuiltPage; things: Record<string, unknown>[] }[];
beforeAll(async () => {
  const parser = await browser().newPage();
  found = [];
  for (const page of PAGES) found.push({ page, things: (await readMarkup(parser, page.html)).things });
});

describe('structured data for search engines', () => {
  it('is of the right kinds on every page', () => {
    const kinds = found.map(({ page, things }) => [page.path, [...new Set(things.map((thing) => thing['@type']))].sort()]);
    expect(kinds).toEqual(found.map(({ page }) => [page.path, [...expectedOf(page)].sort()]));
  });

  it('has every required field', () => {
    const problems = found.flatMap(({ page, things }) =>
      things.flatMap((thing) => {
        const schema = KINDS[thing['@type'] as keyof typeof KINDS];
        const { error } = schema.safeParse(thing);
        return error ? [`${page.path}: ${String(thing['@type'])}: ${z.prettifyError(error)}`] : [];
      }),
    );
    expect(problems).toEqual([]);
  });
});
