import { foldForSearch } from '@sanabel/contract';
import { describe, expect, it } from 'vitest';
import { isPersonal } from './counts.ts';

const judged = (typed: string): boolean => isPersonal(foldForSearch(typed));

describe('words that are not counted', () => {
  it.each([
    '01012345678',
    '٠١٠١٢٣٤٥٦٧٨',
    '+20 101 234 5678',
    'اتصل 010-1234-5678',
    'mona@example.com',
    'mona@',
    'https://x.example/?id=1',
    'www.club.eg',
  ])('look as if they were about a person: %s', (typed) => expect(judged(typed)).toBe(true));
  it.each(['قمح', 'زعفران', 'صنف 168', 'سخا 1001', 'npk 20 20 20'.slice(0, 9), 'قمح 2026'])('are not those of a search: %s', (typed) =>
    expect(judged(typed)).toBe(false),
  );
});
