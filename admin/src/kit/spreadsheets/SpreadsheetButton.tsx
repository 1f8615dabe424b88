import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';
import type { SpreadsheetSource } from './use-spreadsheet.ts';

/** Loaded on demand: workbooks need much code. */
const SpreadsheetDialog = lazy(() => import('./SpreadsheetDialog.tsx').then((module) => ({ default: module.SpreadsheetDialog })));

/** Its dialog is outside of the menu, which is hidden by then. */
export const SpreadsheetButton = ({ total, ...source }: SpreadsheetSource & { total: number }) => {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="button quiet list-mode" onClick={() => setIsOpen(true)}>
        <Icon name="grid" size={18} />
        {t('spreadsheets.open')}
      </button>
      {isOpen &&
        createPortal(
          <Suspense>
            <SpreadsheetDialog source={source} total={total} onClose={() => setIsOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
};
