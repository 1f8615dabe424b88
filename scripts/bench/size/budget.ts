/** The cost of a page on a first visit, in bytes. */
export interface Cost {
  /** HTML, styles and scripts that load with the page, in brotli. */
  text: number;
  ownScripts: number;
  fonts: number;
  /** Files before the picture: page, styles, fonts. Scripts are deferred. */
  requests: number;
  /** The first picture on a phone; 0 where there is none. */
  picture: number;
  /** All scripts that the page may ever load, in brotli: its own, islands, React, later imports. */
  scripts: number;
}

export type Budget = Partial<Cost> & { beforePicture?: number; firstScreen?: number };

const KB = 1000;
const FIRST_SCREEN = 120 * KB;
const REACT_AND_ALL = 75 * KB;
/** One kilobyte of scripts leaves no room for a framework. */
const ITEM: Budget = { text: 14.6 * KB, ownScripts: KB, scripts: KB, beforePicture: 40 * KB, requests: 5, picture: 35 * KB };
/** Not in the performance notes: the first screen of home, and no framework where nothing needs one. */
const PLAIN: Budget = { firstScreen: FIRST_SCREEN, scripts: KB };
/** A list of any length: its pages have at most 47 cards, and the searched names are separate files. */
const LIST: Budget = { firstScreen: FIRST_SCREEN, text: 20 * KB, scripts: 3.2 * KB };
/** Rows of all halves of the year, with at most 48 crops. */
const YEAR: Budget = { firstScreen: FIRST_SCREEN, text: 24 * KB, scripts: KB };
const WITH_ISLAND: Budget = { firstScreen: FIRST_SCREEN, scripts: REACT_AND_ALL };

/** The search with its imports, in gzip: fetched at the first press. */
export const SEARCH_SCRIPT = 12 * KB;
/** The tools of an item, in gzip: fetched at the first press of one. */
export const TOOLS_SCRIPT = 6 * KB;
/** The player of recordings, in gzip: fetched on demand. */
export const VOICE_SCRIPT = 3 * KB;

/** The script of "was this useful?", in gzip: fetched at a tap or after ten seconds of reading. */
export const QUESTION_SCRIPT = 1.5 * KB;

/** The service worker in gzip, half of it workbox, and the script that registers it: both are fetched after the page is drawn. */
export const WORKER = { 'sw.js': 8 * KB, 'sign.js': 2 * KB } as const;
/** The list of saved pages: its script includes the bottom sheet, and no framework. */
const SAVED_PAGES_SCRIPT = 9 * KB;

const BUDGETS: Readonly<Record<string, Budget>> = {
  home: WITH_ISLAND,
  about: PLAIN,
  services: PLAIN,
  'this-month': YEAR,
  'this-month/booklet/winter': YEAR,
  'services/crops': LIST,
  'services/awareness': LIST,
  'services/climate': LIST,
  ask: LIST,
  'services/compare': { ...PLAIN, scripts: 3.2 * KB },
  crop: ITEM,
  article: ITEM,
  answer: ITEM,
  gallery: WITH_ISLAND,
  jobs: WITH_ISLAND,
  contact: PLAIN,
  privacy: PLAIN,
  accessibility: PLAIN,
  data: PLAIN,
  search: { ...PLAIN, scripts: SEARCH_SCRIPT },
  offline: { ...PLAIN, scripts: SAVED_PAGES_SCRIPT },
  go: { ...PLAIN, scripts: 1.7 * KB },
  404: { ...PLAIN, scripts: 1.3 * KB },
  500: PLAIN,
};

/** Returns undefined for a kind of page without a budget. */
export const budgetOf = (kind: string): Budget | undefined => BUDGETS[kind];

export const sumsOf = (cost: Cost) => {
  const beforePicture = cost.text + cost.fonts;
  return { ...cost, beforePicture, firstScreen: beforePicture + cost.picture };
};

/** Lists what is over budget. A kind of page without a budget counts as a fault. */
export const excesses = (cost: Cost, budget: Budget | undefined): string[] => {
  if (!budget) return ['this kind of page has no budget'];
  const values = sumsOf(cost);
  return Object.entries(budget).flatMap(([name, bar]) => {
    const value = values[name as keyof typeof values];
    return value > bar ? [`${name} ${value} of ${bar}`] : [];
  });
};
