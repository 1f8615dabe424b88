import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type ActivityAction,
  type ActivityEntry,
  type ActivityKind,
  ENTITIES,
  fileAttributesOf,
  foldForSearch,
  type TrashKind,
} from '@sanabel/contract';
import { type Stored, table } from '../database/table.ts';
import { isDemoContent } from './demo-content.ts';

export type ActivityRow = Omit<ActivityEntry, 'id' | 'at'> & Stored & { searchText: string };

export const ACTIVITY_UID = 'api::activity.activity-entry';

interface Actor {
  id: string;
  account: { fullName: string };
  /** Absent for an author who is away. */
  session?: { digest: string };
}

const acting = new AsyncLocalStorage<Actor>();

/** Runs work in the name of an absent admin, such as the author of a scheduled change. */
export const actAs = <T>(admin: Actor, work: () => Promise<T>): Promise<T> => acting.run(admin, work);

/** Undefined when the server itself acts, such as in the daily task. */
export const currentAdmin = (): Actor | undefined => acting.getStore() ?? strapi.requestContext.get()?.state.admin;

interface Titles {
  title: string;
  arabicTitle: string;
}

/** Call it in the transaction of the action. The demo content is one entry, made at its end. `admin` is for people who are not signed in, such as when an account is created. */
export const noteActivity = async (
  action: ActivityAction,
  kind: ActivityKind,
  itemId: string,
  titles: Titles | string = '',
  admin: Actor | undefined = currentAdmin(),
): Promise<void> => {
  if (isDemoContent(admin?.session?.digest)) return;
  const { title, arabicTitle } = typeof titles === 'string' ? { title: titles, arabicTitle: '' } : titles;
  const entry = { adminId: admin?.id ?? '', adminName: admin?.account.fullName ?? '', action, kind, itemId, title, arabicTitle };
  const searchText = foldForSearch(`${entry.adminName} ${title} ${arabicTitle}`);
  await table<ActivityRow>(ACTIVITY_UID).create({ data: { ...entry, searchText } });
};

export interface TrashRow extends Stored {
  itemId: string;
  kind: TrashKind;
  title: string;
  arabicTitle: string;
  deletedBy: string;
  deletedAt: string;
  row: Record<string, unknown>;
  media: string | null;
  searchText: string;
}

export const TRASH_UID = 'api::trash.trash-entry';
export const trash = () => table<TrashRow>(TRASH_UID);

export const addressesIn = (kind: TrashKind, row: object): string[] =>
  fileAttributesOf(ENTITIES[kind]).flatMap((attribute) => {
    const address = (row as Readonly<Record<string, unknown>>)[attribute];
    return typeof address === 'string' && address !== '' ? [address] : [];
  });

interface Previewed {
  list: string;
  itemId: string;
}

/** Stores a whole row before its deletion and ends its previews. Call it in the deletion's transaction. */
export const saveInTrash = async (kind: TrashKind, { id: _, ...row }: Stored, titles: Titles): Promise<void> => {
  await table<Stored & Previewed>('api::preview.preview').deleteMany({ where: { list: kind, itemId: row.documentId } });
  await trash().create({
    data: {
      itemId: row.documentId,
      kind,
      ...titles,
      deletedBy: currentAdmin()?.account.fullName ?? '',
      deletedAt: new Date().toISOString(),
      row: row as Record<string, unknown>,
      media: addressesIn(kind, row).join(' '),
      searchText: foldForSearch(`${titles.title} ${titles.arabicTitle}`),
    },
  });
};
