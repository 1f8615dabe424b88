const PREFIX = 'sanabel.draft.';

export interface Draft {
  values: Record<string, string | boolean>;
  /** ISO 8601. */
  savedAt: string;
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'savedAt') === 'string' &&
  typeof Reflect.get(value, 'values') === 'object';

/** What was typed into a form and not saved, on this device only. Pictures are not kept: they can be chosen again. */
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

/** Keeps what was typed, but nothing of the fields `except`: a password has no place in a browser's storage. */
export const keepDraft = (key: string, values: Readonly<Record<string, unknown>>, except: readonly string[] = []): void => {
  const texts = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const text = except.includes(name) ? null : kept(value);
      return text === null ? [] : [[name, text]];
    }),
  );
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify({ values: texts, savedAt: new Date().toISOString() } satisfies Draft));
  } catch {
    // Without room or permission to store there is no draft; saving works all the same.
  }
};

export const dropDraft = (key: string): void => localStorage.removeItem(PREFIX + key);
