import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { versionOf } from './build-worker.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sanabel-version-'));
  writeFileSync(join(folder, 'sign.js'), 'says that there is no network');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('phones get another worker when a file has another name, and when the sign alone says something else', async () => {
  const first = await versionOf(folder);
  expect(await versionOf(folder)).toBe(first);
  writeFileSync(join(folder, 'layout.Ab12cd34.js'), '');
  const second = await versionOf(folder);
  writeFileSync(join(folder, 'sign.js'), 'says it in other words');
  const third = await versionOf(folder);
  expect(new Set([first, second, third]).size).toBe(3);
});
