import { AUTOSAVES_PER_ADMIN, type Autosave, type AutosaveInput, type SavedAutosave, type VersionedName } from '@sanabel/contract';
import { type Stored, table } from '../../database/table.ts';
import { withLock } from '../../database/transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import { namesOf } from '../auth/accounts.ts';

interface AutosaveRow extends Stored {
  adminId: string;
  list: string;
  /** Key of the form in the contract. */
  form: string;
  /** The form's name for the autosave; null in rows from before a form could have several. */
  draftId: string | null;
  /** Sent by the panel; empty for a new item. */
  basedOn: string;
  /** JSON. */
  values: string;
  savedAt: string;
}

const autosaves = () => table<AutosaveRow>('api::autosave.autosave');
const isoOf = (timestamp: string): string => new Date(timestamp).toISOString();

export const findAutosaves = async (list: VersionedName, form: string, adminId: string): Promise<Autosave[]> => {
  const rows = await autosaves().findMany({ where: { list, form }, orderBy: [{ savedAt: 'desc' }, { id: 'desc' }] });
  const names = await namesOf(rows.map((row) => row.adminId));
  const shown = rows.flatMap((row): Autosave[] => {
    const adminName = names.get(row.adminId);
    if (adminName === undefined) return [];
    const { documentId, savedAt, basedOn, values } = row;
    return [
      {
        id: documentId,
        draftId: row.draftId ?? '',
        adminId: row.adminId,
        adminName,
        savedAt: isoOf(savedAt),
        basedOn: basedOn || null,
        values: JSON.parse(values),
      },
    ];
  });
  const isOwn = (one: Autosave): boolean => one.adminId === adminId;
  return [...shown.filter(isOwn), ...shown.filter((one) => !isOwn(one))];
};

/** Replaces the autosave of the same name only, so that one on offer stays while its owner types. Safe to repeat. */
export const saveAutosave = (list: VersionedName, form: string, adminId: string, input: AutosaveInput): Promise<SavedAutosave> =>
  withLock('autosaves', async () => {
    const { draftId } = input;
    const known = await autosaves().findOne({ where: { adminId, list, form, draftId } });
    // Must grow, even within one tick of the clock.
    const savedAt = new Date(Math.max(Date.now(), known ? Date.parse(isoOf(known.savedAt)) + 1 : 0)).toISOString();
    const data = { values: JSON.stringify(input.values), basedOn: input.basedOn ?? '', savedAt };
    if (known) {
      await autosaves().updateMany({ where: { id: known.id }, data });
      return { id: known.documentId, savedAt };
    }
    const { documentId } = await autosaves().create({ data: { adminId, list, form, draftId, ...data } });
    const all = await autosaves().findMany({ where: { adminId }, orderBy: [{ savedAt: 'desc' }, { id: 'desc' }] });
    const surplus = all.slice(AUTOSAVES_PER_ADMIN).map(({ id }) => id);
    if (surplus.length > 0) await autosaves().deleteMany({ where: { id: { $in: surplus } } });
    return { id: documentId, savedAt };
  });

/** Also drops a colleague's. Throws 409 unless `savedAt` matches: changes typed in another window stay. */
export const dropAutosave = (id: string, savedAt = ''): Promise<{ id: string }> =>
  withLock('autosaves', async () => {
    const known = await autosaves().findOne({ where: { documentId: id } });
    if (!known) throw new ApiError('NOT_FOUND');
    if (savedAt !== '' && isoOf(known.savedAt) !== savedAt) throw new ApiError('OUTDATED');
    await autosaves().deleteMany({ where: { id: known.id } });
    return { id };
  });
