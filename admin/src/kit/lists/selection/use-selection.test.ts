import { describe, expect, it } from 'vitest';
import { withRange } from './use-selection.ts';

const IDS = ['a', 'b', 'c', 'd', 'e'];
const after = (chosen: string[], anchor: string | null, id: string) => [...withRange(new Set(chosen), IDS, anchor, id)].sort();

describe('a press on an item', () => {
  it('chooses it, and another press removes it', () => {
    expect(after(['a'], null, 'c')).toEqual(['a', 'c']);
    expect(after(['a', 'c'], null, 'c')).toEqual(['a']);
  });

  it('chooses with an anchor everything between, forwards and backwards, and removes nothing', () => {
    expect(after(['b'], 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(after(['a', 'd'], 'd', 'b')).toEqual(['a', 'b', 'c', 'd']);
    expect(after(['b'], 'b', 'b')).toEqual(['b']);
  });

  it('counts alone when the anchor has gone', () => expect(after([], 'x', 'b')).toEqual(['b']));
});
