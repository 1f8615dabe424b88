import { diffArrays } from 'diff';

/** A run of words that is in both texts, or in one of them alone. */
export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Words with the marks over and under their letters, runs of spaces and line ends, and single signs: no word is ever cut. */
const TOKENS = /[\p{L}\p{M}\p{N}]+|[^\S\n]+|\n|[^\p{L}\p{M}\p{N}\s]/gu;
/** Beyond so many differences two texts are others: nobody reads them word by word, and to find them takes seconds. */
const EDITS_MAX = 2_000;

const tokensOf = (text: string): string[] => text.match(TOKENS) ?? [];

const isSpace = (text: string): boolean => /^[^\S\n]+$/.test(text);

const rawPieces = (before: string, after: string): Piece[] => {
  const changes = diffArrays(tokensOf(before), tokensOf(after), { maxEditLength: EDITS_MAX });
  if (!changes)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  return changes.map(({ value, added, removed }) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text: value.join('') }));
};

/** The difference of two texts in whole words, what was removed before what took its place. A space between two changes belongs to both. */
export const wordDifference = (before: string, after: string): Piece[] => {
  const raw = rawPieces(before, after);
  const pieces: Piece[] = [];
  const open = { removed: '', added: '' };
  const close = () => {
    for (const kind of ['removed', 'added'] as const) if (open[kind] !== '') pieces.push({ kind, text: open[kind] });
    Object.assign(open, { removed: '', added: '' });
  };
  for (const [index, { kind, text }] of raw.entries()) {
    const next = raw[index + 1];
    const isBetween = kind === 'same' && isSpace(text) && open.removed !== '' && open.added !== '' && next && next.kind !== 'same';
    if (isBetween) Object.assign(open, { removed: open.removed + text, added: open.added + text });
    else if (kind === 'same') {
      close();
      pieces.push({ kind, text });
    } else open[kind] += text;
  }
  close();
  return pieces;
};
