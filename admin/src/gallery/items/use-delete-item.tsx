import type { GalleryItem } from '@sanabel/contract/entities/gallery-item';
import { useDataProvider, useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../feedback/use-confirm.tsx';
import { useShowFailure } from '../../feedback/use-failures.ts';
import { Picture } from './Picture.tsx';
import { useGalleryChanged } from './use-gallery.ts';

/** Deletes after a question that shows the picture; what is on the screen changes when the server has done it. */
export const useDeleteItem = () => {
  const { t } = useTranslation();
  const { ask } = useConfirm();
  const showFailure = useShowFailure();
  const notify = useNotify();
  const provider = useDataProvider();
  const changed = useGalleryChanged();
  const remove = async (item: GalleryItem, name: string): Promise<void> => {
    try {
      const isDeleted = await ask({
        title: t('common.deleteQuestion', { name }),
        body: t('common.restorable'),
        picture: <Picture item={item} />,
        confirmLabel: t('common.delete'),
        cancelLabel: t('common.cancel'),
        isDangerous: true,
        act: () => provider.delete('gallery', { id: item.id }),
      });
      if (!isDeleted) return;
      notify('common.deleted', { type: 'success' });
      // The button that had the focus goes with its item.
      document.getElementById('content')?.focus({ preventScroll: true });
    } catch (error) {
      showFailure(error, () => remove(item, name));
    }
    changed();
  };
  return remove;
};
