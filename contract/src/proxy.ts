/**
 * How the servers before the CMS (the CDN, the site server, a proxy for TLS) say who calls. Both headers go together: the address counts
 * beside the secret alone, so a caller who reaches the CMS by another way cannot invent addresses.
 */

/** Holds `PROXY_SECRET`. */
export const PROXY_SECRET_HEADER = 'sanabel-proxy-secret';

/** Holds the caller's address: the header that Netlify writes by itself. Any other server before the CMS is told to write it. */
export const CALLER_HEADER = 'x-nf-client-connection-ip';

const GROUPS = 8;
const NETWORK_GROUPS = 4;
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;
const IPV4_IN_IPV6 = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

/** The groups of an IPv6 address, all eight of them and without leading zeros; null for what is no such address. */
const groupsOf = (address: string): string[] | null => {
  if (!/^[\da-f:.]+$/i.test(address)) return null;
  try {
    // A URL has the short form alone.
    const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
    const [before, after] = [head, tail ?? ''].map((text) => text.split(':').filter(Boolean)) as [string[], string[]];
    return [...before, ...Array<string>(GROUPS - before.length - after.length).fill('0'), ...after];
  } catch {
    return null;
  }
};

/**
 * Returns the key of a caller: an IPv4 address, or the /64 network of an IPv6 one, which a single household or server has to itself with
 * 2^64 addresses. Null for what is no address.
 */
export const callerIn = (address: string): string | null => {
  const plain = address.trim().replace(IPV4_IN_IPV6, '').replace(/%.*$/, '');
  if (IPV4.test(plain)) return plain;
  const groups = groupsOf(plain);
  return groups && `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
};
