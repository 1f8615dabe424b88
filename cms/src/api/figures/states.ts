import { type Figures, type ItemState, LACKS, type Lack, TIMED_NAMES, type TimedName } from '@sanabel/contract';
import { type Collection, collectionOf } from '../../collection/collection.ts';
import { clubDay, gapsOf } from '../../collection/lacks.ts';

interface StateGroup extends Record<Lack, number | string> {
  state: ItemState;
  type: string;
  timed: number | string;
  count: number | string;
}

/** The SQL that is 1 for an item which lacks something. Its columns are of the entity, nothing of a caller gets into it. */
const gapSql = (collection: Pick<Collection, 'uid' | 'files' | 'titles' | 'hasTiming' | 'hasReview'>, lack: Lack): string => {
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

/** Counts an entity's items by type, where it has types, and state. */
const countStates = async (list: TimedName): Promise<Figures['states']> => {
  const collection = collectionOf(list);
  const { uid, item } = collection;
  const table = strapi.db.metadata.get(uid).tableName;
  const { connection } = strapi.db;
  const type = 'type' in item.shape ? 'type' : "''";
  const timed = "case when state = 'scheduled' or (state = 'live' and hide_at is not null) then 1 else 0 end";
  const lacking = LACKS.map((lack) => connection.raw(`sum(${gapSql(collection, lack)}) as ??`, [lack]));
  const groups = (await strapi.db
    .getConnection(table)
    .select('state', connection.raw(`${type} as type`), connection.raw(`sum(${timed}) as timed`), ...lacking)
    .count('* as count')
    .groupByRaw(type === 'type' ? 'state, type' : 'state')) as unknown as StateGroup[];
  return [...Map.groupBy(groups, (group) => group.type)].map(([name, ofType]) => {
    const inState = (state: ItemState): number => Number(ofType.find((group) => group.state === state)?.count ?? 0);
    const willChange = ofType.reduce((sum, group) => sum + Number(group.timed), 0);
    const lacks = Object.fromEntries(LACKS.map((lack) => [lack, ofType.reduce((sum, group) => sum + Number(group[lack]), 0)]));
    return { list, type: name, live: inState('live'), draft: inState('draft'), hidden: inState('hidden'), timed: willChange, ...lacks };
  });
};

/** Counts the items of every list by state, and by what they lack. */
export const readStates = async (): Promise<Figures['states']> => (await Promise.all(TIMED_NAMES.map(countStates))).flat();
