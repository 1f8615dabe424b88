import { foldForSearch, type TrashKind } from '@sanabel/contract';
import { type Stored, table } from '../database/table.ts';
import { currentAdmin } from './activity.ts';
import { titlesOf } from './titles.ts';

export interface TrashFields {
  itemId: string;
  kind: TrashKind;
  title: string;
  arabicTitle: string;
  deletedBy: string;
  deletedAt: string;
  row: Record<string, unknown>;
}
export type TrashRow = TrashFields & Stored & { searchText: string; position: number };

export const TRASH_UID = 'api::trash.trash-entry';
export const trash = () => table<TrashRow>(TRASH_UID);

/** Keeps a whole row that is about to be deleted; to be called inside the deletion's transaction. */
export const keepInTrash = async (kind: TrashKind, { id: _, ...row }: Stored): Promise<void> => {
  const titles = titlesOf(row);
  await trash().create({
    data: {
      itemId: row.documentId,
      kind,
      ...titles,
      deletedBy: currentAdmin()?.account.fullName ?? '',
      deletedAt: new Date().toISOString(),
      row: row as Record<string, unknown>,
      searchText: foldForSearch(`${titles.title} ${titles.arabicTitle}`),
    },
  });
};
