import { foldForSearch } from '@sanabel/contract/fold';
import { describe, expect, it } from 'vitest';
import { fits, NOTHING_CHOSEN, press, readChoice, writeChoice } from './finder-state.ts';

const offer = { type: ['Grains', 'Sugar Crops'], season: ['Winter'] };

describe('the address of a choice', () => {
  it('is read and written the same way', () => {
    const choice = { facets: { type: 'Sugar Crops', season: 'Winter' }, text: 'قصب السكر' };
    expect(readChoice(writeChoice(choice), offer)).toEqual(choice);
    expect(writeChoice(NOTHING_CHOSEN)).toBe('');
  });

  it('may name what no chip offers: that is passed over', () => {
    expect(readChoice('?type=Cars&season=Winter&page=2', offer)).toEqual({ facets: { season: 'Winter' }, text: '' });
    expect(readChoice('?constructor=Grains&q=%20', offer)).toEqual(NOTHING_CHOSEN);
  });
});

describe('a press on a chip', () => {
  const choice = { facets: { type: 'Grains', season: 'Winter' }, text: 'a' };

  it('chooses one value in its row and leaves the rest', () => {
    expect(press(choice, 'type', 'Sugar Crops').facets).toEqual({ type: 'Sugar Crops', season: 'Winter' });
  });

  it('takes the choice back when it was chosen, or stands for all', () => {
    expect(press(choice, 'type', 'Grains')).toEqual({ facets: { season: 'Winter' }, text: 'a' });
    expect(press(choice, 'season', '')).toEqual({ facets: { type: 'Grains' }, text: 'a' });
  });
});

describe('an item', () => {
  const row = { facets: { type: 'Others', season: 'Summer' }, words: foldForSearch('Cotton القُطن') };
  const chosen = (facets: Record<string, string>, text: string) => fits(row, { facets, text }, foldForSearch(text));

  it('fits when every chosen value and the text are its own, in either language', () => {
    expect(chosen({}, '')).toBe(true);
    expect(chosen({ type: 'Others' }, 'COT')).toBe(true);
    expect(chosen({ type: 'Others', season: 'Summer' }, 'قطن')).toBe(true);
  });

  it('does not when one of them is not', () => {
    expect(chosen({ type: 'Others', season: 'Winter' }, '')).toBe(false);
    expect(chosen({ type: 'Others' }, 'wheat')).toBe(false);
  });
});
