import { diffArrays } from 'diff';

export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Matches whole words with their diacritics, runs of spaces, line breaks, and single characters. */
const TOKENS = /[\p{L}\p{M}\p{N}]+|[^\S\n]+|\n|[^\p{L}\p{M}\p{N}\s]/gu;
/** Treats texts with more edits as different: comparing them takes seconds, and no one reads such a difference. */
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

/** Compares whole words; removals come before additions. A space between two changes belongs to both. */
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
