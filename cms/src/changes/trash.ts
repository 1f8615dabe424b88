import { foldForSearch, type TrashKind } from '@sanabel/contract';
import { type Stored, table } from '../database/table.ts';
import { currentAdmin } from './activity.ts';

export interface TrashRow extends Stored {
  itemId: string;
  kind: TrashKind;
  title: string;
  arabicTitle: string;
  deletedBy: string;
  deletedAt: string;
  row: Record<string, unknown>;
  searchText: string;
}

export const TRASH_UID = 'api::trash.trash-entry';
export const trash = () => table<TrashRow>(TRASH_UID);

interface Titles {
  title: string;
  arabicTitle: string;
}

/** Keeps a whole row that is about to be deleted. Belongs into the deletion's transaction. */
export const keepInTrash = async (kind: TrashKind, { id: _, ...row }: Stored, titles: Titles): Promise<void> => {
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
