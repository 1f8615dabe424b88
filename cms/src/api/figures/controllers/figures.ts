import {
  ARTICLE_TYPES,
  CROP_TYPES,
  FIGURES_MONTHS,
  type Figures,
  type ItemState,
  JOB_STATUSES,
  LACKS,
  type Lack,
  SEASONS,
  TIMED_NAMES,
  type TimedName,
} from '@sanabel/contract';
import type { Context } from 'koa';
import { type Collection, collectionOf } from '../../../collection/collection.ts';
import { gapsOf } from '../../../collection/lacks.ts';
import { lastMonths } from '../last-months.ts';

interface Group {
  name: string;
  /** PostgreSQL's counts come as text. */
  count: number | string;
}

/** The SQL for the month in which a row was submitted (decision D4). SQLite keeps moments as milliseconds, PostgreSQL as UTC without a zone. */
const monthOfSubmission = (): string =>
  strapi.db.dialect.client === 'sqlite' ? "strftime('%Y-%m', updated_at / 1000, 'unixepoch')" : "to_char(updated_at, 'YYYY-MM')";

/** Counts a table's rows by the value of an SQL expression. Both are written in this file, so that nothing of a caller gets into the SQL. */
const countBy = async (table: string, expression: string): Promise<ReadonlyMap<string, number>> => {
  const connection = strapi.db.connection;
  const groups = (await strapi.db
    .getConnection(table)
    .select(connection.raw(`${expression} as name`))
    .count('* as count')
    .groupByRaw(expression)) as unknown as Group[];
  return new Map(groups.map(({ name, count }) => [name, Number(count)]));
};

const ofEach = <const Name extends string>(names: readonly Name[], counts: ReadonlyMap<string, number>): Record<Name, number> =>
  Object.fromEntries(names.map((name) => [name, counts.get(name) ?? 0])) as Record<Name, number>;

interface StateGroup extends Record<Lack, number | string> {
  state: ItemState;
  type: string;
  timed: number | string;
  count: number | string;
}

/** The SQL that is 1 for an item which lacks something. Its columns are of the entity, nothing of a caller gets into it. */
const gapSql = (collection: Pick<Collection, 'uid' | 'files' | 'titles' | 'hasTiming'>, lack: Lack): string => {
  const gap = gapsOf(collection)[lack];
  if (!gap) return '0';
  const attributes = strapi.db.metadata.get(collection.uid).attributes as Readonly<Record<string, { columnName?: string }>>;
  const textOf = (name: string): string => `coalesce(${attributes[name]?.columnName ?? name}, '')`;
  const conditions = [gap.blank && `${textOf(gap.blank)} = ''`, gap.filled && `${textOf(gap.filled)} <> ''`].filter(Boolean);
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

/** Counts what the panel's charts show, and lists the roles that its filter offers. */
const readFigures = async (): Promise<Figures> => {
  const [months, roles, statuses, types, seasons, articleTypes] = await Promise.all([
    countBy('job_requests', monthOfSubmission()),
    countBy('job_requests', 'role'),
    countBy('job_requests', 'status'),
    countBy('crops', 'type'),
    countBy('crops', 'season'),
    countBy('articles', 'type'),
  ]);
  return {
    jobRequestsByMonth: lastMonths(FIGURES_MONTHS, new Date()).map((month) => ({ month, count: months.get(month) ?? 0 })),
    jobRequestRoles: [...roles.keys()].sort(),
    jobRequestsByStatus: ofEach(JOB_STATUSES, statuses),
    cropsByType: ofEach(CROP_TYPES, types),
    cropsBySeason: ofEach(SEASONS, seasons),
    articlesByType: ofEach(ARTICLE_TYPES, articleTypes),
    states: (await Promise.all(TIMED_NAMES.map(countStates))).flat(),
  };
};

export default {
  async read(ctx: Context) {
    ctx.body = await readFigures();
  },
};
