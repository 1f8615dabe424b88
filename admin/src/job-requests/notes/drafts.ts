import { useState } from 'react';

/** Texts that were begun: who looks at another application meanwhile finds theirs again, until the page is left. */
const drafts = new Map<string, string>();

/** A text under a name of its own; null where none was begun. */
export const useDraft = (name: string): readonly [text: string | null, write: (text: string | null) => void] => {
  const [text, setText] = useState(drafts.get(name) ?? null);
  const write = (next: string | null): void => {
    if (next === null) drafts.delete(name);
    else drafts.set(name, next);
    setText(next);
  };
  return [text, write];
};
