import type { Section } from '@sanabel/contract/enumerations';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useShowFailure } from '../feedback/failures.tsx';
import { useConfirm } from '../feedback/use-confirm.tsx';
import { useConfirmDelete } from '../forms/use-confirm-delete.tsx';
import { addBackground, deleteBackground, selectBackground } from './use-backgrounds.ts';

interface Picture {
  id: string;
  url: string;
  number: number;
  isSelected: boolean;
  isOnly: boolean;
}

/** Adding, selecting and deleting in one section. What fails is said in the banner; what succeeds is read again from the server. */
export const useBackgroundActions = (section: Section, readAgain: () => Promise<void>) => {
  const { t } = useTranslation();
  const { alert } = useConfirm();
  const notify = useNotify();
  const showFailure = useShowFailure();
  const [image, setImage] = useState<File | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const name = t(`backgrounds.section.${section}`);

  const add = async (): Promise<void> => {
    if (!image) return void alert({ title: t('backgrounds.chooseFirst') });
    setShare(0);
    try {
      await addBackground(section, image, setShare);
      setImage(null);
      await readAgain();
      notify('backgrounds.added', { type: 'success' });
    } catch (error) {
      showFailure(error, add, { title: t('backgrounds.notAdded') });
    }
    setShare(null);
  };

  const select = async (id: string | null): Promise<void> => {
    setIsBusy(true);
    try {
      await selectBackground(section, id);
      notify(t(id === null ? 'backgrounds.drawingNow' : 'backgrounds.selectedNow', { section: name }), { type: 'success' });
    } catch (error) {
      showFailure(error, () => select(id), { title: t('backgrounds.notSelected'), ...(id !== null && { itemId: id }) });
    }
    await readAgain();
    setIsBusy(false);
  };

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

  return { image, choose: setImage, share, isBusy: isBusy || share !== null, add, select, remove };
};
