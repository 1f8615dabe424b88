import type { FieldValues } from 'react-hook-form';

/** Who saved an item last and when, and what it changed. */
export interface ConflictFacts {
  by: { name: string; at: string; isMe: boolean } | null;
  /** The fields that are others now than when the form was opened. */
  theirs: readonly string[];
  /** Those of them that were changed in this form too: the two versions cannot be joined in these. */
  both: readonly string[];
  /** The item when the form was opened, as it is now, and as the form has it. */
  values: Readonly<Record<'seen' | 'newest' | 'mine', FieldValues>>;
}

/** Whose of a field is to be saved. */
export type Choice = 'mine' | 'theirs';
export type Choices = Readonly<Record<string, Choice>>;

/** What two versions of an item do to each other; `mine` is what the form holds. */
export const fieldsInConflict = (seen: FieldValues, newest: FieldValues, mine: FieldValues): Pick<ConflictFacts, 'theirs' | 'both'> => {
  const theirs = Object.keys(seen).filter((name) => newest[name] !== seen[name]);
  return { theirs, both: theirs.filter((name) => mine[name] !== seen[name] && mine[name] !== newest[name]) };
};

/** Both versions in one: of each field what was chosen, else what was changed in this form, else what the other editor saved. */
export const joined = <Values extends FieldValues>(seen: Values, newest: Values, mine: Values, choices: Choices = {}): Values => {
  const isMine = (name: string): boolean => (choices[name] ? choices[name] === 'mine' : mine[name] !== seen[name]);
  return Object.fromEntries(Object.keys(mine).map((name) => [name, isMine(name) ? mine[name] : newest[name]])) as Values;
};

const textOf = (value: unknown): string | null => (value instanceof Blob || typeof value === 'object' ? null : String(value ?? '').trim());

/**
 * Tells if a stored version holds all that was changed, so that a save whose answer was lost has been carried out. Files cannot be
 * compared: they count as the same where a text was changed too.
 */
export const isSavedAlready = (seen: FieldValues, stored: FieldValues, mine: FieldValues): boolean => {
  const changed = Object.keys(mine).filter((name) => mine[name] !== seen[name] && textOf(mine[name]) !== null);
  return changed.length > 0 && changed.every((name) => textOf(stored[name]) === textOf(mine[name]));
};
