import { isSignedOut, readSession } from '../session/session.ts';

const PREFIX = 'sanabel.draft.';
/** A session ends by itself sooner; what somebody typed yesterday does not wait on a shared device. */
const KEPT_MS = 12 * 60 * 60_000;

/** The values of the fields that were changed. */
export type DraftValues = Readonly<Record<string, string | boolean>>;

/** The place of a form's drafts on the server; null where only the browser keeps them. */
export type DraftPath = `${string}/${string}` | null;

/** Unsaved text of one opening of a form. */
export interface Draft {
  /** Made when the form was opened, so that no other opening of it, in this window or another, writes over this. */
  draftId: string;
  values: DraftValues;
  /** When it was typed, ISO 8601. */
  savedAt: string;
  /** The version of the item that the form began with, ISO 8601; null for a new one. */
  basedOn: string | null;
  path: DraftPath;
}

const textOr = <Else>(value: unknown, otherwise: Else): string | Else => (typeof value === 'string' ? value : otherwise);

/** One that was kept before there were several of a form has values and a time alone. */
const draftOf = (value: unknown): Draft | null => {
  if (typeof value !== 'object' || value === null) return null;
  const [values, savedAt] = [Reflect.get(value, 'values'), Reflect.get(value, 'savedAt')];
  if (typeof savedAt !== 'string' || typeof values !== 'object' || values === null) return null;
  const path = textOr(Reflect.get(value, 'path'), null);
  return {
    draftId: textOr(Reflect.get(value, 'draftId'), ''),
    values,
    savedAt,
    basedOn: textOr(Reflect.get(value, 'basedOn'), null),
    path: path?.includes('/') ? (path as DraftPath) : null,
  };
};

/** Who typed last: a form may keep its draft just when the session has ended. */
let owner = '';

/** The drafts of each admin are their own: another one who signs in on the same device neither sees nor saves them. */
const placeOf = (key: string): string => {
  owner = readSession()?.admin.id ?? owner;
  return `${PREFIX}${owner}.${key}`;
};
const entryOf = (key: string, draftId: string): string => (draftId === '' ? placeOf(key) : `${placeOf(key)}@${draftId}`);

const draftAt = (place: string): Draft | null => {
  try {
    const draft = draftOf(JSON.parse(localStorage.getItem(place) ?? 'null'));
    return draft && Date.now() - Date.parse(draft.savedAt) < KEPT_MS ? draft : null;
  } catch {
    return null;
  }
};

const draftsAt = (isMeant: (place: string) => boolean): Draft[] =>
  Object.keys(localStorage)
    .filter(isMeant)
    .flatMap((place) => draftAt(place) ?? [])
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt));

/** Reads what was typed into a form and not saved, on this device only, newest first. Pictures are not kept: they can be chosen again. */
export const readDrafts = (key: string): Draft[] => {
  const place = placeOf(key);
  return draftsAt((name) => name === place || name.startsWith(`${place}@`));
};

/** Reads what the admin has typed into any form, in any window of this browser, and not saved. */
export const readAllDrafts = (): Draft[] => draftsAt((name) => name.startsWith(placeOf('')));

/** Removes the drafts whose time is over, of every admin. */
export const dropOldDrafts = (): void => {
  for (const place of Object.keys(localStorage).filter((name) => name.startsWith(PREFIX)))
    if (!draftAt(place)) localStorage.removeItem(place);
};

const kept = (value: unknown): string | boolean | null =>
  typeof value === 'boolean' ? value : typeof value === 'string' || typeof value === 'number' ? String(value) : null;

type Values = Readonly<Record<string, unknown>>;

/**
 * The fields that differ from what the form began with, as a draft keeps them: a draft never brings back an older version of a field that
 * its owner did not touch. Nothing of the fields `except`: a password has no place in a browser's storage.
 */
export const changedOf = (values: Values, before: Values, except: readonly string[] = []): DraftValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const text = except.includes(name) ? null : kept(value);
      return text === null || text === kept(before[name]) ? [] : [[name, text] as const];
    }),
  );

export const dropDraft = (key: string, draftId: string): void => localStorage.removeItem(entryOf(key, draftId));

/** Keeps a draft in the place of the one with its name. */
export const keepDraft = (key: string, draft: Draft): void => {
  if (isSignedOut()) return;
  try {
    localStorage.setItem(entryOf(key, draft.draftId), JSON.stringify(draft));
  } catch {
    // Without room or permission to store there is no draft; saving works all the same.
  }
};
