import { foldDigits } from '../fold.ts';
import { seen } from './clean.ts';
import { asciiHost } from './host.ts';

/** An address as mail programs copy it: with the name of its owner before it. */
const NAMED = /^[^<>@]*<([^<>]*)>$/;

/** Dot-atom of RFC 5322 and 6531, but without signs that no provider gives out: nothing in it could break a mail's header. */
const LOCAL = /^(?=.{1,64}$)[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
/** A domain with a dot, in ASCII, whose last label is no number. */
const DOMAIN = /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/;
/** Judged before a browser reads it as a host: there `%`, `/` and others mean something. */
const HOST = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** The two sides of an address, with its domain in ASCII; null for what is none. */
export const emailParts = (text: string): { local: string; domain: string } | null => {
  const typed = foldDigits(seen(text)).toLowerCase();
  const address = (NAMED.exec(typed)?.[1] ?? typed).trim().replace(/^mailto:/, '');
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at).normalize('NFC');
  const host = address.slice(at + 1);
  const domain = HOST.test(host) ? asciiHost(host) : null;
  return domain !== null && LOCAL.test(local) && DOMAIN.test(domain) ? { local, domain } : null;
};

/** Tells whether a typed text is an e-mail address, with characters among it perhaps that nobody sees. */
export const isEmail = (text: string): boolean => emailParts(text) !== null;
