/// <reference path="./punycode.d.ts" />
import punycode from 'punycode/punycode.js';
import { emailParts } from './email.ts';
import { asciiHost } from './host.ts';

/** Returns the stored form of a host: lower case, letters of all scripts instead of `xn--…`. Null for an invalid host. */
export const readableHost = (host: string): string | null => {
  const ascii = asciiHost(host);
  return ascii === null ? null : punycode.toUnicode(ascii);
};

/** Returns the stored form of an email address, so that one person has one account and one open application (decision D3). */
export const normaliseEmail = (text: string): string | null => {
  const parts = emailParts(text);
  return parts && `${parts.local}@${punycode.toUnicode(parts.domain)}`;
};
