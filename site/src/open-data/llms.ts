import { CLUB, DATA_LICENCE } from '@sanabel/brand/club';
import type { Locale } from '@sanabel/contract/enumerations';
import { DECLARED_PAGES, itemPage, KINDS, listPage } from '@sanabel/contract/kinds/index';
import { localised, summaryOf, teaser, truncate } from '../content/item-texts.ts';
import { PAGED_LISTS, type PagedList } from '../content/selections.ts';
import { firstOf } from '../content/snapshot.ts';
import { absolute, href, MAIN_NAVIGATION, type Path, SERVICES_NAVIGATION } from '../i18n/routes.ts';
import { translator } from '../i18n/translate.ts';
import { feedPath } from './feed-path.ts';
import { PACKAGE } from './files.ts';

/** The first items of each list; the lists themselves have all. */
const ITEMS = 20;

/** English first: most of these programs read it best. */
const ORDER: readonly Locale[] = ['en', 'ar'];

const inMarkdown = (text: string): string => truncate(text, Number.POSITIVE_INFINITY).replace(/[\\[\]<>`*_]/g, '\\$&');
const line = (title: string, path: Path, note = ''): string =>
  `- [${inMarkdown(title)}](${absolute(path)})${note === '' ? '' : `: ${inMarkdown(note)}`}`;
const section = (title: string, lines: readonly string[]): string => (lines.length === 0 ? '' : `## ${title}\n\n${lines.join('\n')}\n`);

const itemLines = (list: PagedList, locale: Locale): string[] =>
  firstOf(list, ITEMS).map((item) => {
    const title = 'season' in item ? localised(item, 'name', locale) : localised(item, 'title', locale);
    const path = itemPage(list === 'crops' ? 'crops' : 'articles', item.id);
    return line(title.text, href(locale, path), teaser(summaryOf(item, locale).text));
  });

const sectionsIn = (locale: Locale): string[] => {
  const t = translator(locale);
  const pages = [
    ...[...MAIN_NAVIGATION, ...SERVICES_NAVIGATION].map(({ path, text }) => line(t(text), href(locale, path))),
    ...DECLARED_PAGES.map((name) => line(KINDS[name].labels[locale].list, href(locale, listPage(name)))),
  ];
  return [
    section(t('data.llms.pages'), pages),
    ...PAGED_LISTS.map((list) => section(t(`lists.${list}.title`), itemLines(list, locale))),
    section(t('data.title'), [
      line(t('data.title'), href(locale, '/data'), t('data.description')),
      line(t('data.feed.title'), feedPath(locale), t('data.feed.text')),
    ]),
  ];
};

/** The site in the form of llmstxt.org: name, summary, links in both languages. */
export const llmsText = (): string => {
  const t = translator('en');
  return [
    `# ${CLUB.name.en} (${CLUB.name.ar})\n`,
    `> ${t('common.description')} ${translator('ar')('common.description')}\n`,
    `${t('data.llms.about', { licence: DATA_LICENCE.short })}\n`,
    ...ORDER.flatMap(sectionsIn),
    section('Optional', [line('datapackage.json', PACKAGE, t('data.files.text'))]),
  ]
    .filter((part) => part !== '')
    .join('\n');
};
