import { useNotify, useUpdate } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiFault } from '../../api/fault.ts';
import { showFaults } from '../../forms/show-faults.ts';
import { useQuestions } from '../../panel/notices/questions.tsx';
import { useFailureMessage } from '../../panel/notices/use-failures.ts';
import type { Item } from '../../panel/providers/resources.ts';
import { useGalleryChanged } from '../items/use-gallery.ts';

export type Captions = Pick<Item<'gallery'>, 'title' | 'arabicTitle' | 'description' | 'arabicDescription'>;

interface Then {
  onSaved: () => void;
  /** The editor wants to see the other one's version. */
  onReload: () => Promise<void>;
}

/** Saves the captions; of two editors the second one chooses between both versions. */
export const useSaveCaptions = (item: Item<'gallery'>, form: UseFormReturn<Captions>, { onSaved, onReload }: Then) => {
  const { t } = useTranslation();
  const { ask } = useQuestions();
  const notify = useNotify();
  const messageOf = useFailureMessage();
  const changed = useGalleryChanged();
  const [update] = useUpdate();
  const save = async (data: Captions, isOver = false): Promise<void> => {
    try {
      await update(
        'gallery',
        { id: item.id, data, previousData: isOver ? { id: item.id } : item },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      changed();
      notify('common.saved', { type: 'success' });
      onSaved();
    } catch (error) {
      if (showFaults(form, error)) return;
      if (!(error instanceof ApiFault && error.code === 'OUTDATED')) {
        await ask({ title: messageOf(error), body: t('shell.nothingLost') });
        return;
      }
      const isMine = await ask({
        title: t('forms.outdatedTitle'),
        body: t('forms.outdatedBody'),
        confirmLabel: t('forms.outdatedOverwrite'),
        cancelLabel: t('forms.outdatedReload'),
      });
      await (isMine ? save(data, true) : onReload());
    }
  };
  return save;
};
