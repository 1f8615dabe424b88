import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { signedIn } from '@sanabel/contract';
import pg from 'pg';
import { findPostgres } from '../../testing/cms/postgres/binaries.ts';
import { startCluster } from '../../testing/cms/postgres/cluster.ts';
import { mountTinyDisk } from '../../testing/tiny-disk.ts';
import { createRandom } from '../random.ts';
import { type Club, openClub, type Recovery } from './club.ts';
import { drawFault, FAULTS, type House } from './faults.ts';
import { openJournal } from './journal.ts';
import { openLook } from './look.ts';
import { openWriters, type Session } from './writers.ts';

export interface Options {
  database: 'sqlite' | 'postgres';
  rounds: number;
  seed: number;
  /** One fault alone; empty for all. */
  only: string;
  /** Ends the rounds early, with what has been found until then. */
  signal?: AbortSignal;
  onRound?(round: number, fault: string, faults: readonly string[]): void;
}

export interface Outcome {
  acknowledged: number;
  violations: string[];
  /** The last start, after an end in peace: what the recoveries are held against. */
  calm: Recovery;
  /** Of each end of a fault, with its round and name. */
  recoveries: (Recovery & { place: string })[];
}

/** The data folder with its renditions and a database fits, and is full soon. */
const DISK_MB = 400;
const UNAUTHORIZED = 401;

/** Signs in with the code from the mail, the newest one. */
const signIn = async (club: Club): Promise<string> => {
  const { inbox } = club.inbox;
  const before = inbox.countCodes(club.admin.email);
  await club.call('POST', '/auth/login', { json: club.admin });
  const otp = await inbox.code(club.admin.email, before + 1);
  const answer = await club.call('POST', '/auth/verify-login', { json: { email: club.admin.email, otp } });
  return signedIn.parse(await answer.json()).token;
};

const query = async ({ dataDir, databaseUrl }: Club, statement: string): Promise<{ medium: unknown }[]> => {
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query(statement);
    await client.end();
    return rows as { medium: unknown }[];
  }
  const database = new DatabaseSync(join(dataDir, 'database', 'sanabel.db'), { timeout: 5_000 });
  const rows = database.prepare(statement).all() as unknown as { medium: unknown }[];
  database.close();
  return rows;
};

/** Signs in again where a clock that was ahead has ended the session, as often as that is: codes are limited to a few an hour. */
const renew = async (club: Club, session: Session): Promise<void> => {
  if ((await club.call('GET', '/account/security', session)).status !== UNAUTHORIZED) return;
  await query(club, 'DELETE FROM rate_limits');
  session.token = await signIn(club);
};

/** Fault rounds on one database: writers write, something goes wrong, and what is there is held against what was acknowledged. */
export const runRounds = async ({ database, rounds, seed, only, signal, onRound }: Options): Promise<Outcome> => {
  const random = createRandom(seed);
  const found = database === 'postgres' ? findPostgres() : null;
  if (found && 'missing' in found) throw new Error(`PostgreSQL cannot be had: ${found.missing}`);
  const cluster = found ? await startCluster(found.folder, true) : null;
  const disk = mountTinyDisk(DISK_MB);
  const folder = mkdtempSync(join(tmpdir(), 'sanabel-faults-'));
  const club = await openClub(disk?.dataDir ?? join(folder, 'data'), cluster?.url ?? '');
  const house: House = { club, cluster, disk, random, recoveries: [] };
  const journal = openJournal(join(folder, 'journal'));
  const violations: string[] = [];
  const recoveries: Outcome['recoveries'] = [];
  let calm: Recovery = { ms: 0, waiting: 0 };
  let place = 'before the first round';
  try {
    await club.start();
    const session: Session = { token: await signIn(club) };
    const writers = await openWriters(club, journal, random.fork('writers'), session);
    const look = openLook(club, journal, writers, session);
    for (let round = 1; round <= rounds && !signal?.aborted; round += 1) {
      const name = drawFault(house, only);
      place = `round ${round}, ${name}`;
      const end = writers.begin();
      await FAULTS[name]?.run(house);
      recoveries.push(...house.recoveries.splice(0).map((recovery) => ({ ...recovery, place })));
      await end();
      await renew(club, session);
      const faults = await look.look();
      violations.push(...faults.map((fault) => `${place}: ${fault}`));
      onRound?.(round, name, faults);
    }
    place = 'at the end';
    await club.end('SIGTERM');
    look.makeOld();
    calm = await club.start();
    violations.push(...(await look.look(true)));
    // The daily collection runs at the start, beside the first answers.
    let orphans: string[] = [];
    for (let tries = 0; tries < 100; tries += 1) {
      orphans = look.orphans(await query(club, 'SELECT medium FROM media_files'));
      if (orphans.length === 0) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    violations.push(...orphans);
  } catch (error) {
    // Told with the figures: a round that cannot go on is a violation.
    violations.push(`${place}: ${error instanceof Error ? error.stack : error}`);
  } finally {
    await club.close();
    journal.close();
    await cluster?.stop();
    disk?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
  return { acknowledged: journal.acknowledged(), violations, calm, recoveries };
};
