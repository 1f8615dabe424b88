import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEARCH_WORDS_MAX } from './limits.ts';
import { boundedSearch, listQuery, searchWords } from './lists.ts';

const words = (count: number): string => Array.from({ length: count }, (_, index) => `كلمة${index}`).join(' ');

describe('a search', () => {
  it('is its folded words, and none at all where there are too many', () => {
    expect(searchWords('  الزراعةُ  المُستدامة ')).toEqual(['الزراعه', 'المستدامه']);
    expect(searchWords(words(SEARCH_WORDS_MAX))).toHaveLength(SEARCH_WORDS_MAX);
    expect([searchWords(words(SEARCH_WORDS_MAX + 1)), searchWords('a'.repeat(101)), searchWords('a\0b')]).toEqual([null, null, null]);
  });

  it('is cut to what the server accepts where someone pastes a whole title, and is unchanged otherwise', () => {
    expect(boundedSearch('القمح  الشتوي')).toBe('القمح  الشتوي');
    expect(boundedSearch(words(12)).split(' ')).toHaveLength(SEARCH_WORDS_MAX);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const [sent, all] = [searchWords(boundedSearch(text)), searchWords(text)];
        expect(sent).not.toBeNull();
        if (all) expect(sent).toEqual(all);
      }),
    );
  });
});

it('no parameter of a list holds a prototype, however it is written', () => {
  for (const filter of ['{"__proto__":["x"]}', '{"\\u005f_proto__":["x"]}']) expect(listQuery.safeParse({ filter }).success).toBe(false);
  expect(listQuery.safeParse({ filter: '{"q":"__proto__"}' }).success).toBe(true);
});
