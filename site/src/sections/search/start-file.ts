import { COUNTRY } from '@sanabel/brand/club';
import { formatNumber } from '@sanabel/brand/format';
import type { Locale } from '@sanabel/contract/enumerations';
import { LATIN } from '@sanabel/contract/search-words/latin';
import { SMALL_WORDS, stemsOf } from '@sanabel/contract/search-words/small-words';
import { SYNONYMS } from '@sanabel/contract/search-words/synonyms';
import { earPath, KERNELS_OF_AN_EAR } from '../../components/grains.ts';
import { ICONS } from '../../components/icons.ts';
import { clubLinks } from '../../content/club-links.ts';
import { seasonRows } from '../../content/season-crops.ts';
import { placeholder } from '../../i18n/fill.ts';
import { href } from '../../i18n/routes.ts';
import { pluralForms, translator } from '../../i18n/translate.ts';
import { wordsFiles } from './index-words.ts';
import { classOf, nameLengthOf, readItem, wordsIn } from './item-words.ts';
import { GROUPS, groupLabel, SEARCHED } from './kinds.ts';
import type { Start, Texts } from './model.ts';
import { packed } from './packed.ts';
import { shownFiles } from './positions.ts';
import { itemsFrom, shownOf } from './shown-file.ts';
import { searchablePages } from './texts.ts';

/** Suggested crops before a query (guide §8.25). */
const SEASON_CROPS = 4;
const PAGES = 'pages';

const textsIn = (locale: Locale): Texts => {
  const t = translator(locale);
  const labels = (names: readonly string[], label: (name: string) => string) =>
    Object.fromEntries(names.map((name) => [name, label(name)]));
  return {
    title: t('search.title'),
    label: t('search.label'),
    placeholder: t('search.placeholder'),
    close: t('search.close'),
    speak: t('search.speak'),
    listening: t('search.listening'),
    cannotHear: t('search.cannotHear'),
    season: t('search.season'),
    failed: t('search.failed'),
    retry: t('common.retry'),
    searching: t('search.searching'),
    none: t('search.none'),
    meant: t('search.meant'),
    noneText: t('search.noneText', { text: placeholder('text') }),
    ask: t('common.askExpert'),
    askAddress: clubLinks(locale).chat ?? href(locale, '/contact'),
    all: t('search.all'),
    quote: t('search.quote', { text: placeholder('text') }),
    page: href(locale, '/search'),
    move: t('search.move'),
    open: t('search.open'),
    leave: t('search.leave'),
    ear: `${earPath(0, KERNELS_OF_AN_EAR)}M22 103V32`,
    icons: { search: ICONS.search, close: ICONS.close, microphone: ICONS.microphone, page: ICONS.page },
    speech: COUNTRY.formats[locale],
    count: pluralForms(locale, 'search.count'),
    number: formatNumber(locale, 1_234_567_890),
    groups: labels([...Object.keys(GROUPS), PAGES], (group) => groupLabel(group, locale)),
    kinds: labels([...SEARCHED, PAGES], (kind) => t(`search.kinds.${kind}` as 'search.kinds.crops')),
  };
};

export const startFile = (locale: Locale): Start => {
  const pages = searchablePages(locale).map((found, position) => {
    const itsClass = classOf(found);
    return { found, position, itsClass, nameLength: nameLengthOf(found), words: wordsIn(found, itsClass) };
  });
  return {
    locale,
    words: wordsFiles(),
    files: shownFiles(),
    groups: { ...GROUPS, [PAGES]: [PAGES] },
    pages: {
      items: itemsFrom(pages),
      words: {
        names: packed(pages.map(({ words }) => words.names)),
        also: packed(pages.map(({ words }) => words.also)),
        text: packed(pages.map(({ words }) => words.text)),
      },
      records: pages.map(({ found, position }) => shownOf(found, position, locale)),
    },
    seasons: seasonRows(SEASON_CROPS).map(({ months, crops }) => ({
      months,
      crops: crops.map((crop) => shownOf(readItem({ item: crop, list: 'crops' }, locale).found, 0, locale)),
    })),
    timeZone: COUNTRY.timeZone,
    synonyms: SYNONYMS.map((line) => [...new Set(line.map((name) => stemsOf(name).join(' ')))]),
    smallWords: [...SMALL_WORDS],
    latin: LATIN,
    texts: textsIn(locale),
  };
};
