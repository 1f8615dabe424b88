import type { TrashKind } from '@sanabel/contract/entities/index';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { restoreMany } from '../data/many.ts';
import { FIGURES_KEY } from '../data/use-figures.ts';
import { useBanner, useShowFailure } from '../feedback/failures.tsx';
import { useNotifyUndoable } from '../feedback/Undo.tsx';
import { useUndoBatch } from '../feedback/use-undo-batch.ts';
import { highlightAdded } from '../lists/just-added.ts';
import { usePublication } from '../publication/use-publication.ts';

export interface Deleted {
  id: string;
  kind: TrashKind;
  name: string;
}

export const useRestore = () => {
  const { t } = useTranslation();
  const notifyUndoable = useNotifyUndoable();
  const undo = useUndoBatch();
  const client = useQueryClient();
  const banner = useBanner();
  const showFailure = useShowFailure();
  const { refreshPublication } = usePublication();
  const restore = async (items: readonly Deleted[], messageOf: (message: string) => ReactNode = (message) => message): Promise<void> => {
    const [first] = items;
    if (!first) return;
    const title = t('common.notRestored', { name: first.name });
    try {
      const done = await restoreMany(items.map(({ id }) => id));
      const back = done.items.flatMap(({ id, outcome }) => (outcome === 'done' ? [id] : []));
      const count = back.length;
      const message = items.length === 1 ? t('common.restored', { name: first.name }) : t('common.restoredMany', { count });
      // Another editor has restored it or deleted it for good.
      if (count === 0) banner.show({ title, message: t('content.removed') });
      else notifyUndoable(messageOf(message), () => undo(done.batch));
      highlightAdded(...back);
      void refreshPublication();
    } catch (failure) {
      showFailure(failure, () => restore(items, messageOf), { title, itemId: first.id });
    }
    const lists = new Set(items.map(({ kind }) => kind));
    await Promise.all(
      [['trash'], FIGURES_KEY, ...[...lists].map((kind) => [kind])].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  };
  return restore;
};
