import { ARTICLE_TYPES, CROP_TYPES, FIGURES_MONTHS, type Figures, JOB_STATUSES, SEASONS } from '@sanabel/contract';
import type { Context } from 'koa';
import { LIVE } from '../../../collection/timing.ts';
import { lastMonths } from '../last-months.ts';
import { readStates } from '../states.ts';

interface Group {
  name: string;
  /** PostgreSQL returns counts as text. */
  count: number | string;
}

/** SQL for a row's month of submission (decision D4). SQLite stores timestamps as milliseconds, PostgreSQL as UTC without a zone. */
const monthOfSubmission = (): string =>
  strapi.db.dialect.client === 'sqlite' ? "strftime('%Y-%m', updated_at / 1000, 'unixepoch')" : "to_char(updated_at, 'YYYY-MM')";

/** Both arguments come from this file: no caller's text gets into the SQL. */
const countBy = async (table: string, expression: string, where = {}): Promise<ReadonlyMap<string, number>> => {
  const connection = strapi.db.connection;
  const groups = (await strapi.db
    .getConnection(table)
    .where(where)
    .select(connection.raw(`${expression} as name`))
    .count('* as count')
    .groupByRaw(expression)) as Group[];
  return new Map(groups.map(({ name, count }) => [name, Number(count)]));
};

const ofEach = <const Name extends string>(names: readonly Name[], counts: ReadonlyMap<string, number>): Record<Name, number> =>
  Object.fromEntries(names.map((name) => [name, counts.get(name) ?? 0])) as Record<Name, number>;

const readFigures = async (): Promise<Figures> => {
  const [months, roles, statuses, types, seasons, articleTypes] = await Promise.all([
    countBy('job_requests', monthOfSubmission()),
    countBy('job_requests', 'role'),
    countBy('job_requests', 'status'),
    countBy('crops', 'type', LIVE),
    countBy('crops', 'season', LIVE),
    countBy('articles', 'type', LIVE),
  ]);
  return {
    jobRequestsByMonth: lastMonths(FIGURES_MONTHS, new Date()).map((month) => ({ month, count: months.get(month) ?? 0 })),
    jobRequestRoles: [...roles.keys()].sort(),
    jobRequestsByStatus: ofEach(JOB_STATUSES, statuses),
    cropsByType: ofEach(CROP_TYPES, types),
    cropsBySeason: ofEach(SEASONS, seasons),
    articlesByType: ofEach(ARTICLE_TYPES, articleTypes),
    states: await readStates(),
  };
};

export default {
  async read(ctx: Context) {
    ctx.body = await readFigures();
  },
};
