/**
 * Headers by which a proxy passes on the client's address. It counts only together with the secret, so that a client who reaches the CMS
 * directly cannot fake it.
 */

export const PROXY_SECRET_HEADER = 'sanabel-proxy-secret';

/** Netlify sets this header; every other proxy is configured to. */
export const CALLER_HEADER = 'x-nf-client-connection-ip';

const GROUPS = 8;
const NETWORK_GROUPS = 4;
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;
const IPV4_IN_IPV6 = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

/** Returns all eight groups without leading zeros; null for an invalid address. */
const groupsOf = (address: string): string[] | null => {
  if (!/^[\da-f:.]+$/i.test(address)) return null;
  try {
    // `URL` always returns the short form.
    const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
    const [before, after] = [head, tail ?? ''].map((text) => text.split(':').filter(Boolean)) as [string[], string[]];
    return [...before, ...Array<string>(GROUPS - before.length - after.length).fill('0'), ...after];
  } catch {
    return null;
  }
};

/** Uses the /64 network of an IPv6 address, since one household or server has 2^64 addresses. Null for an invalid address. */
export const callerIn = (address: string): string | null => {
  const plain = address.trim().replace(IPV4_IN_IPV6, '').replace(/%.*$/, '');
  if (IPV4.test(plain)) return plain;
  const groups = groupsOf(plain);
  return groups && `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
};
