import { describe, expect, it } from 'vitest';
import { trash } from '../../content/trash/index.ts';
import { activity } from '../../operation/activity/index.ts';
import { wishOf } from './use-shortcuts.ts';

const press = (key: string, code: string, modifiers = {}) => ({
  key,
  code,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifiers,
});

describe('a key asks for', () => {
  it.each([
    ['the search, on an English keyboard', press('/', 'Slash'), 'search'],
    ['the search, on an Arabic keyboard', press('ظ', 'Slash'), 'search'],
    ['the search, on the number pad', press('/', 'NumpadDivide'), 'search'],
    ['the list of shortcuts', press('?', 'Slash', { shiftKey: true }), 'help'],
    ['the list of shortcuts, on an Arabic keyboard', press('؟', 'Slash', { shiftKey: true }), 'help'],
    ['a section that is named next', press('ل', 'KeyG'), 'go'],
    ['a new item, on an Arabic keyboard too', press('ى', 'KeyN'), 'new'],
    ['nothing, when it is a letter', press('a', 'KeyA'), null],
    ['nothing, when the browser has its own use for it', press('g', 'KeyG', { ctrlKey: true }), null],
    ['nothing, when it is a digit alone', press('3', 'Digit3'), null],
  ])('%s', (_what, pressed, wish) => expect(wishOf(pressed, false)).toEqual(wish));

  it('the section of a digit after g', () => {
    expect(wishOf(press('٣', 'Digit3'), true)).toEqual({ section: 3 });
    expect(wishOf(press('0', 'Digit0'), true)).toBeNull();
  });

  it('the bin or the activity of a letter after g, which alone is nothing', () => {
    expect(wishOf(press('ف', 'KeyT'), true)).toEqual({ tool: trash });
    expect(wishOf(press('a', 'KeyA'), true)).toEqual({ tool: activity });
    expect(wishOf(press('t', 'KeyT'), false)).toBeNull();
  });
});
