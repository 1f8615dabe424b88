import type { TrashKind } from '@sanabel/contract/entities/index';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../data/call.ts';
import { FIGURES_KEY } from '../data/use-figures.ts';
import { useShowFailure } from '../feedback/failures.tsx';
import { useNotifyUndoable } from '../feedback/Undo.tsx';
import { useConfirm } from '../feedback/use-confirm.tsx';
import { keepPlace } from '../lists/keep-place.ts';
import { usePublication } from '../publication/use-publication.ts';
import { type Deleted, useRestore } from './use-restore.tsx';

/** Deletes many items into the trash after one question with their number; one undo brings all of them back. Resolves to whether it was done. */
export const useDeleteMany = (kind: TrashKind) => {
  const { t } = useTranslation();
  const { confirm } = useConfirm();
  const client = useQueryClient();
  const showFailure = useShowFailure();
  const notifyUndoable = useNotifyUndoable();
  const restore = useRestore();
  const { lookAgain } = usePublication();

  const deleteMany = async (items: readonly Omit<Deleted, 'kind'>[]): Promise<boolean> => {
    const goOn = keepPlace();
    const deleted: Deleted[] = [];
    let failure: unknown = null;
    const act = async (): Promise<void> => {
      for (const { id, name } of items) {
        try {
          await call(`/${kind}/${encodeURIComponent(id)}`, { method: 'DELETE' });
          deleted.push({ id, name, kind });
        } catch (error) {
          failure = error;
          return;
        }
      }
    };
    const count = items.length;
    const isAgreed = await confirm({
      title: t('lists.deleteMany', { count }),
      body: t('lists.restorable', { count }),
      confirmLabel: t('common.delete'),
      isDangerous: true,
      act,
    });
    if (!isAgreed) return false;
    const left = items.slice(deleted.length);
    const [first] = left;
    if (first) showFailure(failure, () => deleteMany(left), { title: t('common.notDeleted', { name: first.name }), itemId: first.id });
    if (deleted.length > 0) {
      notifyUndoable(t('lists.deletedMany', { count: deleted.length }), () => restore(deleted));
      void lookAgain();
      void client.invalidateQueries({ queryKey: FIGURES_KEY });
    }
    await client.invalidateQueries({ queryKey: [kind], predicate: ({ queryKey }) => queryKey[1] !== 'getOne' });
    goOn();
    return left.length === 0;
  };
  return deleteMany;
};
