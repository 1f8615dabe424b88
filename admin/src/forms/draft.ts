import { readSession } from '../session/session.ts';

const PREFIX = 'sanabel.draft.';
/** A session ends by itself sooner; what somebody typed yesterday does not wait on a shared device. */
const KEPT_MS = 12 * 60 * 60_000;

export interface Draft {
  /** Of the fields that were changed. */
  values: Record<string, string | boolean>;
  /** ISO 8601. */
  savedAt: string;
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'savedAt') === 'string' &&
  typeof Reflect.get(value, 'values') === 'object';

/** Who typed last: a form may keep its draft just when the session has ended. */
let owner = '';

/** The drafts of each admin are their own: another one who signs in on the same device neither sees nor saves them. */
const placeOf = (key: string): string => {
  owner = readSession()?.admin.id ?? owner;
  return `${PREFIX}${owner}.${key}`;
};

const draftAt = (place: string): Draft | null => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(place) ?? 'null');
    return isDraft(value) && Date.now() - Date.parse(value.savedAt) < KEPT_MS ? value : null;
  } catch {
    return null;
  }
};

/** Reads the texts that were typed into a form and not saved, on this device only. Pictures are not kept: they can be chosen again. */
export const readDraft = (key: string): Draft | null => draftAt(placeOf(key));

/** Takes away the drafts whose time is over, whoever's they are.  */
export const dropOldDrafts = (): void => {
  for (const place of Object.keys(localStorage).filter((name) => name.startsWith(PREFIX)))
    if (!draftAt(place)) localStorage.removeItem(place);
};

const kept = (value: unknown): string | boolean | null =>
  typeof value === 'boolean' ? value : typeof value === 'string' || typeof value === 'number' ? String(value) : null;

type Values = Readonly<Record<string, unknown>>;

/** The fields that differ from what the form began with, as a draft keeps them. */
export const changedOf = (values: Values, before: Values, except: readonly string[] = []): Draft['values'] =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const text = except.includes(name) ? null : kept(value);
      return text === null || text === kept(before[name]) ? [] : [[name, text] as const];
    }),
  );

export const dropDraft = (key: string): void => localStorage.removeItem(placeOf(key));

/**
 * Keeps what was typed: of the fields that differ from what the form began with, so that a draft never brings back an older version of
 * a field that its owner did not touch. Nothing of the fields `except`: a password has no place in a browser's storage.
 */
export const keepDraft = (key: string, values: Values, before: Values, except: readonly string[] = []): void => {
  const changed = changedOf(values, before, except);
  // Text that was typed and taken back is no draft.
  if (Object.keys(changed).length === 0) {
    dropDraft(key);
    return;
  }
  try {
    const draft: Draft = { values: changed, savedAt: new Date().toISOString() };
    localStorage.setItem(placeOf(key), JSON.stringify(draft));
  } catch {
    // Without room or permission to store there is no draft; saving works all the same.
  }
};
