import { blocksOf } from '@sanabel/contract/formatting/blocks';
import { inlineOf } from '@sanabel/contract/formatting/parse';
import { describe, expect, it } from 'vitest';
import { bolder, type Edit, linked, linkedText, listed } from './markdown.ts';

/** `|` marks the ends of the selection, or the caret. */
const at = (marked: string): { text: string; selection: [number, number] } => {
  const start = marked.indexOf('|');
  const rest = marked.replace('|', '');
  const end = rest.indexOf('|');
  return { text: rest.replace('|', ''), selection: [start, end === -1 ? start : end] };
};
const after = (text: string, { from, to, insert, select: [start, end] }: Edit): string => {
  const changed = text.slice(0, from) + insert + text.slice(to);
  return start === end
    ? `${changed.slice(0, start)}|${changed.slice(start)}`
    : `${changed.slice(0, start)}|${changed.slice(start, end)}|${changed.slice(end)}`;
};

describe('bold', () => {
  it.each([
    ['what is selected', 'اروِ |فجرًا| فقط', 'اروِ **|فجرًا|** فقط'],
    ['without the spaces at its ends', 'اروِ| فجرًا |فقط', 'اروِ **|فجرًا|** فقط'],
    ['the word at the caret', 'اروِ فج|رًا فقط', 'اروِ **|فجرًا|** فقط'],
    ['what is typed next', 'اروِ | فقط', 'اروِ **|** فقط'],
    ['no more, from within', 'اروِ **|فجرًا|** فقط', 'اروِ |فجرًا| فقط'],
    ['no more, with its marks selected', 'اروِ |**فجرًا**| فقط', 'اروِ |فجرًا| فقط'],
    ['each line of several', '|أول\n\nثانٍ|', '|**أول**\n\n**ثانٍ**|'],
  ])('%s', (_, before, then) => {
    const { text, selection } = at(before);
    expect(after(text, bolder(text, selection))).toBe(then);
  });

  it('is what the page shows as bold', () => {
    const { text, selection } = at('اروِ |فجرًا| فقط');
    const { from, to, insert } = bolder(text, selection);
    expect(inlineOf(text.slice(0, from) + insert + text.slice(to))).toEqual(['اروِ ', { kind: 'strong', children: ['فجرًا'] }, ' فقط']);
  });
});

describe('a list is', () => {
  it.each([
    ['the line of the caret', 'أول\nثا|نٍ', 'أول\n- ثانٍ|'],
    ['all lines of the selection', 'قبل\n|أول\nثانٍ|\nبعد', 'قبل\n|- أول\n- ثانٍ|\nبعد'],
    ['lines again', '|- أول\n- ثانٍ|', '|أول\nثانٍ|'],
    ['begun in an empty text', '|', '- |'],
  ])('%s', (_, before, then) => {
    const { text, selection } = at(before);
    expect(after(text, listed(text, selection))).toBe(then);
  });

  it('what the page shows as a list', () => {
    const { insert } = listed('أول\nثانٍ', [0, 9]);
    expect(blocksOf(insert)).toEqual([{ kind: 'list', items: [['أول'], ['ثانٍ']] }]);
  });
});

it('a link has the selected words as its name, and no bracket that would end it', () => {
  const { text, selection } = at('راجع |موقع [الوزارة]| أولًا');
  const edit = linked(text, selection, linkedText(text, selection), 'https://agr.example/a_(b)');
  expect(after(text, edit)).toBe('راجع [موقع الوزارة](https://agr.example/a_%28b%29)| أولًا');
});
