import type { AutosaveInput } from '@sanabel/contract/autosaves';
import { newName } from '../../data/random.ts';
import { isSignedOut, readSession } from '../../session/session.ts';

/** Renaming it would lose text that is stored already. */
const PREFIX = 'sanabel.draft.';
/** Unsaved text does not stay until tomorrow on a shared device. Sessions end sooner. */
const LIFETIME_MS = 12 * 60 * 60_000;

export type ChangedValues = Readonly<Record<string, string | boolean>>;

/** Path of a form's autosaves on the server. */
export type AutosavePath = `${string}/${string}`;

export interface StoredChanges {
  /** Created with each visit, so that no other one, in this window or another, overwrites it. */
  draftId: string;
  values: ChangedValues;
  /** ISO 8601. */
  savedAt: string;
  /** Version of the item that the form opened, ISO 8601; null for a new one. */
  basedOn: string | null;
  /** Null where only the browser has them. */
  path: AutosavePath | null;
}

const textOr = <Else>(value: unknown, otherwise: Else): string | Else => (typeof value === 'string' ? value : otherwise);

/** Older releases stored a single entry for each form, with only values and a time. */
const parsedChanges = (value: unknown): StoredChanges | null => {
  if (typeof value !== 'object' || value === null) return null;
  const [values, savedAt] = [Reflect.get(value, 'values'), Reflect.get(value, 'savedAt')];
  if (typeof savedAt !== 'string' || typeof values !== 'object' || values === null) return null;
  const path = textOr(Reflect.get(value, 'path'), null);
  return {
    draftId: textOr(Reflect.get(value, 'draftId'), ''),
    values,
    savedAt,
    basedOn: textOr(Reflect.get(value, 'basedOn'), null),
    path: path?.includes('/') ? (path as AutosavePath) : null,
  };
};

/** Last signed-in admin: a form may write just after the session has ended. */
let owner = '';

/** Separates admins: another one who signs in on the same device neither sees nor saves these. */
const storageNameOf = (key: string): string => {
  owner = readSession()?.admin.id ?? owner;
  return `${PREFIX}${owner}.${key}`;
};
const entryOf = (key: string, draftId: string): string => (draftId === '' ? storageNameOf(key) : `${storageNameOf(key)}@${draftId}`);

const changesAt = (name: string): StoredChanges | null => {
  try {
    const changes = parsedChanges(JSON.parse(localStorage.getItem(name) ?? 'null'));
    return changes && Date.now() - Date.parse(changes.savedAt) < LIFETIME_MS ? changes : null;
  } catch {
    return null;
  }
};

const allChangesAt = (isMeant: (name: string) => boolean): StoredChanges[] =>
  Object.keys(localStorage)
    .filter(isMeant)
    .flatMap((name) => changesAt(name) ?? [])
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt));

/** Returns the unsaved changes of a form on this device, newest first. Pictures are not stored: they can be chosen again. */
export const readChanges = (key: string): StoredChanges[] => {
  const first = storageNameOf(key);
  return allChangesAt((name) => name === first || name.startsWith(`${first}@`));
};

export const readAllChanges = (): StoredChanges[] => allChangesAt((name) => name.startsWith(storageNameOf('')));

export const dropExpiredChanges = (): void => {
  for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX) && !changesAt(name)) localStorage.removeItem(name);
};

const storable = (value: unknown): string | boolean | null =>
  typeof value === 'boolean' ? value : typeof value === 'string' || typeof value === 'number' ? String(value) : null;

type Values = Readonly<Record<string, unknown>>;

/** Returns the changed fields: a restore never brings back an older version of the others. Passwords belong in `except`. */
export const changedFields = (values: Values, before: Values, except: readonly string[] = []): ChangedValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const text = except.includes(name) ? null : storable(value);
      return text === null || text === storable(before[name]) ? [] : [[name, text] as const];
    }),
  );

export const dropChanges = (key: string, draftId: string): void => localStorage.removeItem(entryOf(key, draftId));

export const storeChanges = (key: string, changes: StoredChanges): void => {
  if (isSignedOut()) return;
  try {
    localStorage.setItem(entryOf(key, changes.draftId), JSON.stringify(changes));
  } catch {
    // Storage is full or blocked: saving the form works all the same.
  }
};

type Save = (path: AutosavePath, body: AutosaveInput) => Promise<unknown>;

/** Moves unsaved changes to the server before sign-out, and returns those that could not be saved there. */
export const moveToServer = async (all: readonly StoredChanges[], save: Save): Promise<StoredChanges[]> => {
  const lost = await Promise.all(
    all.map(async (changes) => {
      const { path, values, basedOn } = changes;
      if (path === null) return [changes];
      const body = { draftId: changes.draftId || newName(), values: { ...values }, basedOn };
      return save(path, body).then(
        () => [],
        () => [changes],
      );
    }),
  );
  return lost.flat();
};
