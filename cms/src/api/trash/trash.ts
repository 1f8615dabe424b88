import { type TrashEntry, type TrashKind, trashEntry } from '@sanabel/contract';
import { noteActivity } from '../../changes/activity.ts';
import { enqueue } from '../../changes/record.ts';
import { TRASH_UID, type TrashFields, type TrashRow, trash } from '../../changes/trash.ts';
import type { Collection } from '../../collection/collection.ts';
import { findRow } from '../../collection/read.ts';
import { type Stored, table } from '../../database/table.ts';
import { withLock } from '../../database/transaction.ts';
import { ApiError } from '../../http/api-error.ts';
import { articles } from '../article/services/article.ts';
import { backgrounds, ensureSelection } from '../background/services/background.ts';
import { crops } from '../crop/services/crop.ts';
import { galleryItems } from '../gallery-item/services/gallery-item.ts';
import { members } from '../member/services/member.ts';
import { partners } from '../partner/services/partner.ts';

const OWNERS = { crops, articles, gallery: galleryItems, partners, members, backgrounds } as const;
const ownerOf = (kind: TrashKind) => OWNERS[kind] as unknown as Collection<object, unknown>;

export const trashList: Collection<TrashFields, TrashEntry> = {
  uid: TRASH_UID,
  resource: 'trash',
  input: trashEntry,
  patch: trashEntry,
  files: [],
  searchable: ['title', 'arabicTitle'],
  listable: ['kind', 'title', 'arabicTitle', 'deletedBy'],
  toItem: ({ itemId, kind, title, arabicTitle, deletedAt, deletedBy }) => ({
    id: itemId,
    kind,
    title,
    arabicTitle,
    deletedAt: new Date(deletedAt).toISOString(),
    deletedBy,
  }),
};

const findEntry = async (itemId: string): Promise<TrashRow> => {
  const entry = await trash().findOne({ where: { itemId } });
  if (!entry) throw new ApiError('NOT_FOUND');
  return entry;
};

/** Brings an item back with the id that it had, at the top of its list. */
export const restore = async (itemId: string): Promise<unknown> => {
  const owner = await withLock('content', async () => {
    const { id, kind, row, title } = await findEntry(itemId);
    await table<Stored>(ownerOf(kind).uid).create({
      data: { ...row, position: 0, ...(kind === 'backgrounds' ? { isSelected: false } : {}) } as never,
    });
    if (kind === 'backgrounds') await ensureSelection((row as { section: never }).section);
    await trash().deleteMany({ where: { id } });
    await noteActivity('restore', kind, itemId, title);
    await enqueue(kind, itemId, 'restore');
    return ownerOf(kind);
  });
  return owner.toItem(await findRow(owner, itemId));
};

/** Deletes for good what was in the trash. */
export const purge = async (itemId: string): Promise<{ id: string }> =>
  withLock('content', async () => {
    const { id, kind, title } = await findEntry(itemId);
    await trash().deleteMany({ where: { id } });
    await noteActivity('purge', kind, itemId, title);
    return { id: itemId };
  });
