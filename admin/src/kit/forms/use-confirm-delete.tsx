import { PUBLIC_NAMES, TRASH_KINDS } from '@sanabel/contract/entities/index';
import { useQueryClient } from '@tanstack/react-query';
import type { ParseKeys } from 'i18next';
import { useDelete, useNotify } from 'ra-core';
import { useTranslation } from 'react-i18next';
import type { ResourceName } from '../data/resources.ts';
import type { Confirmation } from '../feedback/ConfirmDialog.tsx';
import { useShowFailure } from '../feedback/failures.tsx';
import { useNotifyUndoable } from '../feedback/Undo.tsx';
import { useConfirm } from '../feedback/use-confirm.tsx';
import { keepFocus } from '../lists/keep-focus.ts';
import { usePublication } from '../publication/use-publication.ts';
import { useRestore } from './use-restore.tsx';

interface Options {
  /** Key of the toast's text. */
  done?: ParseKeys;
  /** Replaces the banner, which offers a retry. */
  onFailure?: (error: unknown) => unknown;
  /** Replaces react-admin's `useDelete`. */
  remove?: (id: string) => Promise<unknown>;
}

/**
 * Asks, deletes, and removes the item from view only when the server has confirmed (specification, section 4, "Deletes"). The message can
 * restore what went to the trash. Resolves to true once the item is gone. react-admin's `useDeleteWithConfirmController` keeps a dialog per
 * button and closes it before the server has answered.
 */
export const useConfirmDelete = (resource: ResourceName | 'backgrounds', { done = 'common.deleted', onFailure, remove }: Options = {}) => {
  const { t } = useTranslation();
  const { confirm } = useConfirm();
  const notify = useNotify();
  const notifyUndoable = useNotifyUndoable();
  const restore = useRestore();
  const showFailure = useShowFailure();
  const { refreshPublication } = usePublication();
  const client = useQueryClient();
  const [deleteOne] = useDelete();
  const isPublic = PUBLIC_NAMES.some((name) => name === resource);
  const kind = TRASH_KINDS.find((name) => name === resource);
  const confirmDelete = async <Deleted extends { id: string }>(
    item: Deleted,
    named: Confirmation & { name?: string },
    goOn = keepFocus(),
  ): Promise<boolean> => {
    const { name, ...question } = named;
    const act = () =>
      remove?.(item.id) ?? deleteOne(resource, { id: item.id, previousData: item }, { mutationMode: 'pessimistic', returnPromise: true });
    try {
      const isAgreed = await confirm({
        ...(isPublic ? { body: t('common.restorable') } : {}),
        confirmLabel: t('common.delete'),
        isDangerous: true,
        ...question,
        act,
      });
      if (!isAgreed) return false;
    } catch (error) {
      if (onFailure) await onFailure(error);
      else {
        const about = name === undefined ? {} : { title: t('common.notDeleted', { name }), itemId: item.id };
        showFailure(error, () => confirmDelete(item, named, goOn), about);
      }
      await client.invalidateQueries({ queryKey: [resource] });
      return false;
    }
    const isKnown = name !== undefined && kind !== undefined && kind !== 'backgrounds';
    const message = isKnown ? t(`activity.sentences.${kind}_delete`, { title: name }) : t(done);
    if (kind) notifyUndoable(message, () => restore([{ id: item.id, kind, name: name ?? t('common.untitled') }]));
    else notify(message, { type: 'success' });
    if (isPublic) void refreshPublication();
    // Do not fetch the deleted item again: its form may still be open.
    await client.invalidateQueries({ queryKey: [resource], predicate: ({ queryKey }) => queryKey[1] !== 'getOne' });
    // The focused button was removed with its item.
    goOn();
    return true;
  };
  return confirmDelete;
};
