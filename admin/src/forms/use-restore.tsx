import type { TrashKind } from '@sanabel/contract/entities/index';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { call } from '../data/call.ts';
import { FIGURES_KEY } from '../data/use-figures.ts';
import { useShowFailure } from '../feedback/failures.tsx';
import { welcome } from '../lists/newcomer.ts';
import { usePublication } from '../publication/use-publication.ts';

/** A deleted item, as far as its way back needs it. */
export interface Deleted {
  id: string;
  kind: TrashKind;
  /** As the editor knows it. */
  name: string;
}

/** Brings deleted items back to their places and says so; of those that did not come back the banner tells, and offers to go on. */
export const useRestore = () => {
  const { t } = useTranslation();
  const notify = useNotify();
  const client = useQueryClient();
  const showFailure = useShowFailure();
  const { lookAgain } = usePublication();
  const restore = async (items: readonly Deleted[], messageOf: (words: string) => ReactNode = (words) => words): Promise<void> => {
    const restored: Deleted[] = [];
    try {
      for (const item of items) {
        await call(`/trash/${encodeURIComponent(item.id)}/restore`, { method: 'POST' });
        restored.push(item);
      }
    } catch (failure) {
      const left = items.slice(restored.length);
      const [first] = left;
      if (first)
        showFailure(failure, () => restore(left, messageOf), { title: t('common.notRestored', { name: first.name }), itemId: first.id });
    }
    if (restored.length > 0) {
      const [first] = restored;
      const text =
        restored.length === 1 ? t('common.restored', { name: first?.name }) : t('common.restoredMany', { count: restored.length });
      notify(messageOf(text), { type: 'success' });
      welcome(...restored.map(({ id }) => id));
      void lookAgain();
    }
    const lists = new Set(items.map(({ kind }) => kind));
    await Promise.all(
      [['trash'], FIGURES_KEY, ...[...lists].map((kind) => [kind])].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  };
  return restore;
};
