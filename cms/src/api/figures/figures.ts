import { ARTICLE_TYPES, CROP_TYPES, FIGURES_MONTHS, type Figures, SEASONS } from '@sanabel/contract';
import { lastMonths } from './months.ts';

interface Group {
  name: string;
  /** PostgreSQL's counts come as text. */
  count: number | string;
}

/** The month of submission (decision D4) in UTC: SQLite keeps moments as milliseconds, PostgreSQL as UTC without a zone. */
const monthOfSubmission = (): string =>
  strapi.db.dialect.client === 'sqlite' ? "strftime('%Y-%m', updated_at / 1000, 'unixepoch')" : "to_char(updated_at, 'YYYY-MM')";

/** Counts a table's rows by value, in the database. Both names are ours, never a caller's. */
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

/** Counts for the charts of the control panel, and the roles for its filter. */
export const readFigures = async (): Promise<Figures> => {
  const [months, roles, types, seasons, articleTypes] = await Promise.all([
    countBy('job_requests', monthOfSubmission()),
    countBy('job_requests', 'role'),
    countBy('crops', 'type'),
    countBy('crops', 'season'),
    countBy('articles', 'type'),
  ]);
  return {
    jobRequestsByMonth: lastMonths(FIGURES_MONTHS, new Date()).map((month) => ({ month, count: months.get(month) ?? 0 })),
    jobRequestRoles: [...roles.keys()].sort(),
    cropsByType: ofEach(CROP_TYPES, types),
    cropsBySeason: ofEach(SEASONS, seasons),
    articlesByType: ofEach(ARTICLE_TYPES, articleTypes),
  };
};
