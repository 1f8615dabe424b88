import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { findChromium } from '../../install.mjs';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Scores = Record<(typeof CATEGORIES)[number], number>;

export interface Report {
  scores: Scores;
  benchmarkIndex: number;
  lost: string[];
}

/** A mid-range phone compared with a fast desktop, by Lighthouse. */
export const USUAL_SLOWDOWN = 4;
/** A fast desktop (Lighthouse's docs/throttling.md, "Calibrating the CPU slowdown"). */
const FAST_DESKTOP_INDEX = 1750;

/** Returns the slowdown of a mid-range phone compared with this machine, between 1 and 4: less on a slow machine. */
export const slowdownFor = (benchmarkIndex: number): number =>
  Math.min(USUAL_SLOWDOWN, Math.max(1, (USUAL_SLOWDOWN * benchmarkIndex) / FAST_DESKTOP_INDEX));

/** Search engines must not find a page that replaces another. */
const HIDDEN_ON_PURPOSE = ['is-crawlable'];

const lostIn = ({ categories, audits }: Result): string[] =>
  CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim());

const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu'];

/** Runs Lighthouse in a new browser: a mid-range phone on slow 4G, simulated from one load. Null when Chromium recorded no load. */
const report = async (url: string, isStandIn: boolean, slowdown: number): Promise<Report | null> => {
  const chromePath = await findChromium();
  const chrome = await launch({ chromeFlags: FLAGS, ...(chromePath && { chromePath }) });
  try {
    const skipAudits = isStandIn ? HIDDEN_ON_PURPOSE : [];
    const run = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      skipAudits,
      throttling: { cpuSlowdownMultiplier: slowdown },
    });
    if (run?.lhr.runtimeError?.code === 'NO_NAVSTART') return null;
    if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse could not load ${url}: ${run?.lhr.runtimeError?.message}`);
    const { categories, environment } = run.lhr;
    const scoreOf = (name: (typeof CATEGORIES)[number]) => Math.round((categories[name]?.score ?? 0) * 100);
    return {
      scores: {
        performance: scoreOf('performance'),
        accessibility: scoreOf('accessibility'),
        'best-practices': scoreOf('best-practices'),
        seo: scoreOf('seo'),
      },
      benchmarkIndex: environment.benchmarkIndex,
      lost: lostIn(run.lhr),
    };
  } finally {
    chrome.kill();
  }
};

const ATTEMPTS = 3;

/** Tries again where Chromium's trace has no beginning, as Lighthouse asks. */
export const reportAtLast = async (url: string, isStandIn: boolean, slowdown: number): Promise<Report> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const found = await report(url, isStandIn, slowdown);
    if (found) return found;
  }
  throw new Error(`Chromium recorded no load of ${url} in ${ATTEMPTS} attempts`);
};
