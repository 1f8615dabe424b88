import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { type Content, content as contentSchema } from '@sanabel/contract/content';
import { ORDERED_NAMES } from '@sanabel/contract/entities/index';
import sharp from 'sharp';
import * as z from 'zod';
import type { Club } from './club.ts';
import type { Journal, State, Values } from './journal.ts';
import { ANY, APPLICATIONS, CONTACT_ID, columnsOf, type Session, type Writers } from './writers.ts';

const applications = z.array(z.looseObject({ id: z.string(), fullName: z.string() }));
const uploadsOf = ({ dataDir }: Club): string => join(dataDir, 'public', 'uploads');
const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const isSame = (one: State, other: State): boolean =>
  one === null || other === null
    ? one === other
    : one.title === other.title && (one.file === other.file || one.file === ANY || other.file === ANY);
const told = (state: State): string => (state === null ? 'gone' : `"${state.title}" with ${state.file || 'no file'}`);

/** Everything that the club has, by its public content and what editors alone see. */
const readAll = async (
  club: Club,
  session: Session,
): Promise<{ there: Map<string, { list: string; values: Values }>; content: Content }> => {
  const content = contentSchema.parse(await (await club.call('GET', '/content', { token: club.contentToken })).json());
  const there = new Map<string, { list: string; values: Values }>();
  for (const list of ORDERED_NAMES) {
    const { title, file } = columnsOf(list);
    for (const item of content[list] as unknown as Record<string, unknown>[])
      there.set(String(item.id), { list, values: { title: String(item[title]), file: String(item[file]) } });
  }
  there.set(CONTACT_ID, { list: 'media', values: { title: content.contact.address, file: '' } });
  for (const { id, fullName } of applications.parse(await (await club.call('GET', `/${APPLICATIONS}`, session)).json()))
    there.set(id, { list: APPLICATIONS, values: { title: fullName, file: '' } });
  return { there, content };
};

/** Holds what is there against what was acknowledged, after each round. */
export const openLook = (club: Club, journal: Journal, writers: Writers, session: Session) => {
  const digests = new Map<string, string>();

  const judgeItems = (there: ReadonlyMap<string, { list: string; values: Values }>): string[] => {
    const faults: string[] = [];
    for (const [id, { list, certain, possible }] of journal.items) {
      const found = there.get(id)?.values ?? null;
      if (![certain, ...possible].some((state) => isSame(state, found)))
        faults.push(`lost: ${list}/${id} is ${told(found)}, acknowledged was ${told(certain)}`);
      journal.settle(id, found);
    }
    for (const [id, { list, values }] of there) {
      if (journal.items.has(id)) continue;
      const at = journal.unanswered.findIndex((one) => one.list === list && isSame(one.values, values));
      if (at < 0 && id !== CONTACT_ID) faults.push(`from nowhere: ${list}/${id} is ${told(values)}`);
      if (at < 0) continue;
      journal.unanswered.splice(at, 1);
      journal.items.set(id, { list, certain: values, possible: [] });
      writers.adopt(list, id);
    }
    // What is not there now will never be: its call has ended with the process that had it.
    journal.unanswered.length = 0;
    return faults;
  };

  /** Every file that a public record names is there, whole, and the one that it was. New ones are decoded. */
  const judgeFiles = async ({ media }: Content, isThorough: boolean): Promise<string[]> => {
    const faults: string[] = [];
    for (const medium of Object.values(media)) {
      if (medium.kind !== 'picture') continue;
      for (const { url, bytes } of medium.renditions) {
        const name = url.slice(url.lastIndexOf('/') + 1);
        const path = join(uploadsOf(club), name);
        if (!existsSync(path)) faults.push(`no file: ${name}`);
        else if (statSync(path).size !== bytes) faults.push(`corrupt: ${name} has ${statSync(path).size} of ${bytes} bytes`);
        else if (!digests.has(name) || isThorough) {
          const file = readFileSync(path);
          const digest = digestOf(file);
          if ((digests.get(name) ?? digest) !== digest) faults.push(`corrupt: ${name} is another file than it was`);
          digests.set(name, digest);
          await sharp(file)
            .stats()
            .catch(() => faults.push(`corrupt: ${name} is no picture`));
        }
      }
    }
    return faults;
  };

  return {
    look: async (isThorough = false): Promise<string[]> => {
      const { there, content } = await readAll(club, session);
      return [...judgeItems(there), ...(await judgeFiles(content, isThorough))];
    },
    /**
     * What nobody refers to is gone after the daily collection, for which everything is made old: files of no row, and files that were
     * being written. Call it while the CMS stands still; it is looked at when it runs again.
     */
    makeOld: (): void => {
      const old = new Date(Date.now() - 3 * 86_400_000);
      for (const name of readdirSync(uploadsOf(club))) utimesSync(join(uploadsOf(club), name), old, old);
    },
    orphans: (rows: readonly { medium: unknown }[]): string[] => {
      const named = new Set(JSON.stringify(rows).match(/(?<=\/uploads\/)[\w.-]+/g));
      const files = readdirSync(uploadsOf(club));
      return [
        ...files.filter((name) => !named.has(name)).map((name) => `orphan: ${name} belongs to no row`),
        ...[...named].filter((name) => !files.includes(name)).map((name) => `no file: a row names ${name}`),
      ];
    },
  };
};
export type Look = ReturnType<typeof openLook>;
