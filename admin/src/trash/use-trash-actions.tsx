import type { TrashKind } from '@sanabel/contract/entities/index';
import type { TrashEntry } from '@sanabel/contract/panel';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useConfirmDelete } from '../forms/use-confirm-delete.tsx';
import { useRestore } from '../forms/use-restore.tsx';
import { useItemTitle } from '../language/localised.tsx';
import { keepPlace } from '../lists/keep-place.ts';

/** The section that shows a restored item. */
const sectionOf = (kind: TrashKind) =>
  kind === 'crops' || kind === 'articles' ? ({ path: '/', text: 'dashboard' } as const) : ({ path: `/${kind}`, text: kind } as const);

/** Brings an item back, or deletes it for good after a question. */
export const useTrashActions = () => {
  const { t } = useTranslation();
  const titleOf = useItemTitle();
  const bringBack = useRestore();
  const confirmDelete = useConfirmDelete('trash', { done: 'trash.purged' });
  const restore = async (...entries: readonly TrashEntry[]): Promise<void> => {
    const goOn = keepPlace();
    const kinds = new Set(entries.map(({ kind }) => kind));
    const [kind] = kinds;
    const place = kinds.size === 1 && kind ? sectionOf(kind) : null;
    await bringBack(
      entries.map((entry) => ({ id: entry.id, kind: entry.kind, name: titleOf(entry) })),
      (words) => (
        <>
          {words} {place && <Link to={place.path}>{t('trash.seeIn', { section: t(`${place.text}.title`) })}</Link>}
        </>
      ),
    );
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
