/** An item that was saved in this browser: signing out forgets it, as everything that starts with `sanabel.`. */
export interface Done {
  to: string;
  name: string;
}

const STORAGE_KEY = 'sanabel.lastDone';
const KEPT_MAX = 4;

const isDone = (value: unknown): value is Done =>
  typeof value === 'object' && value !== null && ['to', 'name'].every((key) => typeof Reflect.get(value, key) === 'string');

export const readLastDone = (): Done[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isDone) : [];
  } catch {
    return [];
  }
};

export const noteDone = (done: Done): void => {
  const others = readLastDone().filter(({ to }) => to !== done.to);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([done, ...others].slice(0, KEPT_MAX)));
  } catch {
    // The home page offers its usual links when nothing can be stored.
  }
};
