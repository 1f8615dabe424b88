import { foldForSearch } from '@sanabel/contract/fold';
import { describe, expect, it } from 'vitest';
import { otherNames, wordsOf } from './search-words.ts';

const found = (text: string, typed: string): boolean => {
  const folded = foldForSearch(text);
  return [folded, ...otherNames(folded)].join('\n').includes(foldForSearch(typed));
};

describe('the words by which an item is found', () => {
  it('are also those that others use for it, with the article or without, in both languages', () => {
    expect(['قوطة', 'بندوره', 'طماطم'].map((typed) => found('الطماطم', typed))).toEqual([true, true, true]);
    expect(found('البطاطس', 'بتاتس')).toBe(true);
    expect(found('الذرة الشامية', 'درة')).toBe(true);
    expect(found('Maize', 'Corn')).toBe(true);
    expect(found('القطن', 'قوطة')).toBe(false);
    expect(found('الطريق إلى الحقل', 'سقي')).toBe(false);
  });

  it('are those of its texts, each once, and no more than a page can carry', () => {
    expect(wordsOf(['أضف السماد، ثم السماد', 'بعد الري'])).toBe(['اضف', 'السماد', 'بعد', 'الري'].map(foldForSearch).join(' '));
    const long = Array.from({ length: 2000 }, (_, index) => `كلمة${index}`).join(' ');
    expect(wordsOf([long]).length).toBeLessThanOrEqual(2400);
    expect(wordsOf(['أول', long])).toContain(foldForSearch('أول'));
  });
});
