/** The wish behind a pressed key, or null. Keys are told by their place too, so that they work on an Arabic keyboard. */
export type Wish = 'search' | 'help' | 'go' | { section: number } | null;

interface Pressed {
  key: string;
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const DIGIT = /^(?:Digit|Numpad)([1-9])$/;

export const wishOf = ({ key, code, shiftKey, ctrlKey, metaKey, altKey }: Pressed, isGoing: boolean): Wish => {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === '?' || key === '؟' || (code === 'Slash' && shiftKey)) return 'help';
  if (shiftKey) return null;
  if (key === '/' || code === 'Slash') return 'search';
  const digit = DIGIT.exec(code)?.[1];
  if (isGoing && digit) return { section: Number(digit) };
  return code === 'KeyG' ? 'go' : null;
};
