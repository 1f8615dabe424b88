import { SAVED_FILTERS_MAX, type SavedFilter, type SavedFilterInput } from '@sanabel/contract';
import { type Stored, table } from '../../database/table.ts';
import { withLock } from '../../database/transaction.ts';
import { ApiError } from '../../http/api-error.ts';

interface FilterRow extends Stored, SavedFilterInput {
  adminId: string;
}

const rows = () => table<FilterRow>('api::account.saved-filter');

const toFilter = ({ documentId, page, name, query }: FilterRow): SavedFilter => ({ id: documentId, page, name, query });

export const filtersOf = async (adminId: string): Promise<SavedFilter[]> =>
  (await rows().findMany({ where: { adminId }, orderBy: [{ name: 'asc' }, { id: 'asc' }] })).map(toFilter);

/** Saves a filter; one of the same name on the same page is changed. Beyond the limit the oldest is deleted. */
export const saveFilter = (adminId: string, { page, name, query }: SavedFilterInput): Promise<SavedFilter> =>
  withLock(`filters:${adminId}`, async () => {
    const known = await rows().findOne({ where: { adminId, page, name } });
    if (known) return toFilter((await rows().update({ where: { id: known.id }, data: { query } })) ?? known);
    const saved = await rows().findMany({ where: { adminId }, orderBy: [{ id: 'desc' }] });
    const over = saved.slice(SAVED_FILTERS_MAX - 1).map(({ id }) => id);
    if (over.length > 0) await rows().deleteMany({ where: { id: { $in: over } } });
    return toFilter(await rows().create({ data: { adminId, page, name, query } }));
  });

export const deleteFilter = async (adminId: string, id: string): Promise<{ id: string }> => {
  const { count } = await rows().deleteMany({ where: { adminId, documentId: id } });
  if (count === 0) throw new ApiError('NOT_FOUND');
  return { id };
};
