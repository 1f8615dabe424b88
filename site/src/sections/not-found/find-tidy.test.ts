import { afterEach, expect, it, vi } from 'vitest';

const PAGES: ReadonlySet<string> = new Set(['/', '/about', '/en/about', '/services/crop/wheat1', '/go/abc', '/admin']);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Opens the 404 page at an address. Returns the redirect, and the requests. */
const open = async (address: string, fetch = (path: string) => Promise.resolve({ ok: PAGES.has(path) })) => {
  const { pathname, search, hash } = new URL(address, 'https://club.example');
  const replace = vi.fn();
  const ask = vi.fn(fetch);
  vi.stubGlobal('location', { pathname, search, hash, replace });
  vi.stubGlobal('fetch', ask);
  await import('./find-tidy.ts');
  await new Promise((resolve) => setImmediate(resolve));
  return { to: replace.mock.calls[0]?.[0], asked: ask.mock.calls.map(([path]) => path) };
};

it.each([
  ['/About', '/about'],
  ['/about.', '/about'],
  ['/about%D8%8C?a=1#b', '/about?a=1#b'],
  ['/about%5D%C2%BB', '/about'],
  ['/%E2%80%8Eabout%E2%80%8F', '/about'],
  ['/EN/About/', '/en/about'],
  ['/Services/Crop/wheat1)', '/services/crop/wheat1'],
  ['/GO/abc', '/go/abc'],
  ['/Admin', '/admin'],
])('the page of unknown addresses leads from %s to %s', async (address, to) => {
  expect((await open(address)).to).toBe(to);
});

it.each(['/nowhere', '/Nowhere.', '/%E0%A4%A', '/%2F%2Fevil.example.', '/404'])('and from %s nowhere', async (address) => {
  expect((await open(address)).to).toBeUndefined();
});

it('asks for nothing where an address is tidy', async () => {
  expect((await open('/nowhere')).asked).toEqual([]);
});

it('stays where the network is gone', async () => {
  expect((await open('/About', () => Promise.reject(new Error('offline')))).to).toBeUndefined();
});
