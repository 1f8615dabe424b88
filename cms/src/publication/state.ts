import { type Stored, table } from '../database/table.ts';

export interface StateRow extends Stored {
  /** Grows by one with every change of public content. */
  revision: number;
  /** The revision that the hook was last called for. */
  requestedRevision: number;
  /** The revision that the public site itself has shown. */
  liveRevision: number;
  attempts: number;
  changedAt: string | null;
  requestedAt: string | null;
  liveAt: string | null;
  nextAttemptAt: string | null;
  error: string | null;
}

export interface EntryRow extends Stored {
  revision: number;
  kind: string;
  itemId: string;
  action: string;
}

const states = () => table<StateRow>('api::publication.publication-state');
export const entries = () => table<EntryRow>('api::publication.publication-entry');

const EMPTY: Partial<StateRow> = { revision: 0, requestedRevision: 0, liveRevision: 0, attempts: 0 };

/** The one row of the state, made at first use. */
export const readState = async (): Promise<StateRow> =>
  (await states().findOne({ where: {}, orderBy: [{ id: 'asc' }] })) ?? (await states().create({ data: EMPTY }));

export const writeState = async (data: Partial<StateRow>): Promise<void> => {
  const { id } = await readState();
  await states().update({ where: { id }, data });
};
