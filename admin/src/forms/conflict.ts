import { ENTITIES } from '@sanabel/contract/entities/index';
import { lastChange } from '@sanabel/contract/panel';
import type { FieldValues } from 'react-hook-form';
import { call } from '../data/call.ts';
import type { EditableName } from '../data/resources.ts';
import { readSession } from '../session/session.ts';

/** Who saved an item last and when, and what it changed. */
export interface ConflictFacts {
  by: { name: string; at: string; isMe: boolean } | null;
  /** The fields that are others now than when the form was opened. */
  theirs: readonly string[];
  /** Those of them that were changed in this form too: the two versions cannot be joined in these. */
  both: readonly string[];
}

/** What two versions of an item do to each other; `mine` is what the form holds. */
export const fieldsInConflict = (seen: FieldValues, newest: FieldValues, mine: FieldValues): Pick<ConflictFacts, 'theirs' | 'both'> => {
  const theirs = Object.keys(seen).filter((name) => newest[name] !== seen[name]);
  return { theirs, both: theirs.filter((name) => mine[name] !== seen[name] && mine[name] !== newest[name]) };
};

/** Both versions in one: of each field what was changed in this form, else what the other editor saved. */
export const joined = <Values extends FieldValues>(seen: Values, newest: Values, mine: Values): Values =>
  Object.fromEntries(Object.keys(mine).map((name) => [name, mine[name] === seen[name] ? newest[name] : mine[name]])) as Values;

/** Who changed an item last; null where that is not told. */
export const lastChangeOf = async (resource: EditableName, id: string | number): Promise<ConflictFacts['by']> => {
  if (!ENTITIES[resource].isPublic) return null;
  try {
    const { json } = await call(`/activity/${resource}/${encodeURIComponent(String(id))}`);
    const { adminId, adminName, at } = lastChange.parse(json);
    return { name: adminName, at, isMe: adminId === readSession()?.admin.id };
  } catch {
    // It only says more of a conflict that is told all the same.
    return null;
  }
};
