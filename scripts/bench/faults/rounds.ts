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
import { type Club, openClub } from './club.ts';
import { drawFault, FAULTS, type House } from './faults.ts';
import { openJournal } from './journal.ts';
import { openLook } from './look.ts';
import { openWriters } from './writers.ts';

export interface Options {
  database: 'sqlite' | 'postgres';
  rounds: number;
  seed: number;
  /** One fault alone; empty for all. */
  only: string;
  onRound?(round: number, fault: string, faults: readonly string[]): void;
}

export interface Outcome {
  acknowledged: number;
  violations: string[];
  /** Milliseconds from each start of the CMS to its first answer. */
  recoveries: number[];
}

/** The data folder with its renditions and a database fits, and is full soon. */
const DISK_MB = 400;

const signIn = async (club: Club): Promise<string> => {
  await club.call('POST', '/auth/login', { json: club.admin });
  const otp = await club.inbox.inbox.code(club.admin.email);
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

/** Fault rounds on one database: writers write, something goes wrong, and what is there is held against what was acknowledged. */
export const runRounds = async ({ database, rounds, seed, only, onRound }: Options): Promise<Outcome> => {
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
  try {
    await club.start();
    const token = await signIn(club);
    const writers = await openWriters(club, journal, random.fork('writers'), token);
    const look = openLook(club, journal, writers, token);
    for (let round = 1; round <= rounds; round += 1) {
      const name = drawFault(house, only);
      const end = writers.begin();
      await FAULTS[name]?.run(house);
      await end();
      const faults = await look.look();
      violations.push(...faults.map((fault) => `round ${round}, ${name}: ${fault}`));
      onRound?.(round, name, faults);
    }
    await club.end('SIGTERM');
    look.makeOld();
    await club.start();
    violations.push(...(await look.look(true)));
    // The daily collection runs at the start, beside the first answers.
    let orphans: string[] = [];
    for (let tries = 0; tries < 100; tries += 1) {
      orphans = look.orphans(await query(club, 'SELECT medium FROM media_files'));
      if (orphans.length === 0) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    violations.push(...orphans);
  } finally {
    await club.end('SIGKILL');
    await club.close();
    journal.close();
    await cluster?.stop();
    disk?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
  return { acknowledged: journal.acknowledged(), violations, recoveries: house.recoveries };
};
