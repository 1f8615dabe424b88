import { useState } from 'react';

/** Unsaved notes survive switching between applications until the page is closed. */
const drafts = new Map<string, string>();

export const useDraft = (name: string): readonly [text: string | null, write: (text: string | null) => void] => {
  const [text, setText] = useState(drafts.get(name) ?? null);
  const write = (next: string | null): void => {
    if (next === null) drafts.delete(name);
    else drafts.set(name, next);
    setText(next);
  };
  return [text, write];
};
