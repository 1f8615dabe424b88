/** The cost of a page for a visitor who has nothing of the site yet. */
export interface Cost {
  /** HTML, styles and the scripts that come with the page, in brotli. */
  text: number;
  /** Of these, the scripts. */
  ownScripts: number;
  fonts: number;
  /** Files before the picture: the page, its styles and fonts. Its scripts are deferred and come after. */
  requests: number;
  /** The first picture as a phone takes it; 0 where there is none. */
  picture: number;
  /** All scripts that the page can come to load, in brotli: its own, its islands, React, and what these may import later. */
  scripts: number;
}

export type Budget = Partial<Cost> & { beforePicture?: number; firstScreen?: number };

const KB = 1000;
const FIRST_SCREEN = 120 * KB;
const REACT_AND_ALL = 75 * KB;
/** One kilobyte of scripts in all: there is no room for a framework, now or later. */
const ITEM: Budget = { text: 14.6 * KB, ownScripts: KB, scripts: KB, beforePicture: 40 * KB, requests: 5, picture: 35 * KB };
/** The performance notes have no bar for these: home's first screen, and no framework where nothing needs one. */
const PLAIN: Budget = { firstScreen: FIRST_SCREEN, scripts: KB };
/** A list of any length: its pages have at most 47 cards, and the names that are searched are files of their own. */
const LIST: Budget = { firstScreen: FIRST_SCREEN, text: 20 * KB, scripts: 3.2 * KB };
/** The month has the rows of all halves of the year, of at most 48 crops. */
const YEAR: Budget = { firstScreen: FIRST_SCREEN, text: 24 * KB, scripts: KB };
const WITH_ISLAND: Budget = { firstScreen: FIRST_SCREEN, scripts: REACT_AND_ALL };

/** The script of the search with all that it imports, in gzip: fetched at the first press. */
export const SEARCH_SCRIPT = 12 * KB;
/** The script of an item's tools, in gzip: fetched at the first press of one, beside that of the search. */
export const TOOLS_SCRIPT = 6 * KB;
/** The player of a recording, in gzip: fetched when a visitor wants to hear it. */
export const VOICE_SCRIPT = 3 * KB;

/** The script of "was this useful?", in gzip: fetched at a tap, or by whoever has read for ten seconds. */
export const QUESTION_SCRIPT = 1.5 * KB;

/**
 * The worker that keeps pages, in gzip, fetched when a page has been drawn: its router and strategies are workbox's, which are half of it.
 * And the script that registers it, which says when there is no network: one small file with its styles, fetched two seconds after the page.
 */
export const WORKER = { 'sw.js': 8 * KB, 'sign.js': 2 * KB } as const;
/** The shelf of what is kept: its script has the sheet that saves, and needs no framework. */
const SHELF_SCRIPT = 9 * KB;

/** The bars of the performance notes, by kind of page. */
export const BUDGETS: Readonly<Record<string, Budget>> = {
  home: WITH_ISLAND,
  about: PLAIN,
  services: PLAIN,
  'this-month': YEAR,
  'this-month/booklet/winter': YEAR,
  'services/crops': LIST,
  'services/awareness': LIST,
  'services/climate': LIST,
  'services/compare': { ...PLAIN, scripts: 3.2 * KB },
  crop: ITEM,
  article: ITEM,
  gallery: WITH_ISLAND,
  jobs: WITH_ISLAND,
  contact: PLAIN,
  privacy: PLAIN,
  accessibility: PLAIN,
  data: PLAIN,
  search: { ...PLAIN, scripts: SEARCH_SCRIPT },
  offline: { ...PLAIN, scripts: SHELF_SCRIPT },
  go: { ...PLAIN, scripts: 1.7 * KB },
  404: { ...PLAIN, scripts: 1.3 * KB },
  500: PLAIN,
};

/** All that a page costs, sums included. */
export const sumsOf = (cost: Cost) => {
  const beforePicture = cost.text + cost.fonts;
  return { ...cost, beforePicture, firstScreen: beforePicture + cost.picture };
};

/** Names what a page costs too much; nothing when it keeps to its budget. A kind of page without a budget is a fault too. */
export const excesses = (cost: Cost, budget: Budget | undefined): string[] => {
  if (!budget) return ['this kind of page has no budget'];
  const values = sumsOf(cost);
  return Object.entries(budget).flatMap(([name, bar]) => {
    const value = values[name as keyof typeof values];
    return value > bar ? [`${name} ${value} of ${bar}`] : [];
  });
};
