import type { LibraryMedium } from '@sanabel/contract/library';
import { useNotify } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { call } from '../../../kit/data/call.ts';
import { useShowFailure } from '../../../kit/feedback/failures.tsx';
import { useGalleryChanged } from '../items/use-gallery.ts';
import type { FileKind } from './rules.ts';
import { addedId } from './save-captions.ts';

/** Adds a medium of the library, with its descriptions, to the gallery. */
export const useChosen = (kind: FileKind) => {
  const { t } = useTranslation();
  const notify = useNotify();
  const showFailure = useShowFailure();
  const changed = useGalleryChanged();
  const add = async (medium: LibraryMedium): Promise<void> => {
    try {
      addedId((await call('/gallery', { method: 'POST', body: { type: kind, file: medium.id } })).json);
      changed();
      notify(t('gallery.uploaded', { count: 1 }), { type: 'success' });
    } catch (error) {
      showFailure(error, () => add(medium));
    }
  };
  return add;
};
