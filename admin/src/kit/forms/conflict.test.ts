import { describe, expect, it } from 'vitest';
import { fieldsInConflict, isSavedAlready, joined } from './conflict.ts';

const SEEN = { name: 'Wheat', title: 'Grain', season: 'Winter' };

describe('two editors of one item', () => {
  it('who changed different fields can both be right', () => {
    const [newest, mine] = [
      { ...SEEN, title: 'Theirs' },
      { ...SEEN, name: 'Mine' },
    ];
    expect(fieldsInConflict(SEEN, newest, mine)).toEqual({ theirs: ['title'], both: [] });
    expect(joined(SEEN, newest, mine)).toEqual({ name: 'Mine', title: 'Theirs', season: 'Winter' });
  });

  it('who changed one field differently cannot, and who changed it alike can', () => {
    const newest = { ...SEEN, title: 'Theirs', name: 'Alike' };
    expect(fieldsInConflict(SEEN, newest, { ...SEEN, title: 'Mine', name: 'Alike' })).toEqual({
      theirs: ['name', 'title'],
      both: ['title'],
    });
  });

  it('can be joined field by field, by choice', () => {
    const [newest, mine] = [
      { name: 'Theirs', title: 'Theirs', season: 'Winter' },
      { name: 'Mine', title: 'Grain', season: 'Nile' },
    ];
    expect(joined(SEEN, newest, mine, { name: 'theirs', title: 'mine' })).toEqual({ name: 'Theirs', title: 'Grain', season: 'Nile' });
    expect(joined(SEEN, newest, mine, { name: 'mine', title: 'theirs' })).toEqual({ name: 'Mine', title: 'Theirs', season: 'Nile' });
  });
});

describe('a save whose answer was lost', () => {
  const mine = { ...SEEN, name: ' Barley ', image: new Blob() };
  it.each([
    ['all that was changed is stored', { ...SEEN, name: 'Barley', image: '/a.webp' }, true],
    ['another editor has changed something else besides', { ...SEEN, name: 'Barley', title: 'Theirs' }, true],
    ['something is stored otherwise', { ...SEEN, name: 'Rye' }, false],
    ['nothing of it is stored', SEEN, false],
  ])('is known again: %s', (_, stored, isSaved) => {
    expect(isSavedAlready(SEEN, stored, mine)).toBe(isSaved);
  });

  it('is not known by a file alone, nor by nothing', () => {
    expect(isSavedAlready(SEEN, SEEN, { ...SEEN, image: new Blob() })).toBe(false);
    expect(isSavedAlready(SEEN, SEEN, SEEN)).toBe(false);
  });
});
