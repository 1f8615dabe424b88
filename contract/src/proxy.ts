/**
 * How the servers before the CMS (the CDN, the site server, a proxy for TLS) say who calls. Both headers go together: the address counts
 * beside the secret alone, so a caller who reaches the CMS by another way cannot invent addresses.
 */

/** Holds `PROXY_SECRET`. */
export const PROXY_SECRET_HEADER = 'sanabel-proxy-secret';

/** Holds the caller's address: the header that Netlify writes by itself. Any other server before the CMS is told to write it. */
export const CALLER_HEADER = 'x-nf-client-connection-ip';
