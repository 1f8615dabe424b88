/// <reference path="./punycode.d.ts" />
import punycode from 'punycode/punycode.js';
import { emailParts } from './email.ts';
import { asciiHost } from './host.ts';

/**
 * Returns a host as people read it, the one form in which it is kept: lower case, and letters of all scripts instead of `xn--…`, which
 * browsers make of them. Null for what is no host.
 */
export const readableHost = (host: string): string | null => {
  const ascii = asciiHost(host);
  return ascii === null ? null : punycode.toUnicode(ascii);
};

/**
 * Returns an e-mail address in its stored form: lower case, no unseen characters, ASCII digits, its domain readable, so that one person has
 * one account and one open application (decision D3). Null for what is no address.
 */
export const normaliseEmail = (text: string): string | null => {
  const parts = emailParts(text);
  return parts && `${parts.local}@${punycode.toUnicode(parts.domain)}`;
};
