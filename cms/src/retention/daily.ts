import { fileAttributesOf, type Medium, TRASH_RETENTION_DAYS } from '@sanabel/contract';
import { settings } from '../../config/sanabel.ts';
import { trash } from '../changes/history.ts';
import { trimLog } from '../changes/log.ts';
import { readState } from '../changes/publication-state.ts';
import { COLLECTIONS } from '../collection/collection.ts';
import { createWorker, logError } from '../concurrency/worker.ts';
import { forgetDeleted } from '../database/forget.ts';
import { type PrivateUid, readTable, type Stored, table } from '../database/table.ts';
import { withLock } from '../database/transaction.ts';
import { bumpGcGeneration, media } from '../media/record.ts';
import { storage } from '../media/storage/storage.ts';

const DAY_MS = 24 * 3600 * 1000;
const ACTIVITY_RETENTION_DAYS = 365;
const CODE_RETENTION_DAYS = 1;
/** Of the calls of the rebuild hook. */
const CALLS_RETENTION_DAYS = 90;

const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();
const older = async (uid: PrivateUid, column: string, before: string): Promise<number> =>
  (await table<Stored>(uid).deleteMany({ where: { [column]: { $lt: before } } as never })).count;

/** Deletes for good what has outlived its time, and returns how many rows of each kind: nothing personal is kept longer than promised. */
const deleteExpired = async (): Promise<Readonly<Record<string, number>>> => ({
  trash: await older('api::trash.trash-entry', 'deletedAt', daysAgo(TRASH_RETENTION_DAYS)),
  jobRequests: await older('api::job-request.job-request', 'createdAt', daysAgo(settings.JOB_REQUEST_RETENTION_DAYS)),
  activity: await older('api::activity.activity-entry', 'createdAt', daysAgo(ACTIVITY_RETENTION_DAYS)),
  codes: await older('api::auth.sign-in-code', 'expiresAt', daysAgo(CODE_RETENTION_DAYS)),
  registrations: await older('api::auth.registration', 'expiresAt', daysAgo(0)),
  sessions: await older('api::auth.session', 'expiresAt', daysAgo(0)),
  previews: await older('api::preview.preview', 'expiresAt', daysAgo(0)),
  log: await trimLog(await readState()),
  calls: await older('api::publication.publication-call', 'requestedAt', daysAgo(CALLS_RETENTION_DAYS)),
});

/** An upload stores its files before its row: what is younger than this may belong to a request that is still running. */
const GRACE_MS = DAY_MS;
const AT_ONCE = 200;

const addressesIn = (row: object, attributes: readonly string[]): unknown[] =>
  attributes.map((attribute) => (row as Record<string, unknown>)[attribute]);

const usedAddresses = async (): Promise<Set<unknown>> => {
  const used = new Set<unknown>();
  for (const { uid, ...entity } of COLLECTIONS) {
    const attributes = fileAttributesOf(entity);
    if (attributes.length === 0) continue;
    for (const row of await readTable(uid).findMany({})) for (const address of addressesIn(row, attributes)) used.add(address);
  }
  for (const { row } of await trash().findMany({})) for (const value of Object.values(row)) used.add(value);
  return used;
};

const filesOf = (medium: Medium): string[] =>
  (medium.kind === 'video' ? [medium.url] : medium.renditions.map(({ url }) => url)).map((url) => url.slice(url.lastIndexOf('/') + 1));

const deleteUnused = (): Promise<number> =>
  withLock('content', async () => {
    const used = await usedAddresses();
    const unused = (await media().findMany({})).filter(
      ({ url, createdAt }) => !used.has(url) && Date.now() - Date.parse(createdAt) > GRACE_MS,
    );
    for (const { id } of unused) await media().deleteMany({ where: { id } });
    return unused.length;
  });

/**
 * Removes the files among these that no row knows, and counts the removal, under the lock under which media are recorded. An upload
 * that has just stored one of them finds the count raised when its turn comes, and stores the file again.
 */
const removeUnknown = (names: readonly string[]): Promise<number> =>
  withLock('content', async () => {
    const known = new Set((await media().findMany({})).flatMap(({ medium }) => filesOf(medium)));
    const lost = names.filter((name) => !known.has(name));
    if (lost.length === 0) return 0;
    await bumpGcGeneration();
    // Some may be gone when it fails: the count must stay, whatever the storage says.
    await storage.remove(lost).catch((error: Error) => logError(`media that nobody refers to could not be removed: ${error.message}`));
    return lost.length;
  });

/** Deletes the rows of media that no item and nothing in the trash refers to, then the files that no row knows. Returns how many of each. */
const deleteOrphans = async (): Promise<{ media: number; files: number }> => {
  const deleted = await deleteUnused();
  const old = await storage.namesOlderThan(GRACE_MS);
  let files = 0;
  // A few at a time, because no one else can write meanwhile.
  for (let start = 0; start < old.length; start += AT_ONCE) files += await removeUnknown(old.slice(start, start + AT_ONCE));
  return { media: deleted, files };
};

/** Deletes, once a day and at every start, what has outlived its time and media that nothing refers to. Two processes may do it at once. */
export const dailyTask = createWorker('retention', async () => {
  const done = { ...(await deleteExpired()), ...(await deleteOrphans()) };
  await forgetDeleted();
  if (Object.values(done).some((count) => count > 0)) strapi.log.info(JSON.stringify({ retention: done }));
  return DAY_MS;
});
