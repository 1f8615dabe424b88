import { useState } from 'react';

/** Unsaved notes survive switching between applications until the page is closed. */
const notes = new Map<string, string>();

export const useUnsavedNote = (name: string): readonly [text: string | null, write: (text: string | null) => void] => {
  const [text, setText] = useState(notes.get(name) ?? null);
  const write = (next: string | null): void => {
    if (next === null) notes.delete(name);
    else notes.set(name, next);
    setText(next);
  };
  return [text, write];
};
