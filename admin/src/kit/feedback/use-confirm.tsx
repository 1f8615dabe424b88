import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Confirmation, ConfirmDialog } from './ConfirmDialog.tsx';

interface Confirm {
  /** Resolves to the answer, after `act` has succeeded. */
  confirm(confirmation: Confirmation): Promise<boolean>;
  alert(message: Pick<Confirmation, 'title' | 'body'>): Promise<boolean>;
}

interface Open {
  key: number;
  confirmation: Confirmation;
  settle: (answer: boolean | Error) => void;
}

const ConfirmContext = createContext<Confirm | null>(null);

export const ConfirmProvider = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState<readonly Open[]>([]);
  const lastKey = useRef(0);
  const show = useCallback(
    (confirmation: Confirmation) =>
      new Promise<boolean>((resolve, reject) => {
        lastKey.current += 1;
        const key = lastKey.current;
        const settle = (answer: boolean | Error) => {
          setOpen((before) => before.filter((other) => other.key !== key));
          if (answer instanceof Error) reject(answer);
          else resolve(answer);
        };
        setOpen((before) => [...before, { key, confirmation, settle }]);
      }),
    [],
  );
  const cancel = t('common.cancel');
  const value = useMemo<Confirm>(
    () => ({
      confirm: (confirmation) => show({ cancelLabel: cancel, ...confirmation }),
      alert: (message) => show({ ...message, cancelLabel: null }),
    }),
    [show, cancel],
  );
  const first = open[0];
  return (
    <ConfirmContext value={value}>
      {children}
      {first && <ConfirmDialog key={first.key} confirmation={first.confirmation} onSettled={first.settle} />}
    </ConfirmContext>
  );
};

/** Replaces react-admin's confirmation, which needs Material UI. Any handler can await the answer. */
export const useConfirm = (): Confirm => {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm() needs a <ConfirmProvider>.');
  return confirm;
};
