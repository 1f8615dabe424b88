import { ENTITIES, faceOf, mapLists, type OrderedName, type SearchHit, type SearchKind } from '@sanabel/contract';
import { TRASH_UID, type TrashRow } from '../../changes/history.ts';
import { collectionOf, titlesOf } from '../../collection/collection.ts';
import { timingOf } from '../../collection/timing.ts';
import type { Stored } from '../../database/table.ts';

type Values = Readonly<Record<string, unknown>>;

interface Searched {
  uid: string;
  where: object;
  /** Searched fields, in the order of the folded text. */
  search: readonly string[];
  hasPhones?: boolean;
  titlesOf(row: Values): { title: string; arabicTitle: string };
  factsOf(row: Values): Partial<SearchHit>;
}

const text = (value: unknown): string => String(value ?? '');
const iso = (value: unknown): string => new Date(value as string).toISOString();
const filled = (facts: Values): Values => Object.fromEntries(Object.entries(facts).filter(([, value]) => value));

/** Shown with an item of any list that has them. */
const FACTS = ['type', 'season', 'role', 'arabicRole'] as const satisfies readonly (keyof SearchHit)[];

const content = (kind: OrderedName): Searched => {
  const collection = collectionOf(kind);
  const facts = FACTS.filter((name) => name in collection.item.shape);
  return {
    uid: collection.uid,
    where: {},
    search: collection.search,
    titlesOf: (row) => titlesOf(collection, row),
    factsOf: (row) => ({
      picture: faceOf(collection, row),
      ...filled(timingOf(row)),
      ...filled(Object.fromEntries(facts.map((name) => [name, row[name]]))),
    }),
  };
};

const named = (name: unknown) => ({ title: text(name), arabicTitle: '' });

const admins: Searched = {
  uid: collectionOf('admins').uid,
  where: { accountRole: 'admin', confirmed: true },
  search: ENTITIES.admins.search,
  hasPhones: true,
  titlesOf: ({ fullName }) => named(fullName),
  factsOf: ({ image, job, adminRole }) => ({ picture: text(image), ...filled({ role: job, adminRole }) }),
};

const jobRequests: Searched = {
  uid: collectionOf('job-requests').uid,
  where: {},
  search: ENTITIES['job-requests'].search,
  hasPhones: true,
  titlesOf: ({ fullName }) => named(fullName),
  factsOf: ({ role, status }) => filled({ role, status: status ?? ENTITIES['job-requests'].fallback.status }),
};

const trash: Searched = {
  uid: TRASH_UID,
  where: {},
  search: ['title', 'arabicTitle'],
  titlesOf: ({ title, arabicTitle }) => ({ title: text(title), arabicTitle: text(arabicTitle) }),
  factsOf: (row) => {
    const { itemId: id, kind, deletedAt, row: item } = row as Pick<TrashRow, 'itemId' | 'kind' | 'deletedAt' | 'row'>;
    return { id, picture: faceOf(ENTITIES[kind], item), deleted: { kind, at: iso(deletedAt) } };
  },
};

export const LISTS: Readonly<Record<SearchKind, Searched>> = {
  ...mapLists(content),
  admins,
  'job-requests': jobRequests,
  trash,
};

export const hitOf = (kind: SearchKind, row: Stored, excerpt: (titles: string[], texts: string[]) => string): SearchHit => {
  const { search, ...list } = LISTS[kind];
  const values: Values = { ...row };
  const titles = list.titlesOf(values);
  return {
    kind,
    id: row.documentId,
    ...titles,
    picture: '',
    excerpt: excerpt(
      Object.values(titles),
      search.map((name) => text(values[name])),
    ),
    changedAt: iso(row.updatedAt),
    ...list.factsOf(values),
  };
};
