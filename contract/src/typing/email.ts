import { foldDigits } from '../fold.ts';
import { seen } from './clean.ts';
import { asciiHost } from './host.ts';

/** Copied from a mail program, with the owner's name. */
const NAMED = /^[^<>@]*<([^<>]*)>$/;

/** Dot-atom of RFC 5322 and 6531, without signs that no provider assigns: nothing in it can break a mail's header. */
const LOCAL = /^(?=.{1,64}$)[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
/** ASCII, with a dot; the last label is not a number. */
const DOMAIN = /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/;
/** Checked before a browser parses the host, which gives `%` and `/` a meaning. */
const HOST = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** Returns the domain in ASCII; null for an invalid address. */
export const emailParts = (text: string): { local: string; domain: string } | null => {
  const typed = foldDigits(seen(text)).toLowerCase();
  const address = (NAMED.exec(typed)?.[1] ?? typed).trim().replace(/^mailto:/, '');
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at).normalize('NFC');
  const host = address.slice(at + 1);
  const domain = HOST.test(host) ? asciiHost(host) : null;
  return domain !== null && LOCAL.test(local) && DOMAIN.test(domain) ? { local, domain } : null;
};

/** Invisible characters are allowed. */
export const isEmail = (text: string): boolean => emailParts(text) !== null;
