import type { Announcements } from '@dnd-kit/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** What is said while an item is moved by keyboard. */
export const useDragTexts = (ids: readonly string[], nameOf: (id: string) => string) => {
  const { t } = useTranslation();
  const hasMoved = useRef(false);
  const place = (id: string | number | undefined) => ({ place: ids.indexOf(String(id)) + 1, of: ids.length });
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      return t('lists.picked', { name: nameOf(String(active.id)), ...place(active.id) });
    },
    onDragOver: ({ active, over }) => {
      // A picked item lies over its own place at once; saying so would cut off that it was picked.
      if (!over || (!hasMoved.current && over.id === active.id)) return undefined;
      hasMoved.current = true;
      return t('lists.over', { name: nameOf(String(active.id)), ...place(over.id) });
    },
    onDragEnd: ({ active, over }) => t('lists.dropped', { name: nameOf(String(active.id)), ...place(over?.id ?? active.id) }),
    onDragCancel: ({ active }) => t('lists.dragCancelled', { name: nameOf(String(active.id)) }),
  };
  return { announcements, instructions: t('lists.dragHelp') };
};
