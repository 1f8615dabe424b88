import type { OrderedName } from '@sanabel/contract/entities/index';
import { MANY_MAX } from '@sanabel/contract/limits';
import type { ManyDone } from '@sanabel/contract/many';
import type { Move } from '@sanabel/contract/order';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../data/api-error.ts';
import { inParts, type Parts } from '../../data/in-parts.ts';
import { changeMany, countDone, deleteMany, moveMany } from '../../data/many.ts';
import { FIGURES_KEY } from '../../data/use-figures.ts';
import { useFailureMessage, useShowFailure } from '../../feedback/failures.tsx';
import { useNotifyUndoable } from '../../feedback/Undo.tsx';
import { useConfirm } from '../../feedback/use-confirm.tsx';
import { useProgress } from '../../feedback/use-progress.tsx';
import { useUndoBatch } from '../../feedback/use-undo-batch.ts';
import { useFormats } from '../../i18n/format.ts';
import { usePublication } from '../../publication/use-publication.ts';
import { keepFocus } from '../keep-focus.ts';
import { movesTo, type Target } from '../order.ts';
import { type Chosen, ChosenItems } from './ChosenItems.tsx';

/** Maximum number of names in a confirmation. */
const NAMED = 5;

/** Returns the refused items: error fields begin with their ids. */
const refusedOf = (error: unknown, items: readonly Chosen[]): Chosen[] => {
  if (!(error instanceof ApiError) || error.status !== 400) return [];
  const ids = new Set(Object.keys(error.fields).map((field) => field.split('.')[0]));
  return items.filter(({ id }) => ids.has(id));
};

const idsOf = (items: readonly Chosen[]): string[] => items.map(({ id }) => id);

/**
 * Changes many items with one message and one undo. Up to `MANY_MAX` items are one call, all or nothing; more are several calls with
 * progress, which can be stopped. Each action resolves to the items that stayed unchanged.
 */
export const useMany = (kind: OrderedName) => {
  const { t } = useTranslation();
  const { list } = useFormats();
  const { alert, confirm } = useConfirm();
  const client = useQueryClient();
  const notify = useNotify();
  const notifyUndoable = useNotifyUndoable();
  const showFailure = useShowFailure();
  const messageOf = useFailureMessage();
  const undo = useUndoBatch();
  const { refreshPublication } = usePublication();
  const { follow, progressDialog } = useProgress();

  const refresh = async (): Promise<void> => {
    void refreshPublication();
    void client.invalidateQueries({ queryKey: FIGURES_KEY });
    await client.invalidateQueries({ queryKey: [kind], predicate: ({ queryKey }) => queryKey[1] !== 'getOne' });
  };

  const run = <Item, Result>(
    act: 'changing' | 'deleting' | 'moving',
    items: readonly Item[],
    send: (part: readonly Item[]) => Promise<Result>,
  ): Promise<Parts<Item, Result>> => {
    const all = items.length;
    return follow({ title: t(`lists.many.${act}`), all, isShown: all > MANY_MAX }, (onProgress, signal) =>
      inParts(items, send, { onProgress, signal }),
    );
  };

  /** Reports failures before it offers the undo. */
  const report = async (
    message: string,
    { left, failure }: Parts<unknown, unknown>,
    takeBack: (() => Promise<void>) | null,
  ): Promise<void> => {
    if (left.length > 0) {
      const rest = t('lists.many.left', { count: left.length });
      await alert({ title: message, body: failure === null ? rest : `${rest} ${messageOf(failure)}` });
    }
    if (takeBack) notifyUndoable(message, takeBack);
    else notify(message);
  };

  const undoOf = (results: readonly ManyDone[]): (() => Promise<void>) | null => {
    const batches = results.map(({ batch }) => batch).filter((batch) => batch !== '');
    return batches.length === 0 ? null : () => undo(...batches);
  };
  const countAll = (results: readonly ManyDone[]): number => results.reduce((sum, done) => sum + countDone(done), 0);

  /** Names the refused items, and offers to continue without them. */
  const askForRest = async (items: readonly Chosen[], refused: readonly Chosen[]): Promise<readonly Chosen[]> => {
    const rest = items.filter((item) => !refused.includes(item));
    const names = [
      ...refused.slice(0, NAMED).map(({ name }) => `«\u2068${name}\u2069»`),
      ...(refused.length > NAMED ? [t('lists.many.andMore')] : []),
    ];
    const body = t('lists.many.refused', { count: refused.length, names: list(names) });
    const title = t('lists.many.refusedTitle');
    if (rest.length === 0) {
      await confirm({ title, body, cancelLabel: null });
      return [];
    }
    return (await confirm({ title, body, confirmLabel: t('lists.many.rest', { count: rest.length }) })) ? rest : [];
  };

  const change = async (items: readonly Chosen[], changes: object): Promise<readonly Chosen[]> => {
    try {
      const outcome = await run('changing', items, (part) => changeMany(kind, idsOf(part), changes));
      await refresh();
      await report(t('lists.many.changed', { count: countAll(outcome.results) }), outcome, undoOf(outcome.results));
      return outcome.left;
    } catch (error) {
      const refused = refusedOf(error, items);
      if (refused.length === 0) {
        showFailure(error, () => change(items, changes), { title: t('lists.many.failed') });
        return items;
      }
      const rest = await askForRest(items, refused);
      return rest.length > 0 ? change(rest, changes) : items;
    }
  };

  const remove = async (items: readonly Chosen[]): Promise<readonly Chosen[]> => {
    const goOn = keepFocus();
    const count = items.length;
    const body = (
      <>
        {t('lists.restorable', { count })}
        <ChosenItems items={items} />
      </>
    );
    const question = { title: t('lists.deleteMany', { count }), body, confirmLabel: t('common.delete') };
    const send = () => run('deleting', items, (part) => deleteMany(kind, idsOf(part)));
    let outcome: Parts<Chosen, ManyDone> | null = null;
    const act = async () => {
      outcome = await send();
    };
    try {
      // The confirmation waits for a single call; several calls show their progress in another dialog.
      const isOne = count <= MANY_MAX;
      const isAgreed = await confirm({ ...question, isDangerous: true, ...(isOne ? { act } : {}) });
      if (!isAgreed) return items;
      outcome ??= await send();
    } catch (error) {
      showFailure(error, () => remove(items), { title: t('lists.many.notDeleted') });
      return items;
    }
    const { results, left } = outcome;
    await refresh();
    await report(t('lists.deletedMany', { count: countAll(results) }), outcome, undoOf(results));
    goOn();
    return left;
  };

  const moveBack = async (moves: readonly Move[]): Promise<void> => {
    try {
      await run('moving', moves, (part) => moveMany(kind, part));
      notify('lists.many.undone', { type: 'success' });
    } catch (error) {
      showFailure(error, undefined, { title: t('lists.many.notUndone') });
    }
    await refresh();
  };
  const move = async (items: readonly Chosen[], target: Target): Promise<readonly Chosen[]> => {
    try {
      const outcome = await run('moving', movesTo(idsOf(items), target), (part) => moveMany(kind, part));
      const { results, left } = outcome;
      await refresh();
      const back = [...results].reverse().flatMap((moved) => moved.back);
      const count = results.reduce((sum, { ids }) => sum + ids.length, 0);
      await report(t('lists.many.moved', { count }), outcome, back.length > 0 ? () => moveBack(back) : null);
      const unmoved = new Set(left.map(({ id }) => id));
      return items.filter(({ id }) => unmoved.has(id));
    } catch (error) {
      showFailure(error, () => move(items, target), { title: t('common.orderFailed') });
      return items;
    }
  };
  return { change, remove, move, dialog: progressDialog };
};
