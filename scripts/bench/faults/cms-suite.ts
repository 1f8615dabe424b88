import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Content } from '@sanabel/contract/content';
import { ORDERED_NAMES } from '@sanabel/contract/entities/index';
import sharp from 'sharp';
import { openClock } from '../../testing/clock/clock.ts';
import { findPostgres } from '../../testing/cms/postgres/binaries.ts';
import { type Cluster, startCluster } from '../../testing/cms/postgres/cluster.ts';
import { startSiteHost } from '../../testing/cms/site-host.ts';
import { openEditors, readThere, type Session } from '../../testing/people/editors.ts';
import { APPLICATIONS, CONTACT_ID, CONTACT_LIST, type Kind } from '../../testing/people/edits.ts';
import { openJournal } from '../../testing/people/journal.ts';
import type { Random } from '../../testing/random.ts';
import { mountTinyDisk } from '../../testing/tiny-disk.ts';
import { quantile } from '../statistics.ts';
import { cmsFaults } from './cms-faults.ts';
import { type CmsProcess, openCms, type Recovery } from './cms-process.ts';
import type { Suite } from './rounds.ts';
import { sightFaults } from './sight.ts';

/** The data folder with its renditions and a database fits, and is full soon. */
const DISK_MB = 400;
const EDITORS = 4;
/** The club keeps its size, however many rounds there are. */
const MOST = 5;
const MOST_RECOVERY_MS = 5_000;
const COLLECTED_TRIES = 100;
const UNAUTHORIZED = 401;
const KINDS: readonly Kind[] = [
  ...(['new', 'new', 'new', 'name', 'name', 'name', 'text', 'picture', 'picture', 'deleted'] as const),
  ...(['restored', 'draft', 'application', 'contact', 'background'] as const),
];
const LISTS = [...ORDERED_NAMES, CONTACT_LIST, APPLICATIONS];

const uploadsOf = ({ dataDir }: CmsProcess): string => join(dataDir, 'public', 'uploads');
const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Checks the stored files: those that public records name must be there, whole and unchanged. New ones are decoded. */
const openFiles = (cms: CmsProcess) => {
  const digests = new Map<string, string>();
  const faultOf = async (name: string, bytes: number, isThorough: boolean): Promise<string | null> => {
    const path = join(uploadsOf(cms), name);
    if (!existsSync(path)) return `no file: ${name}`;
    if (statSync(path).size !== bytes) return `corrupt: ${name} has ${statSync(path).size} of ${bytes} bytes`;
    if (digests.has(name) && !isThorough) return null;
    const file = readFileSync(path);
    const digest = digestOf(file);
    if ((digests.get(name) ?? digest) !== digest) return `corrupt: ${name} is another file than it was`;
    digests.set(name, digest);
    return sharp(file)
      .stats()
      .then(
        () => null,
        () => `corrupt: ${name} is no picture`,
      );
  };
  return {
    check: async ({ media }: Content, isThorough: boolean): Promise<string[]> => {
      const faults: (string | null)[] = [];
      for (const medium of Object.values(media))
        for (const { url, bytes } of medium.kind === 'picture' ? medium.renditions : [])
          faults.push(await faultOf(url.slice(url.lastIndexOf('/') + 1), bytes, isThorough));
      return faults.filter((fault) => fault !== null);
    },
    /** Lets the next daily collection take what nothing refers to. The CMS must be stopped. */
    makeOld: (): void => {
      const old = new Date(Date.now() - 3 * 86_400_000);
      for (const name of readdirSync(uploadsOf(cms))) utimesSync(join(uploadsOf(cms), name), old, old);
    },
    orphans: async (): Promise<string[]> => {
      const named = new Set(JSON.stringify(await cms.query('SELECT medium FROM media_files')).match(/(?<=\/uploads\/)[\w.-]+/g));
      const files = readdirSync(uploadsOf(cms));
      return [
        ...files.filter((name) => !named.has(name)).map((name) => `orphan: ${name} belongs to no row`),
        ...[...named].filter((name) => !files.includes(name)).map((name) => `no file: a row names ${name}`),
      ];
    },
  };
};

const startDatabase = async (database: string): Promise<Cluster | null> => {
  if (database !== 'postgres') return null;
  const found = findPostgres();
  if ('missing' in found) throw new Error(`PostgreSQL cannot be had: ${found.missing}`);
  return startCluster(found.folder, true);
};

/** The CMS alone, on one database: four editors write into every collection. */
export const openCmsSuite = async (database: string, random: Random) => {
  const cluster = await startDatabase(database);
  const disk = mountTinyDisk(DISK_MB);
  const folder = mkdtempSync(join(tmpdir(), 'sanabel-faults-'));
  const host = await startSiteHost();
  const clock = openClock(Date.now());
  const hooks = { REBUILD_HOOK_URL: `${host.url}/hook`, SITE_URL: host.url };
  const cms = await openCms(disk?.dataDir ?? join(folder, 'data'), cluster?.url ?? '', clock, hooks);
  const recoveries: Recovery[] = [];
  let calm: Recovery = { ms: 0, waiting: 0 };
  await cms.start();
  const session: Session = { token: await cms.signIn() };
  const journal = openJournal();
  const { email } = (await cms.content()).contact;
  journal.add({ list: CONTACT_LIST, id: CONTACT_ID, number: 0, owner: 0, certain: { email } });
  const editors = openEditors({
    ...{ send: cms.send, journal, random: random.fork('editors'), kinds: KINDS, most: MOST, pauseMs: [1, 3] },
    sessions: Array.from({ length: EDITORS }, () => session),
  });
  const files = openFiles(cms);
  const violations: string[] = [];

  const judge = async (isThorough = false): Promise<string[]> => {
    // A clock that was ahead may have ended the session.
    if ((await cms.call('GET', '/account/security', session)).status === UNAUTHORIZED) session.token = await cms.signIn();
    const there = await readThere(cms.send, session, LISTS);
    const content = await cms.content();
    const found = [...journal.check(there), ...editors.refused(), ...(await files.check(content, isThorough))];
    journal.settle(there);
    found.push(...sightFaults(journal, content, [Date.now()]));
    violations.push(...found);
    return found;
  };
  const own = ({ ms, waiting }: Recovery): number => ms - waiting;
  const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
  const count = (kind: string): number => violations.filter((line) => line.startsWith(kind)).length;

  return {
    acknowledged: journal.acknowledged,
    recoveries,
    faults: cmsFaults({ cms, host, clock, cluster, disk, random: random.fork('times'), recoveries }),
    mostAtOnce: 1,
    begin: editors.begin,
    judge,
    finish: async () => {
      await cms.end('SIGTERM');
      files.makeOld();
      calm = await cms.start();
      const found = await judge(true);
      // The daily collection runs at the start, beside the first answers.
      let orphans: string[] = [];
      for (let tries = 0; tries < COLLECTED_TRIES; tries += 1) {
        orphans = await files.orphans();
        if (orphans.length === 0) break;
        await pause(100);
      }
      violations.push(...orphans);
      return [...found, ...orphans];
    },
    summary: () => {
      const times = recoveries.map(own);
      const [half, slowest] = [quantile([0, ...times], 0.5), Math.max(0, ...times)];
      const waited = Math.max(0, ...recoveries.map(({ waiting }) => waiting));
      return {
        lines: [
          `${journal.acknowledged()} acknowledged writes, ${count('lost:')} lost, ${count('orphan:')} orphans, ${count('corrupt:') + count('no file:')} corrupt or missing files`,
          `${recoveries.length} recoveries: half within ${inSeconds(half)}, ${(half / own(calm)).toFixed(2)} times a start after an orderly end ` +
            `(${inSeconds(own(calm))}); all within ${inSeconds(slowest)}; besides up to ${inSeconds(waited)} of waiting for a core`,
        ],
        isRight: slowest <= MOST_RECOVERY_MS,
      };
    },
    close: async () => {
      await cms.close();
      host.stop();
      clock.stop();
      await cluster?.stop();
      disk?.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  } satisfies Suite & Record<string, unknown>;
};
