import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';
import type { Sheet } from './use-sheet.ts';

/** Loaded on demand: workbooks need much code. */
const SheetDialog = lazy(() => import('./SheetDialog.tsx').then((module) => ({ default: module.SheetDialog })));

/** Labelled for screen readers only on a phone. */
export const SheetButton = ({ total, ...sheet }: Sheet & { total: number }) => {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="button quiet list-mode" onClick={() => setIsOpen(true)}>
        <Icon name="grid" size={18} />
        <span className="max-desk:sr-only">{t('sheets.open')}</span>
      </button>
      {isOpen && (
        <Suspense>
          <SheetDialog sheet={sheet} total={total} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
