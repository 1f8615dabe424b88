import { foldForSearch } from '@sanabel/contract/fold';
import { describe, expect, it } from 'vitest';
import { type Choice, fits, press, readChoice, writeChoice } from './finder-state.ts';

const offer = [
  ['type', ''],
  ['type', 'Grains'],
  ['type', 'Sugar Crops'],
  ['season', ''],
  ['season', 'Winter'],
] as const;

const NOTHING_CHOSEN: Choice = { facets: {}, text: '' };

describe('the address of a choice', () => {
  it('reads back as it was written', () => {
    const choice = { facets: { type: 'Sugar Crops', season: 'Winter' }, text: 'قصب السكر' };
    expect(readChoice(writeChoice(choice), offer)).toEqual(choice);
    expect(writeChoice(NOTHING_CHOSEN)).toBe('');
  });

  it('ignores values that no chip offers', () => {
    expect(readChoice('?type=Cars&season=Winter&page=2', offer)).toEqual({ facets: { season: 'Winter' }, text: '' });
    expect(readChoice('?constructor=Grains&type=&q=%20', offer)).toEqual(NOTHING_CHOSEN);
  });
});

describe('a press on a chip', () => {
  const choice = { facets: { type: 'Grains', season: 'Winter' }, text: 'a' };

  it('chooses one value in its row and leaves the rest', () => {
    expect(press(choice, 'type', 'Sugar Crops').facets).toEqual({ type: 'Sugar Crops', season: 'Winter' });
  });

  it('undoes the choice when it was chosen, or means all', () => {
    expect(press(choice, 'type', 'Grains')).toEqual({ facets: { season: 'Winter' }, text: 'a' });
    expect(press(choice, 'season', '')).toEqual({ facets: { type: 'Grains' }, text: 'a' });
  });
});

describe('an item of a list', () => {
  const row = ['3f9a1c', foldForSearch('Cotton القُطن'), 'Others', 'Summer'];
  const chosen = (facets: Record<string, string>, text: string) => fits(row, { facets, text }, foldForSearch(text));

  it('is shown when it has every chosen value and the text, in either language', () => {
    expect(chosen({}, '')).toBe(true);
    expect(chosen({ type: 'Others' }, 'COT')).toBe(true);
    expect(chosen({ type: 'Others', season: 'Summer' }, 'قطن')).toBe(true);
  });

  it('is hidden when it lacks one of them', () => {
    expect(chosen({ type: 'Others', season: 'Winter' }, '')).toBe(false);
    expect(chosen({ type: 'Others' }, 'wheat')).toBe(false);
    expect(chosen({}, '3f9a1c')).toBe(false);
  });
});
