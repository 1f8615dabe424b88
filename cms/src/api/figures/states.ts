import { type Figures, type ItemState, LACKS, type Lack, TIMED_NAMES, type TimedName } from '@sanabel/contract';
import { type Collection, collectionOf } from '../../collection/collection.ts';
import { clubDay, gapsOf } from '../../collection/lacks.ts';

interface StateGroup extends Record<Lack, number | string> {
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
  const attributes = strapi.db.metadata.get(collection.uid).attributes as Readonly<Record<string, { columnName?: string }>>;
  const textOf = (name: string): string => `coalesce(${attributes[name]?.columnName ?? name}, '')`;
  const conditions = [
    gap.blank && `${textOf(gap.blank)} = ''`,
    gap.filled && `${textOf(gap.filled)} <> ''`,
    gap.due && `${textOf(gap.due)} <= '${clubDay()}'`,
  ].filter(Boolean);
  return `case when ${conditions.join(' and ')} then 1 else 0 end`;
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
  const groups = (await strapi.db
    .getConnection(table)
    .select('state', connection.raw(`${type} as type`), connection.raw(`sum(${timed}) as timed`), ...lacking)
    .count('* as count')
    .groupByRaw(type === 'type' ? 'state, type' : 'state')) as StateGroup[];
  return [...Map.groupBy(groups, (group) => group.type)].map(([name, ofType]) => {
    const inState = (state: ItemState): number => Number(ofType.find((group) => group.state === state)?.count ?? 0);
    const lacks = Object.fromEntries(LACKS.map((lack) => [lack, ofType.reduce((sum, group) => sum + Number(group[lack]), 0)]));
    return {
      list,
      type: name,
      live: inState('live'),
      draft: inState('draft'),
      hidden: inState('hidden'),
      timed: ofType.reduce((sum, group) => sum + Number(group.timed), 0),
      ...lacks,
    };
  });
};

export const readStates = async (): Promise<Figures['states']> => (await Promise.all(TIMED_NAMES.map(countStates))).flat();
