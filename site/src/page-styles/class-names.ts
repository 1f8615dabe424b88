export const NAMES_FILE = 'class-names.json';
export type RouteNames = Record<string, [name: string, short: string][]>;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CLASSES = / class="([^"]*)"/g;
const ENTITY = /&(?:#(\d+)|(amp|quot|lt|gt));/g;
const NAMED: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>' };

const decoded = (text: string): string =>
  text.replace(ENTITY, (_, code: string | undefined, name: string) => (code ? String.fromCodePoint(Number(code)) : (NAMED[name] ?? '')));

const inLetters = (number: number): string => {
  const letter = LETTERS.charAt(number % LETTERS.length);
  return number < LETTERS.length ? letter : letter + inLetters(Math.floor(number / LETTERS.length) - 1);
};

/** Gives the most frequent classes the shortest names, and never a taken one. */
export const shortNames = (counts: ReadonlyMap<string, number>, taken: ReadonlySet<string>): Map<string, string> => {
  let number = 0;
  const next = (): string => {
    const name = inLetters(number++);
    return taken.has(name) || counts.has(name) ? next() : name;
  };
  const byCount = [...counts].toSorted(([one, first], [other, second]) => second - first || (one < other ? -1 : 1));
  return new Map(byCount.map(([name]) => [name, next()]));
};

/** Renames the classes in a page. Astro and React escape quotation marks in texts and values, so no text is mistaken for a class. */
export const renamer = (names: ReadonlyMap<string, string>): ((html: string) => string) => {
  const known = new Map<string, string>();
  const renamed = (value: string): string => {
    const words = value.split(/\s+/).filter((word) => word !== '');
    return ` class="${[...new Set(words.map((word) => names.get(decoded(word)) ?? word))].join(' ')}"`;
  };
  return (html) =>
    html.replace(CLASSES, (_, value: string) => {
      const short = known.get(value) ?? renamed(value);
      known.set(value, short);
      return short;
    });
};
