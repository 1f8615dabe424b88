import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { inlineCodeOf } from '../../../../site/src/csp/inline-code.ts';
import { marksIn } from '../../../testing/people/marks.ts';
import type { Random } from '../../../testing/random.ts';
import { addressesIn, isWhole, namedIn } from './page-names.ts';

const AT_ONCE = 3;
const PAUSE_MS = 15;
const TIMEOUT_MS = 30_000;
const FILES_CHECKED = 3;
const ITEMS_CHECKED = 2;

interface Seen {
  status: number;
  type: string;
  text: string;
  headers: Headers;
}

const digestOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('base64');
const START = [
  '/',
  '/en',
  '/about',
  '/services',
  '/en/services/crops',
  '/services/crops',
  '/services/awareness',
  '/gallery',
  '/en/contact',
  '/en/jobs',
];

interface Options {
  siteUrl: string;
  random: Random;
  pictures: ReadonlyMap<string, { key: string; edit: number }>;
}

const REMEMBERED = 20;

/** Remembers the edits that were seen at each address, to find an answer that is older than one before it. */
const createLedger = () => {
  const seen = new Map<string, { edit: number; at: number }[]>();
  /** Notes an answer that was asked for at `from` and is here now; returns what is older in it than what was seen before `from`. */
  return (address: string, marks: ReadonlyMap<string, number>, from: number, now: number): string[] => {
    const older: string[] = [];
    for (const [key, edit] of marks) {
      const name = `${address} ${key}`;
      const sightings = seen.get(name) ?? [];
      const before = sightings.findLast(({ at }) => at < from);
      if (before && before.edit > edit) older.push(`${address} shows ${key} as of ${edit}, after ${before.edit}`);
      if ((sightings.at(-1)?.edit ?? -1) < edit) seen.set(name, [...sightings.slice(-REMEMBERED), { edit, at: now }]);
    }
    return older;
  };
};

/** Visitors who read at random and judge every answer; `violations` has a line for each thing that no visitor must see. */
export const createVisitors = ({ siteUrl, random, pictures }: Options) => {
  const noteMarks = createLedger();
  const violations: string[] = [];
  const kept = new Map<string, { etag: string; text: string; type: string; headers: Headers }>();
  const unchanging = new Map<string, string>();
  let known: string[] = [...START];
  let requests = 0;
  const complain = (line: string): void => void violations.push(`${new Date().toISOString()} ${line}`);

  const pictureMarks = (text: string): [string, number][] =>
    [...text.matchAll(/\/media\/(\w+)-\d+\.\w+/g)].flatMap(([, name = '']) => {
      const found = pictures.get(name);
      return found ? [[found.key, found.edit] as [string, number]] : [];
    });

  const judgePolicy = (path: string, { text, headers }: Seen): void => {
    const policy = headers.get('content-security-policy') ?? '';
    const { styles, scripts } = inlineCodeOf(text);
    const missing = [...styles, ...scripts].filter((code) => !policy.includes(`'sha256-${digestOf(code)}'`));
    if (missing.length > 0) complain(`${path} has ${missing.length} pieces of code that its own policy forbids`);
  };

  const fetchOnce = async (path: string): Promise<{ seen: Seen; from: number }> => {
    const before = kept.get(path);
    const isConditional = before !== undefined && random.chance(0.4);
    const from = performance.now();
    requests += 1;
    const answer = await fetch(siteUrl + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: isConditional ? { 'If-None-Match': before.etag } : {},
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    // A compressed body that is cut cannot be unpacked, and throws.
    const length = answer.headers.has('content-encoding') ? null : answer.headers.get('content-length');
    if (length !== null && answer.status === 200 && Number(length) !== bytes.length)
      complain(`${path} promised ${length} bytes and sent ${bytes.length}`);
    // The browser shows what it has, under the policy of the first answer.
    if (answer.status === 304 && before) return { seen: { status: 200, ...before }, from };
    if (/^\/(?:media|assets)\//.test(path) && answer.status === 200) {
      const digest = digestOf(bytes);
      if ((unchanging.get(path) ?? digest) !== digest) complain(`${path} has other bytes than before`);
      unchanging.set(path, digest);
    }
    const text = /text|json|xml|javascript/.test(type) ? new TextDecoder().decode(bytes) : '';
    const seen = { status: answer.status, type, text, headers: answer.headers };
    const etag = answer.headers.get('etag');
    if (answer.status === 200 && etag && text) kept.set(path, { etag, text, type, headers: answer.headers });
    return { seen, from };
  };

  const visit = async (path: string): Promise<Seen> => {
    try {
      const { seen, from } = await fetchOnce(path);
      const { status, text, type } = seen;
      if (status >= 500) complain(`${path} answered ${status}`);
      if (status !== 200) return seen;
      if (text && !isWhole(path, type, text)) complain(`${path} came without its end`);
      if (type.startsWith('text/html')) judgePolicy(path, seen);
      const marks = path === '/build.json' ? new Map([['revision', JSON.parse(text).revision as number]]) : marksIn(text);
      for (const [key, edit] of pictureMarks(text)) marks.set(key, Math.max(edit, marks.get(key) ?? 0));
      for (const line of noteMarks(path, marks, from, performance.now())) complain(line);
      return seen;
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
      complain(`${path} was not answered (${error instanceof Error ? error.message : error}${cause})`);
      return { status: 0, type: '', text: '', headers: new Headers() };
    }
  };

  /** Tells whether a page still names an item that is not there: one try alone may meet a deletion. */
  const leadsNowhere = async (page: string, item: string): Promise<boolean> => {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      if ((await visit(item)).status === 200) return false;
      if (!namedIn((await visit(page)).text).items.includes(item)) return false;
    }
    return true;
  };

  const browse = async (): Promise<void> => {
    const path = random.pick(known);
    const { status, text, type } = await visit(path);
    if (status !== 200) return;
    const { files, items } = namedIn(text);
    // A page that has just arrived needs its files, whatever is edited meanwhile.
    for (const file of random.some(files, FILES_CHECKED)) {
      const { status: found } = await visit(file);
      if (found !== 200) complain(`${path} needs ${file}, which answered ${found}`);
    }
    if (!type.startsWith('text/html')) return;
    for (const item of random.some(items, ITEMS_CHECKED)) {
      if (item === path) continue;
      if (await leadsNowhere(path, item)) complain(`${path} leads to ${item}, which is not there`);
      else if (!known.includes(item)) known.push(item);
    }
  };

  const visitAny = async (): Promise<void> => {
    const chance = random.below(20);
    if (chance === 0) await visit('/build.json');
    else if (chance === 1) {
      const parts = addressesIn((await visit('/sitemap.xml')).text, siteUrl);
      const found = parts.length > 0 ? addressesIn((await visit(random.pick(parts))).text, siteUrl) : [];
      if (found.length > 0) known = [...new Set([...START, ...found])];
    } else await browse();
  };

  return {
    visit,
    violations,
    requests: () => requests,
    stroll: async (signal: AbortSignal): Promise<void> => {
      const one = async (): Promise<void> => {
        while (!signal.aborted) {
          await visitAny();
          await pause(PAUSE_MS);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, one));
    },
  };
};
export type Visitors = ReturnType<typeof createVisitors>;
