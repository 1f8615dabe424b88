import { fileAttributesOf, id, STALENESS_FIELDS, stateAt, TIMING_FIELDS, type VersionAct, type VersionedName } from '@sanabel/contract';
import * as z from 'zod';
import type { Stored } from '../../database/table.ts';
import { parseInput, refuse } from '../../http/body.ts';
import { type Collection, itemOf, titlesOf } from '../collection.ts';
import { searchTextOf } from '../read.ts';
import { editorFieldsOf, type timingOf } from '../timing.ts';
import { addVersion, type ItemState, lastVersion, versions } from './rows.ts';

type Owner = Pick<Collection<unknown>, 'item' | 'files' | 'titles' | 'fallback' | 'hasTiming' | 'hasReview' | 'isSingle'> & {
  name: string;
};
type VersionedOwner = Owner & { name: VersionedName; hasVersions: true };

const hasVersions = (owner: Owner & { hasVersions: boolean }): owner is VersionedOwner => owner.hasVersions;

const stateOf = (owner: Owner, row: object): ItemState => {
  const item = { ...itemOf(owner, row), ...(owner.hasTiming ? editorFieldsOf(row) : {}) };
  const { id: _, createdAt: __, updatedAt: ___, ...state } = item;
  return state;
};

/** Compares a missing field by its fallback and ignores staleness, which is derived. */
const differing = ({ item, fallback }: Owner, before: ItemState, after: ItemState): string[] => {
  const valueIn = (state: ItemState, name: string): unknown => state[name] ?? fallback[name] ?? null;
  const names = new Set([...Object.keys(item.shape), ...Object.keys(before), ...Object.keys(after)]);
  for (const mark of STALENESS_FIELDS) names.delete(mark);
  return [...names].filter((name) => valueIn(before, name) !== valueIn(after, name));
};

const keep = async (owner: VersionedOwner, itemId: string, act: VersionAct, item: ItemState, changed: string[] = [], at?: string) => {
  const files = fileAttributesOf(owner).flatMap((name) => (typeof item[name] === 'string' && item[name] !== '' ? [item[name]] : []));
  await addVersion({ kind: owner.name, itemId, act, item, changed, files, ...titlesOf(owner, item), ...(at && { at }) });
};

type Owned = Owner & { hasVersions: boolean };
type Row = Pick<Stored, 'documentId'> & Partial<Stored>;

const idOf = ({ isSingle }: Owner, { documentId }: Row): string => (isSingle ? '' : documentId);

export const keepNew = async (owner: Owned, row: Row, act: 'create' | 'restore'): Promise<void> => {
  if (hasVersions(owner)) await keep(owner, idOf(owner, row), act, stateOf(owner, row));
};

/** Adds a version, and one of the state before where none exists: older rows have none. A change without effect adds none. */
export const keepChange = async (owner: Owned, before: Row, after: object, act: 'update' | 'delete' | 'revert' | 'undo'): Promise<void> => {
  if (!hasVersions(owner)) return;
  const itemId = idOf(owner, before);
  const [was, is] = [stateOf(owner, before), stateOf(owner, after)];
  const last = await lastVersion({ kind: owner.name, itemId });
  const isKnown = last && last.act !== 'delete' && differing(owner, last.item, was).length === 0;
  if (!isKnown) await keep(owner, itemId, 'found', was, last ? differing(owner, last.item, was) : [], before.updatedAt);
  const changed = differing(owner, was, is);
  if (act === 'delete' || changed.length > 0) await keep(owner, itemId, act, is, changed);
};

const fieldsOf = ({ item, fallback }: Owner, state: ItemState): Record<string, unknown> => {
  const names = Object.keys(item.shape).filter((name) => !['id', 'createdAt', 'updatedAt'].includes(name));
  return Object.fromEntries(names.map((name) => [name, state[name] ?? fallback[name] ?? null]));
};

export const wholeState = (owner: Owner, state: ItemState): ItemState => {
  const timing = Object.entries(state).filter(([name]) => name === 'reviewBy' || TIMING_FIELDS.some((one) => one === name));
  return { ...fieldsOf(owner, state), ...Object.fromEntries(timing) };
};

/** The version's times may have passed meanwhile. */
export const columnsOf = (owner: Owned & Pick<Collection, 'search'>, state: ItemState): Record<string, unknown> => {
  const columns = fieldsOf(owner, state);
  if (owner.isSingle) return columns;
  const { isDraft = false, publishAt = null, hideAt = null } = state as Partial<ReturnType<typeof timingOf>>;
  const timing = { publishAt, hideAt, state: stateAt({ isDraft, publishAt, hideAt }, Date.now()) };
  const marks = Object.fromEntries(STALENESS_FIELDS.map((mark) => [mark, state[mark] ?? '']));
  const review = owner.hasReview ? { reviewBy: state.reviewBy ?? '' } : {};
  return { ...columns, ...(owner.hasTiming ? { ...timing, ...marks } : {}), ...review, searchText: searchTextOf(owner, columns) };
};

const versionName = z.strictObject({ version: id.optional() });

/** Returns the version's columns and the rest of the change. Another item's version is an unknown id. */
export const takeVersion = async (
  owner: Owned & Pick<Collection, 'search'>,
  itemId: string,
  { version: named, ...values }: Readonly<Record<string, unknown>>,
): Promise<{ version?: Record<string, unknown>; values: Record<string, unknown> }> => {
  if (named === undefined) return { values };
  if (!owner.hasVersions) return { values: { ...values, version: named } };
  const { version = '' } = parseInput(versionName, { version: named });
  const found = await versions().findOne({ where: { kind: owner.name, itemId, documentId: version } });
  if (!found) return refuse({ field: 'version', code: 'invalid_id' });
  return { version: columnsOf(owner, found.item), values };
};
