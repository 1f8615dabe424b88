import { useState } from 'react';
import { useNotify, useUpdate } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../data/api-error.ts';
import type { Item } from '../data/resources.ts';
import { useConfirm } from '../feedback/use-confirm.tsx';
import { useFailureMessage } from '../feedback/use-failures.ts';
import { showFaults } from '../forms/show-faults.ts';
import { useGalleryChanged } from './items/use-gallery.ts';

export type Captions = Pick<Item<'gallery'>, 'title' | 'arabicTitle' | 'description' | 'arabicDescription'>;

/** Saves the captions. `isOutdated`: another editor was first, and one of the two versions must be chosen. */
export const useSaveCaptions = (item: Item<'gallery'>, form: UseFormReturn<Captions>, onSaved: () => void) => {
  const { t } = useTranslation();
  const { ask } = useConfirm();
  const notify = useNotify();
  const messageOf = useFailureMessage();
  const changed = useGalleryChanged();
  const [update] = useUpdate();
  const [isOutdated, setIsOutdated] = useState(false);
  const save = async (data: Captions, { isOver = false } = {}): Promise<void> => {
    setIsOutdated(false);
    try {
      await update(
        'gallery',
        { id: item.id, data, previousData: isOver ? { id: item.id } : item },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
    } catch (error) {
      if (error instanceof ApiError && error.code === 'OUTDATED') setIsOutdated(true);
      else if (!showFaults(form, error)) await ask({ title: messageOf(error), body: t('shell.nothingLost') });
      return;
    }
    changed();
    notify('common.saved', { type: 'success' });
    onSaved();
  };
  return { save, isOutdated, resolve: () => setIsOutdated(false) };
};
