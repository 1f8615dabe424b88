import {
  type Figures,
  type ItemState,
  LACKS,
  type Lack,
  TIMED_NAMES,
  type TimedName,
  VALIDITY_STATES,
  type ValidityState,
} from '@sanabel/contract';
import { type Collection, collectionOf } from '../../collection/collection.ts';
import { clubDay, gapsOf } from '../../collection/lacks.ts';
import { validityBounds } from '../../collection/validity.ts';
import { columnIn, modelOf } from '../../database/rows.ts';

interface StateGroup extends Record<Lack | ValidityState, number | string> {
  state: ItemState;
  type: string;
  timed: number | string;
  count: number | string;
}

/** SQL condition: the item has scheduled changes, or ones refused at their time. */
const changesSql = (list: TimedName, hasFailed: boolean): string =>
  `document_id in (select item_id from timed_changes where kind = '${list}' and failed_at is ${hasFailed ? 'not null' : 'null'})`;

/** SQL that is 1 for an item with missing parts. Column names come from the entity: no caller's text gets into it. */
const gapSql = (
  collection: Pick<Collection<unknown, TimedName>, 'name' | 'uid' | 'files' | 'titles' | 'hasTiming' | 'hasReview'>,
  lack: Lack,
): string => {
  if (lack === 'refusedChange') return `case when ${changesSql(collection.name, true)} then 1 else 0 end`;
  const gap = gapsOf(collection)[lack];
  if (!gap) return '0';
  const model = modelOf(collection.uid);
  const textOf = (name: string): string => `coalesce(${columnIn(model, name)}, '')`;
  const conditions = [
    gap.blank && `${textOf(gap.blank)} = ''`,
    gap.filled && `${textOf(gap.filled)} <> ''`,
    gap.due && `${textOf(gap.due)} <= '${clubDay()}'`,
  ].filter(Boolean);
  return `case when ${conditions.join(' and ')} then 1 else 0 end`;
};

/** SQL that counts live items before, within or past their validity; null for a kind without one. */
const validitySql = (collection: Pick<Collection, 'uid' | 'validity'>, state: ValidityState) => {
  const bounds = validityBounds(collection)[state];
  const { connection } = strapi.db;
  if (!bounds) return null;
  const model = modelOf(collection.uid);
  const now = new Date().toISOString();
  const conditions = bounds.map(({ field, operator }) => connection.raw(`?? ${operator} ?`, [columnIn(model, field), now]));
  const all = conditions.map(() => '?').join(' and ');
  return connection.raw(`sum(case when state = 'live' and ${all} then 1 else 0 end) as ??`, [...conditions, state]);
};

const countStates = async (list: TimedName): Promise<Figures['states']> => {
  const collection = collectionOf(list);
  const { uid, item } = collection;
  const table = strapi.db.metadata.get(uid).tableName;
  const { connection } = strapi.db;
  const type = 'type' in item.shape ? 'type' : "''";
  const willChange = `state = 'scheduled' or (state = 'live' and hide_at is not null) or ${changesSql(list, false)}`;
  const timed = `case when ${willChange} then 1 else 0 end`;
  const lacking = LACKS.map((lack) => connection.raw(`sum(${gapSql(collection, lack)}) as ??`, [lack]));
  const divided = VALIDITY_STATES.flatMap((one) => validitySql(collection, one) ?? []);
  const groups = (await strapi.db
    .getConnection(table)
    .select('state', connection.raw(`${type} as type`), connection.raw(`sum(${timed}) as timed`), ...lacking, ...divided)
    .count('* as count')
    .groupByRaw(type === 'type' ? 'state, type' : 'state')) as StateGroup[];
  return [...Map.groupBy(groups, (group) => group.type)].map(([name, ofType]) => {
    const inState = (state: ItemState): number => Number(ofType.find((group) => group.state === state)?.count ?? 0);
    const counted = collection.validity ? [...LACKS, ...VALIDITY_STATES] : LACKS;
    const rest = Object.fromEntries(counted.map((one) => [one, ofType.reduce((sum, group) => sum + Number(group[one]), 0)]));
    return {
      list,
      type: name,
      live: inState('live'),
      draft: inState('draft'),
      hidden: inState('hidden'),
      timed: ofType.reduce((sum, group) => sum + Number(group.timed), 0),
      ...rest,
    };
  });
};

export const readStates = async (): Promise<Figures['states']> => (await Promise.all(TIMED_NAMES.map(countStates))).flat();
