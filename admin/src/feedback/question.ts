import type { ReactNode } from 'react';

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
