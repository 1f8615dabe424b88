import { OTP_LENGTH } from '@sanabel/contract/limits';
import { codeDigits } from '@sanabel/contract/typing/code';

export type Code = readonly string[];

export const EMPTY_CODE: Code = Array.from({ length: OTP_LENGTH }, () => '');

export const isComplete = (code: Code): boolean => code.every((digit) => digit !== '');

const digitsIn = (text: string): string[] => [...codeDigits(text)];

/** Puts typed or pasted digits into this box and the following ones. A whole code fills all boxes, wherever it is pasted. */
export const enter = (code: Code, at: number, text: string): { code: Code; focus: number } => {
  const digits = digitsIn(text);
  const from = digits.length >= OTP_LENGTH ? 0 : at;
  const next = code.map((digit, index) => digits[index - from] ?? digit);
  return { code: next, focus: Math.min(from + digits.length, OTP_LENGTH - 1) };
};

/** Handles a cleared box, a code filled in by the device, or a new digit typed beside the old one. */
export const change = (code: Code, at: number, value: string): { code: Code; focus: number } => {
  if (value === '') return { code: code.map((digit, index) => (index === at ? '' : digit)), focus: at };
  const digits = digitsIn(value);
  const isWholeCode = digits.length >= OTP_LENGTH;
  const known = code[at] ?? '';
  const typed = isWholeCode || known === '' ? digits.join('') : digits.join('').replace(known, '') || known;
  return typed === '' ? { code, focus: at } : enter(code, at, typed);
};

/** Clears the box; an empty one clears the previous box instead (specification, section 4). */
export const erase = (code: Code, at: number): { code: Code; focus: number } => {
  const target = code[at] === '' ? Math.max(0, at - 1) : at;
  return { code: code.map((digit, index) => (index === target ? '' : digit)), focus: target };
};
