/** Replaces the text between `from` and `to` by `insert`, then selects `select`. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  select: readonly [number, number];
}

type Selection = readonly [start: number, end: number];

const BOLD = '**';
const POINT = '- ';
const WORD = /[\p{L}\p{M}\p{N}]/u;

/** Trims white space from a selection; an empty one expands to the word around it. */
const trimmed = (text: string, [start, end]: Selection): Selection => {
  let [from, to] = [start, end];
  if (from === to) {
    while (from > 0 && WORD.test(text.charAt(from - 1))) from -= 1;
    while (to < text.length && WORD.test(text.charAt(to))) to += 1;
    return [from, to];
  }
  while (from < to && /\s/.test(text.charAt(from))) from += 1;
  while (to > from && /\s/.test(text.charAt(to - 1))) to -= 1;
  return [from, to];
};

/** Toggles bold, line by line, since the syntax does not span lines. */
export const bolder = (text: string, selection: Selection): Edit => {
  const [from, to] = trimmed(text, selection);
  const inside = text.slice(from, to);
  const isAround = text.slice(from - BOLD.length, from) === BOLD && text.slice(to, to + BOLD.length) === BOLD;
  if (isAround) return { from: from - 2, to: to + 2, insert: inside, select: [from - 2, to - 2] };
  const lines = inside.split('\n');
  const isBold = (line: string) => line.length > 2 * BOLD.length && line.startsWith(BOLD) && line.endsWith(BOLD);
  const filled = lines.filter((line) => line.trim() !== '');
  const isOff = filled.length > 0 && filled.every(isBold);
  const insert =
    inside === ''
      ? BOLD + BOLD
      : lines
          .map((line) => {
            if (isOff) return isBold(line) ? line.slice(2, -2) : line;
            return line.trim() === '' || isBold(line) ? line : `${BOLD}${line.trim()}${BOLD}`;
          })
          .join('\n');
  if (isOff || lines.length > 1) return { from, to, insert, select: [from, from + insert.length] };
  return { from, to, insert, select: [from + BOLD.length, from + insert.length - BOLD.length] };
};

/** Toggles list points on the selected lines. */
export const listed = (text: string, [start, end]: Selection): Edit => {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const after = text.indexOf('\n', end);
  const to = after === -1 ? text.length : after;
  const lines = text.slice(from, to).split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  const isOff = filled.length > 0 && filled.every((line) => line.trimStart().startsWith(POINT));
  const insert = lines
    .map((line) => {
      if (isOff) return line.replace(/^\s*- /, '');
      return (line.trim() === '' && lines.length > 1) || line.trimStart().startsWith(POINT) ? line : POINT + line.trimStart();
    })
    .join('\n');
  const caret = from + insert.length;
  return { from, to, insert, select: start === end ? [caret, caret] : [from, caret] };
};

export const linkedText = (text: string, selection: Selection): string => text.slice(...trimmed(text, selection));

/** Escapes brackets, which would end the name or the address. */
export const linked = (text: string, selection: Selection, name: string, address: string): Edit => {
  const [from, to] = trimmed(text, selection);
  const href = address.replaceAll('(', '%28').replaceAll(')', '%29');
  const insert = `[${name.replaceAll(/[[\]\s]+/g, ' ').trim()}](${href})`;
  const caret = from + insert.length;
  return { from, to, insert, select: [caret, caret] };
};
