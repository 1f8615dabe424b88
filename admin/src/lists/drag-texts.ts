import type { Announcements } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';

/** What is said while an item is moved by keyboard. */
export const useDragTexts = (ids: readonly string[], nameOf: (id: string) => string) => {
  const { t } = useTranslation();
  const place = (id: string | number | undefined) => ({ place: ids.indexOf(String(id)) + 1, of: ids.length });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('lists.picked', { name: nameOf(String(active.id)), ...place(active.id) }),
    onDragOver: ({ active, over }) => (over ? t('lists.over', { name: nameOf(String(active.id)), ...place(over.id) }) : undefined),
    onDragEnd: ({ active, over }) => t('lists.dropped', { name: nameOf(String(active.id)), ...place(over?.id ?? active.id) }),
    onDragCancel: ({ active }) => t('lists.dragCancelled', { name: nameOf(String(active.id)) }),
  };
  return { announcements, instructions: t('lists.dragHelp') };
};
