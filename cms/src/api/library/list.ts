import { type LibraryCounts, type LibraryMedium, MEDIUM_KINDS } from '@sanabel/contract';
import { indirectlyUsed } from '../../collection/media-uses.ts';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import { findMedium } from '../../media/choose.ts';
import { type MediumRow, media } from '../../media/record.ts';
import { shownMedia } from './present.ts';
import { EVERY, type LibraryRequest, mediaWhere, noAlt, unusedByItems } from './query.ts';

interface Found {
  ids: readonly number[];
  total: number;
}

const COLUMNS = { id: 'id', url: 'url' };
type Key = Pick<MediumRow, 'id' | 'url'>;

const countOf = async (query: PromiseLike<Record<string, unknown>[]>): Promise<number> => Number((await query)[0]?.count ?? 0);

/** Media that neither an item nor the trash uses. The trash is read last: few media are left by then. */
const unused = async (trx: Trx, { conditions, order }: Pick<LibraryRequest, 'conditions' | 'order'>): Promise<Key[]> => {
  const rows = (await mediaWhere(trx, conditions).select(COLUMNS).orderBy(order)) as Key[];
  const used = rows.length > 0 ? await indirectlyUsed(trx) : new Set();
  return rows.filter(({ url }) => !used.has(url));
};

const find = async (trx: Trx, request: LibraryRequest): Promise<Found> => {
  const [from, to] = request.range ?? [0, Number.POSITIVE_INFINITY];
  if (request.isUnused) {
    const all = await unused(trx, request);
    return { ids: all.slice(from, to + 1).map(({ id }) => id), total: all.length };
  }
  const ordered = mediaWhere(trx, request.conditions).select(COLUMNS).orderBy(request.order);
  const page = (await (request.range ? ordered.limit(to - from + 1).offset(from) : ordered)) as Key[];
  const total = request.range ? await countOf(mediaWhere(trx, request.conditions).count({ count: '*' })) : page.length;
  return { ids: page.map(({ id }) => id), total };
};

export const listMedia = (request: LibraryRequest): Promise<{ media: LibraryMedium[]; total: number }> =>
  inTransaction(async ({ trx }) => {
    const { ids, total } = await find(trx, request);
    const rows = new Map((await rowsOf(ids)).map((row) => [row.id, row]));
    return {
      media: await shownMedia(
        trx,
        ids.flatMap((id) => rows.get(id) ?? []),
      ),
      total,
    };
  });

/** Limit of values per statement that every database accepts. */
const AT_ONCE = 500;

const rowsOf = async (ids: readonly number[]): Promise<MediumRow[]> => {
  const rows: MediumRow[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE)
    rows.push(...(await media().findMany({ where: { id: { $in: ids.slice(from, from + AT_ONCE) } } })));
  return rows;
};

export const mediumOf = async (id: string): Promise<MediumRow> => {
  const row = await findMedium(id);
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
};

export const readMedium = (id: string): Promise<LibraryMedium> =>
  inTransaction(async ({ trx }) => {
    const [medium] = await shownMedia(trx, [await mediumOf(id)], Number.POSITIVE_INFINITY);
    return medium as LibraryMedium;
  });

export const countMedia = (): Promise<LibraryCounts> =>
  inTransaction(async ({ trx }) => {
    const kinds = await mediaWhere(trx, [EVERY]).select({ kind: 'kind' }).count({ count: '*' }).groupBy('kind');
    const countIn = (kind: string): number => Number(kinds.find((group) => group.kind === kind)?.count ?? 0);
    const counts = Object.fromEntries(MEDIUM_KINDS.map((kind) => [kind, countIn(kind)])) as Pick<
      LibraryCounts,
      (typeof MEDIUM_KINDS)[number]
    >;
    return {
      ...counts,
      unused: (await unused(trx, { conditions: [EVERY, unusedByItems()], order: [] })).length,
      noAlt: await countOf(mediaWhere(trx, [EVERY, noAlt()]).count({ count: '*' })),
    };
  });
