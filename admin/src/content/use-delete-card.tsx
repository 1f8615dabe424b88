import { useDelete, useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../feedback/use-confirm.tsx';
import { useShowFailure } from '../feedback/use-failures.ts';
import { useLanguage } from '../language/language.ts';
import type { Card } from './cards.ts';
import { useAfterWrite } from './use-after-write.ts';

/** Asks, deletes on the server, and only then takes the card away (specification, section 4, "Deletes"). */
export const useDeleteCard = () => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const { ask } = useConfirm();
  const notify = useNotify();
  const showFailure = useShowFailure();
  const afterWrite = useAfterWrite();
  const [remove] = useDelete();
  const deleteCard = async (card: Card): Promise<void> => {
    const { id, resource, imageUrl } = card;
    const name = locale === 'ar' ? card.arabicTitle : card.title;
    try {
      const isDeleted = await ask({
        title: t('common.deleteQuestion', { name }),
        body: t('common.restorable'),
        picture: <img src={imageUrl} alt="" />,
        confirmLabel: t('common.delete'),
        cancelLabel: t('common.cancel'),
        isDangerous: true,
        act: () => remove(resource, { id, previousData: card }, { mutationMode: 'pessimistic', returnPromise: true }),
      });
      if (!isDeleted) return;
      notify('common.deleted', { type: 'success' });
      afterWrite(resource);
    } catch (error) {
      showFailure(error, () => deleteCard(card));
    }
  };
  return deleteCard;
};
