/** What a page costs a visitor who has nothing of the site yet. */
export interface Cost {
  /** HTML, styles and the scripts that the page itself names, in brotli. */
  text: number;
  fonts: number;
  /** Files before the picture: the page, its styles and fonts. Its scripts are deferred and come after. */
  requests: number;
  /** The first picture as a phone takes it; 0 where there is none. */
  picture: number;
  /** All scripts that the page can come to load, in brotli: every island of the registry counts, though a page has one or two. */
  scripts: number;
}

export type Budget = Partial<Cost> & { beforePicture?: number; firstScreen?: number };

const KB = 1000;
const ITEM: Budget = { text: 14.6 * KB, beforePicture: 40 * KB, requests: 5, picture: 35 * KB };

/** The bars of the performance notes, by kind of page; the others have what their neighbours have. */
export const BUDGETS: Readonly<Record<string, Budget>> = {
  home: { firstScreen: 120 * KB },
  crop: ITEM,
  article: ITEM,
  gallery: { scripts: 75 * KB },
  jobs: { scripts: 75 * KB },
};

/** What a page costs too much, in words; nothing when it keeps to its budget. */
export const excesses = (cost: Cost, budget: Budget): string[] => {
  const beforePicture = cost.text + cost.fonts;
  const values = { ...cost, beforePicture, firstScreen: beforePicture + cost.picture };
  return Object.entries(budget).flatMap(([name, bar]) => {
    const value = values[name as keyof typeof values];
    return value > bar ? [`${name} ${value} of ${bar}`] : [];
  });
};
