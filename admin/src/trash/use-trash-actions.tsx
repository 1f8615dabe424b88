import type { TrashKind } from '@sanabel/contract/entities/index';
import type { TrashEntry } from '@sanabel/contract/panel';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { call } from '../data/call.ts';
import { useShowFailure } from '../feedback/failures.tsx';
import { useConfirmDelete } from '../forms/use-confirm-delete.tsx';
import { useItemTitle } from '../language/localised.tsx';
import { keepPlace } from '../lists/keep-place.ts';
import { usePublication } from '../publication/use-publication.ts';

/** The section that shows a restored item. */
const sectionOf = (kind: TrashKind) =>
  kind === 'crops' || kind === 'articles' ? ({ path: '/', text: 'dashboard' } as const) : ({ path: `/${kind}`, text: kind } as const);

/** Brings an item back, or deletes it for good after a question. */
export const useTrashActions = () => {
  const { t } = useTranslation();
  const notify = useNotify();
  const client = useQueryClient();
  const showFailure = useShowFailure();
  const titleOf = useItemTitle();
  const { lookAgain } = usePublication();
  const confirmDelete = useConfirmDelete('trash', { done: 'trash.purged' });
  const restore = async (entry: TrashEntry): Promise<void> => {
    const { path, text } = sectionOf(entry.kind);
    const goOn = keepPlace();
    try {
      await call(`/trash/${encodeURIComponent(entry.id)}/restore`, { method: 'POST' });
      notify(
        <>
          {t('trash.restored', { name: titleOf(entry) })} <Link to={path}>{t('trash.seeIn', { section: t(`${text}.title`) })}</Link>
        </>,
      );
      void lookAgain();
    } catch (failure) {
      showFailure(failure, () => restore(entry), { title: t('trash.notRestored', { name: titleOf(entry) }), itemId: entry.id });
    }
    await Promise.all(['trash', entry.kind].map((name) => client.invalidateQueries({ queryKey: [name] })));
    goOn();
  };
  return {
    restore,
    purge: (entry: TrashEntry): Promise<boolean> =>
      confirmDelete(entry, {
        name: titleOf(entry),
        title: t('trash.purgeQuestion', { name: titleOf(entry) }),
        body: t('trash.purgeBody'),
        confirmLabel: t('trash.purge'),
      }),
  };
};
