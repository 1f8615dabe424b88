import type { InputOf, ItemOf, PatchOf } from '@sanabel/contract';
import { noteActivity } from '../../changes/history.ts';
import { attemptTo, makeOnce } from '../../changes/make-once.ts';
import { collectionOf, type Row, titlesOf } from '../../collection/collection.ts';
import { findRow, searchTextOf } from '../../collection/read.ts';
import { type Stored, table } from '../../database/table.ts';
import { inTransaction, withLock } from '../../database/transaction.ts';

type Term = ItemOf<'glossary'>;
type TermInput = InputOf<'glossary'>;

export const glossary = collectionOf('glossary');

const rows = () => table<Row<Term>>('api::glossary-term.glossary-term');

const sentOf = (patch: PatchOf<'glossary'>): Partial<Pick<Term, keyof TermInput>> =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));

/** Adds a term, once per key. */
export const addTerm = (input: TermInput, key: string | undefined): Promise<Term> =>
  inTransaction(async () => {
    const id = await makeOnce(await attemptTo(glossary, { values: input }, { key }), async () => {
      const data = { ...glossary.fallback, ...sentOf(input), searchText: searchTextOf(glossary, input) };
      const row = await rows().create({ data });
      await noteActivity('create', 'glossary', row.documentId, titlesOf(glossary, row));
      return row.documentId;
    });
    return glossary.toItem(await findRow(glossary, id));
  });

const withTerm = <T>(id: string, work: (row: Row<Term>) => Promise<T>): Promise<T> =>
  withLock(`glossary:${id}`, async () => work(await findRow(glossary, id)));

/** `check` throws when another editor has changed the term meanwhile. */
export const changeTerm = (id: string, patch: PatchOf<'glossary'>, check: (row: Stored) => void): Promise<Term> =>
  withTerm(id, async (row) => {
    check(row);
    const sent = sentOf(patch);
    const after = { ...row, ...sent };
    await rows().update({ where: { documentId: id }, data: { ...sent, searchText: searchTextOf(glossary, after) } });
    await noteActivity('update', 'glossary', id, titlesOf(glossary, after));
    return glossary.toItem(await findRow(glossary, id));
  });

/** Deletes for good: nothing refers to a term. */
export const deleteTerm = (id: string): Promise<{ id: string }> =>
  withTerm(id, async (row) => {
    await rows().deleteMany({ where: { documentId: id } });
    await noteActivity('delete', 'glossary', id, titlesOf(glossary, row));
    return { id };
  });
