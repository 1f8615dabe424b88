import { type EntityName, PUBLIC_NAMES, type PublicName } from '@sanabel/contract';
import type { Core, UID } from '@strapi/types';
import { publish } from '../changes/publish.ts';
import { openQuery, readTable } from '../database/table.ts';
import { inTransaction } from '../database/transaction.ts';
import { COLLECTIONS } from './collection.ts';
import { LIVE } from './timing.ts';

/** New items, and rows that are older than the order, come first. */
const NO_POSITION = 0;

const isPublic = (name: EntityName | undefined): name is PublicName => PUBLIC_NAMES.some((one) => one === name);

const emptyColumns = async (uid: string, values: Readonly<Record<string, unknown>>): Promise<[column: string, value: unknown][]> => {
  const empty: [string, unknown][] = [];
  for (const [column, value] of Object.entries(values))
    if (value !== null && (await readTable(uid).count(openQuery({ where: { [column]: null } }))) > 0) empty.push([column, value]);
  return empty;
};

/** Bypasses Strapi's lifecycles: a filled row shows the same as before and keeps its time of change. */
const fill = async (uid: string, columns: readonly [column: string, value: unknown][]): Promise<void> => {
  for (const [column, value] of columns)
    await strapi.db
      .queryBuilder(uid as UID.Schema)
      .where({ [column]: null })
      .update({ [column]: value })
      .execute();
};

/** Fills fallbacks of new fields, so that older rows sort and filter like all others. Several processes may run it at once. */
export const fillFallbacks = async ({ contentTypes }: Core.Strapi): Promise<void> => {
  for (const { uid, attributes } of Object.values(contentTypes)) {
    const collection = COLLECTIONS.find((one) => one.uid === uid);
    const position = 'position' in attributes ? { position: NO_POSITION } : {};
    const columns = await emptyColumns(uid, { ...position, ...(collection?.hasTiming ? LIVE : {}), ...collection?.fallback });
    if (columns.length === 0) continue;
    const kind = collection?.name;
    if (isPublic(kind)) await publish({ kind, itemId: '', action: 'update' }, () => fill(uid, columns));
    else await inTransaction(() => fill(uid, columns));
    strapi.log.info(`rows of ${uid} from before a field got its fall-back: ${columns.map(([column]) => column).join(', ')}`);
  }
};
