import { type EntityName, PUBLIC_NAMES, type PublicName } from '@sanabel/contract';
import type { Core } from '@strapi/strapi';
import type { UID } from '@strapi/types';
import { publish } from '../changes/publish.ts';
import { openQuery, readTable } from '../database/table.ts';
import { inTransaction } from '../database/transaction.ts';
import { COLLECTIONS } from './collection.ts';
import { LIVE } from './timing.ts';

/** New items, and rows from before there was an order, come before all others. */
const NO_POSITION = 0;

const isPublic = (name: EntityName | undefined): name is PublicName => PUBLIC_NAMES.some((one) => one === name);

/** The columns of a table that some row has nothing in, with the values that belong there. */
const emptyColumns = async (uid: string, values: Readonly<Record<string, unknown>>): Promise<[column: string, value: unknown][]> => {
  const empty: [string, unknown][] = [];
  for (const [column, value] of Object.entries(values))
    if (value !== null && (await readTable(uid).count(openQuery({ where: { [column]: null } }))) > 0) empty.push([column, value]);
  return empty;
};

/** Goes past Strapi's lifecycles: a filled row shows the same as before, and keeps the time of its last change. */
const fill = async (uid: string, columns: readonly [column: string, value: unknown][]): Promise<void> => {
  for (const [column, value] of columns)
    await strapi.db
      .queryBuilder(uid as UID.Schema)
      .where({ [column]: null })
      .update({ [column]: value })
      .execute();
};

/**
 * Gives rows from before a field existed the field's fall-back, so that they are sorted and filtered like all others.
 * Runs at every start; it writes only where a column is empty, so that several processes may do it at once.
 */
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
