import type { Core, UID } from '@strapi/types';
import { type Attribute, longText } from '../database/content-type.ts';
import { readTable, type Stored } from '../database/table.ts';
import { inTransaction } from '../database/transaction.ts';
import { SORT_KEY_VERSION, sortKeyOf } from './sort-key.ts';

const SUFFIX = 'SortKey';
const ROWS_AT_ONCE = 200;

type Values = Record<string, unknown>;

/** Columns that store the keys of these texts; every write of a text writes its key. */
export const sortKeyColumns = (names: readonly string[], attribute: Attribute = longText): Record<string, Attribute> =>
  Object.fromEntries(names.map((name) => [`${name}${SUFFIX}`, { ...attribute }]));

const keyedIn = (uid: string): string[] =>
  Object.keys(strapi.contentType(uid as UID.ContentType).attributes)
    .filter((name) => name.endsWith(SUFFIX))
    .map((name) => name.slice(0, -SUFFIX.length));

export const sortedColumn = (uid: string, name: string): string => (keyedIn(uid).includes(name) ? `${name}${SUFFIX}` : name);

const keysOf = (names: readonly string[], values: Values): Values =>
  Object.fromEntries(
    names.filter((name) => values[name] !== undefined).map((name) => [`${name}${SUFFIX}`, sortKeyOf(String(values[name] ?? ''))]),
  );

/** Adds keys to every write through Strapi. */
export const updateSortKeys = (strapi: Core.Strapi): void => {
  const models = Object.keys(strapi.contentTypes).filter((uid) => keyedIn(uid).length > 0);
  const add = ({ model, params }: { model: { uid: string }; params: { data?: Values | Values[] } }) => {
    const names = keyedIn(model.uid);
    const withKeys = (values: Values): Values => ({ ...values, ...keysOf(names, values) });
    if (params.data) params.data = Array.isArray(params.data) ? params.data.map(withKeys) : withKeys(params.data);
  };
  strapi.db.lifecycles.subscribe({ models, beforeCreate: add, beforeCreateMany: add, beforeUpdate: add, beforeUpdateMany: add });
};

const made = () => strapi.store({ type: 'sanabel', name: 'sorting', key: 'keys' });

const renew = async (uid: string, where: object): Promise<number> => {
  const names = keyedIn(uid);
  let count = 0;
  let slice: (Stored & Values)[] = [];
  do {
    const after = slice.at(-1)?.id ?? 0;
    slice = await readTable<Stored & Values>(uid).findMany({
      where: { $and: [where, { id: { $gt: after } }] },
      orderBy: [{ id: 'asc' }],
      limit: ROWS_AT_ONCE,
    });
    await inTransaction(async () => {
      for (const row of slice) {
        const texts = Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
        // Bypasses Strapi's lifecycles, since nothing visible changes, and skips rows that were saved meanwhile.
        await strapi.db
          .queryBuilder(uid as UID.Schema)
          .where({ id: row.id, ...texts })
          .update(keysOf(names, texts))
          .execute();
      }
    });
    count += slice.length;
  } while (slice.length === ROWS_AT_ONCE);
  return count;
};

/** Creates missing keys, and all keys again after a change of version. */
export const renewSortKeys = async (strapi: Core.Strapi): Promise<void> => {
  const isMade = (await made().get()) === SORT_KEY_VERSION;
  for (const uid of Object.keys(strapi.contentTypes)) {
    const names = keyedIn(uid);
    if (names.length === 0) continue;
    const count = await renew(uid, isMade ? { $or: names.map((name) => ({ [`${name}${SUFFIX}`]: { $null: true } })) } : {});
    if (count > 0) strapi.log.info(`${count} rows of ${uid} have keys to be sorted by`);
  }
  await made().set({ value: SORT_KEY_VERSION });
};
