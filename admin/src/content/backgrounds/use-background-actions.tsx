import type { Section } from '@sanabel/contract/enumerations';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newKey } from '../../kit/data/random.ts';
import { useShowFailure } from '../../kit/feedback/failures.tsx';
import { useConfirm } from '../../kit/feedback/use-confirm.tsx';
import { useConfirmDelete } from '../../kit/forms/use-confirm-delete.tsx';
import type { Chosen } from '../../kit/media/chosen.ts';
import { useUpload } from '../../kit/upload/use-upload.ts';
import { addBackground, deleteBackground, type NewBackground, selectBackground, setBackgroundFocus } from './use-backgrounds.ts';

interface Picture {
  id: string;
  url: string;
  number: number;
  isSelected: boolean;
  isOnly: boolean;
}

export const useBackgroundActions = (section: Section, readAgain: () => Promise<void>) => {
  const { t } = useTranslation();
  const { alert } = useConfirm();
  const notify = useNotify();
  const showFailure = useShowFailure();
  // A file stays with the section for which it was chosen.
  const [images, setImages] = useState<Partial<Record<Section, NewBackground>>>({});
  const chosen = images[section] ?? null;
  const { percent, isBroken, follow } = useUpload();
  const [isBusy, setIsBusy] = useState(false);
  const name = t(`backgrounds.section.${section}`);

  const add = async (isUsed = false): Promise<void> => {
    if (!chosen) return void alert({ title: t('backgrounds.chooseFirst') });
    let added = '';
    try {
      await follow(async (onProgress) => {
        added = (await addBackground(section, chosen, onProgress)).id;
        setImages(({ [section]: _, ...others }) => others);
        await readAgain();
      });
      if (!isUsed) notify('backgrounds.added', { type: 'success' });
    } catch (error) {
      showFailure(error, () => add(isUsed), { title: t('backgrounds.notAdded') });
    }
    if (added && isUsed) await select(added);
  };

  /** Resolves to true after a success. */
  const change = async (save: () => Promise<void>, done: string, about: { title: string; itemId?: string }): Promise<boolean> => {
    setIsBusy(true);
    const isSaved = await save().then(
      () => true,
      (error: unknown) => {
        showFailure(error, () => change(save, done, about), about);
        return false;
      },
    );
    await readAgain();
    setIsBusy(false);
    if (isSaved) notify(done, { type: 'success' });
    return isSaved;
  };
  const select = (id: string | null): Promise<boolean> =>
    change(() => selectBackground(section, id), t(id === null ? 'backgrounds.drawingNow' : 'backgrounds.selectedNow', { section: name }), {
      title: t('backgrounds.notSelected'),
      ...(id !== null && { itemId: id }),
    });
  const focusOn = (id: string, focus: string): Promise<boolean> =>
    change(() => setBackgroundFocus(id, focus), t('common.saved'), { title: t('forms.notSaved'), itemId: id });

  const confirmDelete = useConfirmDelete('backgrounds', { remove: deleteBackground });
  const remove = ({ id, url, number, isSelected, isOnly }: Picture): Promise<boolean> =>
    confirmDelete(
      { id },
      {
        name: t('backgrounds.named', { number, section: name }),
        title: t('backgrounds.deleteQuestion', { number, section: name }),
        body: (
          <>
            {isSelected && <p>{t(isOnly ? 'backgrounds.deleteLast' : 'backgrounds.deleteSelected')}</p>}
            <p>{t('common.restorable')}</p>
          </>
        ),
        picture: <img src={url} alt="" />,
      },
    );

  return {
    image: chosen?.image ?? null,
    waiting: Object.keys(images) as Section[],
    choose: (file: File | Chosen) => setImages((before) => ({ ...before, [section]: { image: file, key: newKey() } })),
    percent,
    isBroken,
    isBusy: isBusy || percent !== null,
    add,
    select,
    remove,
    focusOn,
  };
};
