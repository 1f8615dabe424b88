/** Starts and ends of what may differ between two cards: texts, attributes, the names of items and pictures within them. */
const EDGES = /(?<==")|(?=")|(?<=>)(?=[^<])|(?=<)|(?<=\/media\/)|(?=-\d+\.\w+)|(?<=\/crop\/)/;

/** The common parts, with the index of a value between them; then each text's values, or a text of another shape as it is. */
export type Packed = [shape: (string | number)[], ...texts: (string[] | string)[]];

/**
 * Packs texts that differ in few places: the cards of all other months were 11 kB of a page of 97 kB, nine tenths of them the same
 * markup.
 */
export const pack = (texts: readonly string[]): Packed => {
  const split = texts.map((text) => text.split(EDGES));
  const [alike = []] = [...Map.groupBy(split, ({ length }) => length).values()].toSorted((one, other) => other.length - one.length);
  const places = new Map<string, number>();
  const shape: (string | number)[] = [];
  for (const [at, part] of alike[0]?.entries() ?? []) {
    const column = alike.map((parts) => parts[at] ?? '');
    const last = shape.at(-1);
    if (column.some((other) => other !== part)) {
      const key = JSON.stringify(column);
      shape.push(places.get(key) ?? places.set(key, places.size).size - 1);
    } else if (typeof last === 'string') shape[shape.length - 1] = last + part;
    else shape.push(part);
  }
  const columns = [...places.keys()].map((key): string[] => JSON.parse(key));
  const rows = split.map((parts, index) => {
    const row = alike.indexOf(parts);
    return row < 0 ? (texts[index] ?? '') : columns.map((column) => column[row] ?? '');
  });
  return [shape, ...rows];
};
