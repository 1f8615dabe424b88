import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { findChromium } from '../../install.mjs';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Scores = Record<(typeof CATEGORIES)[number], number>;

export interface Report {
  scores: Scores;
  /** The audits that cost points, by name. */
  lost: string[];
}

/** A page that stands in for another one must not be found by search engines. */
const HIDDEN_ON_PURPOSE = ['is-crawlable'];

const lostIn = ({ categories, audits }: Result): string[] =>
  CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim());

const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu'];

/** Lighthouse as it comes, in a browser of its own: a phone of middle price on slow 4G, simulated from one load; null when Chromium recorded no load. */
const report = async (url: string, isStandIn: boolean): Promise<Report | null> => {
  const chromePath = await findChromium();
  const chrome = await launch({ chromeFlags: FLAGS, ...(chromePath && { chromePath }) });
  try {
    const skipAudits = isStandIn ? HIDDEN_ON_PURPOSE : [];
    const run = await lighthouse(url, { port: chrome.port, logLevel: 'error', onlyCategories: [...CATEGORIES], skipAudits });
    if (run?.lhr.runtimeError?.code === 'NO_NAVSTART') return null;
    if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse could not load ${url}: ${run?.lhr.runtimeError?.message}`);
    const { categories } = run.lhr;
    const scoreOf = (name: (typeof CATEGORIES)[number]) => Math.round((categories[name]?.score ?? 0) * 100);
    return {
      scores: {
        performance: scoreOf('performance'),
        accessibility: scoreOf('accessibility'),
        'best-practices': scoreOf('best-practices'),
        seo: scoreOf('seo'),
      },
      lost: lostIn(run.lhr),
    };
  } finally {
    chrome.kill();
  }
};

const ATTEMPTS = 3;

/** Lighthouse itself asks to be run again where Chromium's record has no beginning; that says nothing of the page. */
export const reportAtLast = async (url: string, isStandIn: boolean): Promise<Report> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const found = await report(url, isStandIn);
    if (found) return found;
  }
  throw new Error(`Chromium recorded no load of ${url} in ${ATTEMPTS} attempts`);
};
