import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ICONS, SHARED_ICONS } from './icons.ts';

it('the file of icons that every page has holds these, as the scripts draw them', () => {
  const file = readFileSync(fileURLToPath(new URL('icons.svg', import.meta.url)), 'utf8');
  const found = [...file.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24"><path d="([^"]+)"\/><\/symbol>/g)].map(([, name, path]) => [
    name,
    path,
  ]);
  expect(found).toEqual(SHARED_ICONS.map((name) => [name, ICONS[name]]));
});
