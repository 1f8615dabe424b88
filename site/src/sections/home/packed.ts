/**
 * Starts and ends of what may differ between two cards: texts, attributes, the names of items and pictures within them. The address of an
 * `img` stays whole: the worker keeps the pictures that a saved page names (offline/files.ts).
 */
const EDGES = /(?<==")|(?=")|(?<=>(?:: )?)(?=[^<:])|(?=<)|(?=\/media\/)|(?=-\d+\.\w+ )|(?<=\/crop\/)/;

/** Marks a value by its number (season-script.ts), in a form that is valid in an address and as a number of months. */
const MARK = '0.7070';

export interface Packed {
  /** Markup: first a card with a mark for each value, then the cards of another shape. */
  shapes: string[];
  /** For each card its values, or the index of its own shape. */
  cards: (string[] | number)[];
}

/**
 * Packs cards that differ in few values: those of all other months were 11 kB of a page of 97 kB, nine tenths of them the same markup.
 */
export const pack = (cards: readonly string[]): Packed => {
  const split = cards.map((card) => card.split(EDGES));
  const [alike = []] = [...Map.groupBy(split, ({ length }) => length).values()].toSorted((one, other) => other.length - one.length);
  const values = new Map<string, number>();
  const shape = (alike[0] ?? []).map((part, index) => {
    const column = alike.map((parts) => parts[index] ?? '');
    if (column.every((other) => other === part)) return part;
    const key = JSON.stringify(column);
    const number = values.get(key) ?? values.size;
    values.set(key, number);
    return MARK + number;
  });
  const columns = [...values.keys()].map((key): string[] => JSON.parse(key));
  const shapes = [shape.join('')];
  const rows = split.map((parts, index) => {
    const row = alike.indexOf(parts);
    return row < 0 ? shapes.push(cards[index] ?? '') - 1 : columns.map((column) => column[row] ?? '');
  });
  return { shapes, cards: rows };
};
