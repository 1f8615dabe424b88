import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { Question } from './question.ts';

interface Questions {
  /** Resolves to whether the answer was yes, after `act` has succeeded. */
  ask(question: Question): Promise<boolean>;
}

interface Open {
  key: number;
  question: Question;
  settle: (answer: boolean | Error) => void;
}

const ConfirmContext = createContext<Questions | null>(null);

/** Asks one thing at a time, in a dialog over everything else; what comes up meanwhile is asked next. */
export const ConfirmProvider = ({ children }: { children: ReactNode }) => {
  const [open, setOpen] = useState<readonly Open[]>([]);
  const lastKey = useRef(0);
  const ask = useCallback(
    (question: Question) =>
      new Promise<boolean>((resolve, reject) => {
        lastKey.current += 1;
        const key = lastKey.current;
        const settle = (answer: boolean | Error) => {
          setOpen((before) => before.filter((other) => other.key !== key));
          if (answer instanceof Error) reject(answer);
          else resolve(answer);
        };
        setOpen((before) => [...before, { key, question, settle }]);
      }),
    [],
  );
  const questions = useMemo(() => ({ ask }), [ask]);
  const first = open[0];
  return (
    <ConfirmContext value={questions}>
      {children}
      {first && <ConfirmDialog key={first.key} question={first.question} onSettled={first.settle} />}
    </ConfirmContext>
  );
};

export const useConfirm = (): Questions => {
  const questions = useContext(ConfirmContext);
  if (!questions) throw new Error('Questions are asked inside the panel.');
  return questions;
};
