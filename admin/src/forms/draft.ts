import { isSignedOut, readSession } from '../session/session.ts';

const PREFIX = 'sanabel.draft.';
/** Unsaved text does not stay until tomorrow on a shared device. Sessions end sooner. */
const KEPT_MS = 12 * 60 * 60_000;

export type DraftValues = Readonly<Record<string, string | boolean>>;

/** Path of the form's autosaves on the server; null where only the browser has them. */
export type DraftPath = `${string}/${string}` | null;

export interface Draft {
  /** Created with each visit, so that no other one, in this window or another, overwrites it. */
  draftId: string;
  values: DraftValues;
  /** ISO 8601. */
  savedAt: string;
  /** Version of the item that the form opened, ISO 8601; null for a new one. */
  basedOn: string | null;
  path: DraftPath;
}

const textOr = <Else>(value: unknown, otherwise: Else): string | Else => (typeof value === 'string' ? value : otherwise);

/** Older releases kept a single entry for each form, with only values and a time. */
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

/** Last signed-in admin: a form may write just after the session has ended. */
let owner = '';

/** Separates admins: another one who signs in on the same device neither sees nor saves these. */
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

/** Returns the unsaved changes of a form on this device, newest first. Pictures are not stored: they can be chosen again. */
export const readDrafts = (key: string): Draft[] => {
  const place = placeOf(key);
  return draftsAt((name) => name === place || name.startsWith(`${place}@`));
};

export const readAllDrafts = (): Draft[] => draftsAt((name) => name.startsWith(placeOf('')));

export const dropOldDrafts = (): void => {
  for (const place of Object.keys(localStorage).filter((name) => name.startsWith(PREFIX)))
    if (!draftAt(place)) localStorage.removeItem(place);
};

const kept = (value: unknown): string | boolean | null =>
  typeof value === 'boolean' ? value : typeof value === 'string' || typeof value === 'number' ? String(value) : null;

type Values = Readonly<Record<string, unknown>>;

/** Returns the changed fields: a restore never brings back an older version of the others. Passwords belong in `except`. */
export const changedOf = (values: Values, before: Values, except: readonly string[] = []): DraftValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const text = except.includes(name) ? null : kept(value);
      return text === null || text === kept(before[name]) ? [] : [[name, text] as const];
    }),
  );

export const dropDraft = (key: string, draftId: string): void => localStorage.removeItem(entryOf(key, draftId));

export const keepDraft = (key: string, draft: Draft): void => {
  if (isSignedOut()) return;
  try {
    localStorage.setItem(entryOf(key, draft.draftId), JSON.stringify(draft));
  } catch {
    // Storage is full or blocked: saving the form works all the same.
  }
};
