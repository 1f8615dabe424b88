import type { TrashKind } from '@sanabel/contract/entities/index';
import type { TrashEntry } from '@sanabel/contract/history';
import { useQueryClient } from '@tanstack/react-query';
import { useDelete, useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { call } from '../data/call.ts';
import { useConfirm } from '../feedback/use-confirm.tsx';
import { useShowFailure } from '../feedback/use-failures.ts';
import { usePublication } from '../publication/use-publication.ts';
import { useTitle } from './use-title.ts';

/** The section that shows a restored item. */
const sectionOf = (kind: TrashKind) =>
  kind === 'crops' || kind === 'articles' ? ({ path: '/', text: 'dashboard' } as const) : ({ path: `/${kind}`, text: kind } as const);

/** Brings an item back, or deletes it for good after a question. */
export const useTrashActs = () => {
  const { t } = useTranslation();
  const { ask } = useConfirm();
  const notify = useNotify();
  const client = useQueryClient();
  const showFailure = useShowFailure();
  const titleOf = useTitle();
  const { lookAgain } = usePublication();
  const [deleteOne] = useDelete();
  const readAnew = (kind: TrashKind) =>
    Promise.all([client.invalidateQueries({ queryKey: ['trash'] }), client.invalidateQueries({ queryKey: [kind] })]);

  const restore = async (entry: TrashEntry): Promise<void> => {
    const { path, text } = sectionOf(entry.kind);
    try {
      await call(`/trash/${encodeURIComponent(entry.id)}/restore`, { method: 'POST' });
      notify(
        <>
          {t('trash.restored', { name: titleOf(entry) })} <Link to={path}>{t('trash.seeIn', { section: t(`${text}.title`) })}</Link>
        </>,
      );
      void lookAgain();
    } catch (failure) {
      showFailure(failure);
    }
    await readAnew(entry.kind);
  };

  const purge = async (entry: TrashEntry): Promise<void> => {
    try {
      const isGone = await ask({
        title: t('trash.purgeQuestion', { name: titleOf(entry) }),
        body: t('trash.purgeBody'),
        confirmLabel: t('trash.purge'),
        cancelLabel: t('common.cancel'),
        isDangerous: true,
        act: () => deleteOne('trash', { id: entry.id, previousData: entry }, { mutationMode: 'pessimistic', returnPromise: true }),
      });
      if (isGone) notify('trash.purged');
    } catch (failure) {
      showFailure(failure);
    }
    await readAnew(entry.kind);
  };
  return { restore, purge };
};
