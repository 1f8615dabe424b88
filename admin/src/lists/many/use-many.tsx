import type { OrderedName } from '@sanabel/contract/entities/index';
import type { Move, Moved } from '@sanabel/contract/order';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../data/api-error.ts';
import { changeMany, countDone, deleteMany, moveMany } from '../../data/many.ts';
import { FIGURES_KEY } from '../../data/use-figures.ts';
import { useShowFailure } from '../../feedback/failures.tsx';
import { useNotifyUndoable } from '../../feedback/Undo.tsx';
import { useConfirm } from '../../feedback/use-confirm.tsx';
import { useUndoBatch } from '../../feedback/use-undo-batch.ts';
import { useFormats } from '../../i18n/format.ts';
import { usePublication } from '../../publication/use-publication.ts';
import { keepPlace } from '../keep-place.ts';
import { movesTo, type Target } from '../order.ts';

/** A chosen item, as the editor knows it. */
export interface Chosen {
  id: string;
  name: string;
}

/** So many of the items are named in a question about many. */
const NAMED = 5;

/** The items that a refusal names: its faults begin with their ids. */
const refusedOf = (error: unknown, items: readonly Chosen[]): Chosen[] => {
  if (!(error instanceof ApiError) || error.status !== 400) return [];
  const ids = new Set(Object.keys(error.fields).map((field) => field.split('.')[0]));
  return items.filter(({ id }) => ids.has(id));
};

/** Acts on many items of a list as one: one call, all or nothing, one message, one undo. Each resolves to whether it was done. */
export const useMany = (kind: OrderedName) => {
  const { t } = useTranslation();
  const { list } = useFormats();
  const { confirm } = useConfirm();
  const client = useQueryClient();
  const notify = useNotify();
  const notifyUndoable = useNotifyUndoable();
  const showFailure = useShowFailure();
  const undo = useUndoBatch();
  const { lookAgain } = usePublication();

  const refresh = async (): Promise<void> => {
    void lookAgain();
    void client.invalidateQueries({ queryKey: FIGURES_KEY });
    await client.invalidateQueries({ queryKey: [kind], predicate: ({ queryKey }) => queryKey[1] !== 'getOne' });
  };

  /** Names the items that cannot be what they would become, and offers to go on without them. */
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

  const change = async (items: readonly Chosen[], changes: object): Promise<boolean> => {
    try {
      const done = await changeMany(
        kind,
        items.map(({ id }) => id),
        changes,
      );
      const words = t('lists.many.changed', { count: countDone(done) });
      if (done.batch) notifyUndoable(words, () => undo(done.batch));
      else notify(words);
      await refresh();
      return true;
    } catch (error) {
      const refused = refusedOf(error, items);
      if (refused.length === 0) {
        showFailure(error, () => change(items, changes), { title: t('lists.many.failed') });
        return false;
      }
      const rest = await askForRest(items, refused);
      return rest.length > 0 && change(rest, changes);
    }
  };

  const remove = async (items: readonly Chosen[]): Promise<boolean> => {
    const goOn = keepPlace();
    const count = items.length;
    let batch = '';
    let deleted = 0;
    try {
      const isAgreed = await confirm({
        title: t('lists.deleteMany', { count }),
        body: t('lists.restorable', { count }),
        confirmLabel: t('common.delete'),
        isDangerous: true,
        act: async () => {
          const done = await deleteMany(
            kind,
            items.map(({ id }) => id),
          );
          batch = done.batch;
          deleted = countDone(done);
        },
      });
      if (!isAgreed) return false;
    } catch (error) {
      showFailure(error, () => remove(items), { title: t('lists.many.notDeleted') });
      return false;
    }
    if (batch) notifyUndoable(t('lists.deletedMany', { count: deleted }), () => undo(batch));
    await refresh();
    goOn();
    return true;
  };

  const sendMoves = async (moves: readonly Move[]): Promise<Moved> => {
    const answer = await moveMany(kind, moves);
    await refresh();
    return answer;
  };
  const moveBack = async (moves: readonly Move[]): Promise<void> => {
    try {
      await sendMoves(moves);
      notify('lists.many.undone', { type: 'success' });
    } catch (error) {
      showFailure(error, undefined, { title: t('lists.many.notUndone') });
    }
  };
  const move = async (items: readonly Chosen[], target: Target): Promise<boolean> => {
    try {
      const { ids, back } = await sendMoves(
        movesTo(
          items.map(({ id }) => id),
          target,
        ),
      );
      const words = t('lists.many.moved', { count: ids.length });
      if (back.length > 0) notifyUndoable(words, () => moveBack(back));
      else notify(words);
      return true;
    } catch (error) {
      showFailure(error, () => move(items, target), { title: t('common.orderFailed') });
      return false;
    }
  };
  return { change, remove, move };
};
