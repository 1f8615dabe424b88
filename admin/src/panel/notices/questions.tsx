import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { QuestionDialog } from './QuestionDialog.tsx';

/** What an in-page alert or confirmation says. Native ones are never used (decisions.md, "Messages"). */
export interface Question {
  title: string;
  body?: ReactNode;
  /** What the question is about, drawn beside it. */
  picture?: ReactNode;
  confirmLabel?: string;
  /** Missing in an alert, which can only be acknowledged. */
  cancelLabel?: string;
  isDangerous?: boolean;
  /** Done before the dialog closes; while it runs the buttons wait. A failure closes the dialog and is thrown to the asker. */
  act?: () => Promise<unknown>;
}

interface Questions {
  /** Resolves to whether the answer was yes, after `act` has succeeded. */
  ask(question: Question): Promise<boolean>;
}

interface Open {
  question: Question;
  settle: (answer: boolean | Error) => void;
}

const QuestionsContext = createContext<Questions | null>(null);

/** Asks one thing at a time, in a dialog over everything else. */
export const QuestionsProvider = ({ children }: { children: ReactNode }) => {
  const [open, setOpen] = useState<Open | null>(null);
  const key = useRef(0);
  const ask = useCallback(
    (question: Question) =>
      new Promise<boolean>((resolve, reject) => {
        key.current += 1;
        setOpen({
          question,
          settle: (answer) => {
            setOpen(null);
            if (answer instanceof Error) reject(answer);
            else resolve(answer);
          },
        });
      }),
    [],
  );
  const questions = useMemo(() => ({ ask }), [ask]);
  return (
    <QuestionsContext value={questions}>
      {children}
      {open && <QuestionDialog key={key.current} question={open.question} onSettled={open.settle} />}
    </QuestionsContext>
  );
};

export const useQuestions = (): Questions => {
  const questions = useContext(QuestionsContext);
  if (!questions) throw new Error('Questions are asked inside the panel.');
  return questions;
};
