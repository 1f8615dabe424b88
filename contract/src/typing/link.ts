import { seen } from './clean.ts';
import { readableHost } from './readable-host.ts';
import { linksIn, withoutEnd } from './words.ts';

/** An address without a scheme, such as `facebook.com/club`. */
const BARE = /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:[\p{L}\p{M}]{2,}|xn--[a-z\d-]+)(?:[/?#]\S*)?$/iu;
const PARTS = /^(https?):\/\/([^/?#:@\s\\]+)(:\d+)?([/?#]\S*)?$/i;

/**
 * Returns the stored form: no text around it, scheme and host in lower case, the host readable, https by default. Invalid input is returned
 * unchanged and refused later.
 */
export const tidyLink = (text: string): string => {
  const typed = seen(text);
  const links = [...new Set(linksIn(typed))];
  const [found = typed] = /\s/.test(typed) ? (links.length === 1 ? links : []) : [withoutEnd(typed)];
  const [, scheme = '', host = '', port = '', rest = ''] = PARTS.exec(BARE.test(found) ? `https://${found}` : found) ?? [];
  const readable = host === '' ? null : readableHost(host);
  return readable === null ? typed : `${scheme.toLowerCase()}://${readable}${port}${rest}`;
};
