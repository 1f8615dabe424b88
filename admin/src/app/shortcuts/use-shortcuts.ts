import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { trash } from '../../content/trash/index.ts';
import type { Section } from '../../kit/data/section.ts';
import { SHOW_SHORTCUTS } from '../../kit/help/sections.ts';
import { activity } from '../../operation/activity/index.ts';
import { mayOpen, SECTIONS, usable } from '../sections.ts';

/** Maps a pressed key to an action. Keys also match by position, so that they work on an Arabic keyboard. */
type Wish = 'search' | 'help' | 'new' | 'go' | { section: number } | { tool: Section } | null;

interface Pressed {
  key: string;
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Keys after `g`. */
export const TOOL_KEYS: readonly (readonly [letter: string, tool: Section])[] = [
  ['T', trash],
  ['A', activity],
];

const DIGIT = /^(?:Digit|Numpad)([1-9])$/;

export const wishOf = ({ key, code, shiftKey, ctrlKey, metaKey, altKey }: Pressed, isGoing: boolean): Wish => {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === '?' || key === '؟' || (code === 'Slash' && shiftKey)) return 'help';
  if (shiftKey) return null;
  if (key === '/' || code === 'Slash') return 'search';
  const digit = DIGIT.exec(code)?.[1];
  if (isGoing && digit) return { section: Number(digit) };
  const [, tool] = TOOL_KEYS.find(([letter]) => code === `Key${letter}`) ?? [];
  if (isGoing && tool) return { tool };
  if (code === 'KeyN') return 'new';
  return code === 'KeyG' ? 'go' : null;
};

const NEXT_KEY_WITHIN_MS = 1_500;

/** Clicks the page's add button, or focuses its inline form. */
const startNew = (): void => {
  const start = [...document.querySelectorAll<HTMLElement>('[data-shortcut=new]')].find((one) => one.getClientRects().length > 0);
  if (start?.matches('a, button, input')) start.click();
  else start?.querySelector<HTMLElement>('input, textarea')?.focus();
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"])'));

export const useShortcuts = (showList: () => void): void => {
  const navigate = useNavigate();
  useEffect(() => {
    let goingSince = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog:modal')) return;
      const wish = wishOf(event, event.timeStamp - goingSince < NEXT_KEY_WITHIN_MS && goingSince > 0);
      goingSince = wish === 'go' ? event.timeStamp : 0;
      if (wish === null || wish === 'go') return;
      event.preventDefault();
      if (wish === 'help') showList();
      else if (wish === 'search') document.querySelector<HTMLElement>('[data-shortcut=search]')?.focus();
      else if (wish === 'new') startNew();
      else {
        const section = 'tool' in wish ? wish.tool : usable(SECTIONS)[wish.section - 1];
        if (section && mayOpen(section.path)) void navigate(section.path);
      }
    };
    const stop = new AbortController();
    window.addEventListener('keydown', onKeyDown, stop);
    window.addEventListener(SHOW_SHORTCUTS, showList, stop);
    return () => stop.abort();
  }, [navigate, showList]);
};
