const PREFIX = 'sanabel.draft.';

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

/** Reads the texts that were typed into a form and not saved, on this device only. Pictures are not kept: they can be chosen again. */
export const readDraft = (key: string): Draft | null => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
};

const kept = (value: unknown): string | boolean | null =>
  typeof value === 'boolean' ? value : typeof value === 'string' || typeof value === 'number' ? String(value) : null;

type Values = Readonly<Record<string, unknown>>;

export const dropDraft = (key: string): void => localStorage.removeItem(PREFIX + key);

/**
 * Keeps what was typed: of the fields that differ from what the form began with, so that a draft never brings back an older version of
 * a field that its owner did not touch. Nothing of the fields `except`: a password has no place in a browser's storage.
 */
export const keepDraft = (key: string, values: Values, before: Values, except: readonly string[] = []): void => {
  const changed = Object.entries(values).flatMap(([name, value]) => {
    const text = except.includes(name) ? null : kept(value);
    return text === null || text === kept(before[name]) ? [] : [[name, text] as const];
  });
  // Text that was typed and taken back is no draft.
  if (changed.length === 0) {
    dropDraft(key);
    return;
  }
  try {
    const draft: Draft = { values: Object.fromEntries(changed), savedAt: new Date().toISOString() };
    localStorage.setItem(PREFIX + key, JSON.stringify(draft));
  } catch {
    // Without room or permission to store there is no draft; saving works all the same.
  }
};
