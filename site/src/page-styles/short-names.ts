const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Writes a number in letters: a, b … Z, aa, ba … */
const inLetters = (number: number): string => {
  const letter = LETTERS.charAt(number % LETTERS.length);
  return number < LETTERS.length ? letter : letter + inLetters(Math.floor(number / LETTERS.length) - 1);
};

/** Gives every class a short name, the most frequent the shortest ones; never a name that is taken. */
export const shortNamesFor = (counts: ReadonlyMap<string, number>, isTaken: (name: string) => boolean): Map<string, string> => {
  let number = 0;
  const next = (): string => {
    const name = inLetters(number++);
    return isTaken(name) ? next() : name;
  };
  const byCount = [...counts].toSorted(([one, first], [other, second]) => second - first || (one < other ? -1 : 1));
  return new Map(byCount.map(([name]) => [name, next()]));
};
