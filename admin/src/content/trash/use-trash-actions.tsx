import { KINDS } from '@sanabel/contract/kinds/index';
import type { TrashEntry } from '@sanabel/contract/panel';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { countDone, purgeMany as purgeAll } from '../../kit/data/many.ts';
import { useShowFailure } from '../../kit/feedback/failures.tsx';
import { useConfirm } from '../../kit/feedback/use-confirm.tsx';
import { useConfirmDelete } from '../../kit/forms/use-confirm-delete.tsx';
import { useRestore } from '../../kit/forms/use-restore.tsx';
import { useFormats } from '../../kit/i18n/format.ts';
import { useItemTitle } from '../../kit/language/localised.tsx';
import { keepFocus } from '../../kit/lists/keep-focus.ts';

const NAMED = 2;

export const useTrashActions = () => {
  const { t } = useTranslation();
  const titleOf = useItemTitle();
  const formats = useFormats();
  const notify = useNotify();
  const client = useQueryClient();
  const showFailure = useShowFailure();
  const { confirm } = useConfirm();
  const restoreItems = useRestore();
  const confirmDelete = useConfirmDelete('trash', { done: 'trash.purged' });
  const restore = async (...entries: readonly Pick<TrashEntry, 'id' | 'kind' | 'title' | 'arabicTitle'>[]): Promise<void> => {
    const goOn = keepFocus();
    const kinds = new Set(entries.map(({ kind }) => kind));
    const [kind] = kinds;
    const path = kinds.size === 1 && kind ? KINDS[kind].listPath : null;
    const section = kind && path !== '/' ? t(`kinds.list.${kind}`) : t('dashboard.title');
    await restoreItems(
      entries.map((entry) => ({ id: entry.id, kind: entry.kind, name: titleOf(entry) })),
      (message) => (
        <>
          {message} {path && <Link to={path}>{t('trash.seeIn', { section })}</Link>}
        </>
      ),
    );
    goOn();
  };
  /** Requires typing the number of items, because this cannot be undone. */
  const purgeMany = async (entries: readonly TrashEntry[]): Promise<void> => {
    const goOn = keepFocus();
    const count = entries.length;
    const names = formats.list(entries.slice(0, NAMED).map((entry) => t('trash.quoted', { name: titleOf(entry) })));
    let done = 0;
    try {
      const isAgreed = await confirm({
        title: t('trash.purgeMany', { count }),
        body: t('trash.purgeManyBody', { names }),
        confirmLabel: t('trash.purge'),
        isDangerous: true,
        ...(count > 1 ? { typedNumber: { label: t('trash.typeNumber', { number: count }), value: count } } : {}),
        act: async () => {
          done = countDone(await purgeAll(entries.map(({ id }) => id)));
        },
      });
      if (!isAgreed) return;
    } catch (failure) {
      const [first] = entries;
      if (first)
        showFailure(failure, () => purgeMany(entries), { title: t('common.notDeleted', { name: titleOf(first) }), itemId: first.id });
    }
    if (done > 0) notify(t('trash.purgedMany', { count: done }), { type: 'success' });
    await client.invalidateQueries({ queryKey: ['trash'] });
    goOn();
  };
  return {
    restore,
    purgeMany,
    purge: (entry: TrashEntry): Promise<boolean> =>
      confirmDelete(entry, {
        name: titleOf(entry),
        title: t('trash.purgeQuestion', { name: titleOf(entry) }),
        body: t('trash.purgeBody'),
        confirmLabel: t('trash.purge'),
      }),
  };
};
