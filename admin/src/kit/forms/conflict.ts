import type { FieldValues } from 'react-hook-form';

export interface ConflictFacts {
  by: { name: string; at: string; isMe: boolean } | null;
  /** Fields whose stored value differs from the one this form opened with. */
  theirs: readonly string[];
  /** Subset of `theirs` that this form changed too. */
  both: readonly string[];
  values: Readonly<Record<'seen' | 'newest' | 'mine', FieldValues>>;
}

export type Choice = 'mine' | 'theirs';
export type Choices = Readonly<Record<string, Choice>>;

export const fieldsInConflict = (seen: FieldValues, newest: FieldValues, mine: FieldValues): Pick<ConflictFacts, 'theirs' | 'both'> => {
  const theirs = Object.keys(seen).filter((name) => newest[name] !== seen[name]);
  return { theirs, both: theirs.filter((name) => mine[name] !== seen[name] && mine[name] !== newest[name]) };
};

/** Merges both versions: the choice wins, then the change made here, then the other editor's value. */
export const joined = <Values extends FieldValues>(seen: Values, newest: Values, mine: Values, choices: Choices = {}): Values => {
  const isMine = (name: string): boolean => (choices[name] ? choices[name] === 'mine' : mine[name] !== seen[name]);
  return Object.fromEntries(Object.keys(mine).map((name) => [name, isMine(name) ? mine[name] : newest[name]])) as Values;
};

const textOf = (value: unknown): string | null => (value instanceof Blob || typeof value === 'object' ? null : String(value ?? '').trim());

/** Tells if a stored version holds all changes, so that an unanswered save was carried out. Files cannot be compared and count as equal. */
export const isSavedAlready = (seen: FieldValues, stored: FieldValues, mine: FieldValues): boolean => {
  const changed = Object.keys(mine).filter((name) => mine[name] !== seen[name] && textOf(mine[name]) !== null);
  return changed.length > 0 && changed.every((name) => textOf(stored[name]) === textOf(mine[name]));
};
