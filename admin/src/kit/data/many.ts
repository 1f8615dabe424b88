import { ORDERED_NAMES, type OrderedName } from '@sanabel/contract/entities/index';
import { type ManyDone, manyDone } from '@sanabel/contract/many';
import { type Move, type Moved, moved } from '@sanabel/contract/order';
import { call, LONG_TIME_LIMIT_MS } from './call.ts';

export const isList = (resource: string): resource is OrderedName => ORDERED_NAMES.some((name) => name === resource);

const many = async (path: string, body: object): Promise<ManyDone> =>
  manyDone.parse((await call(path, { method: 'POST', body, timeLimit: LONG_TIME_LIMIT_MS })).json);

/** All or none. */
export const changeMany = (resource: OrderedName, ids: readonly string[], change: object): Promise<ManyDone> =>
  many(`/${resource}/update-many`, { ids, change });

/** Moves items to the trash, all or none. */
export const deleteMany = (resource: OrderedName, ids: readonly string[]): Promise<ManyDone> => many(`/${resource}/delete-many`, { ids });

/** All or none. */
export const moveMany = async (resource: OrderedName, moves: readonly Move[]): Promise<Moved> =>
  moved.parse((await call(`/${resource}/move-many`, { method: 'POST', body: { moves } })).json);

/** All or none. */
export const restoreMany = (ids: readonly string[]): Promise<ManyDone> => many('/trash/restore-many', { ids });
export const purgeMany = (ids: readonly string[]): Promise<ManyDone> => many('/trash/purge-many', { ids });

export const countDone = ({ items }: ManyDone): number => items.filter(({ outcome }) => outcome === 'done').length;
