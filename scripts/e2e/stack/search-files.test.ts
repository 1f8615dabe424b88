import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { containing, searchFiles, standing } from './search-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sanabel-search-'));
  mkdirSync(join(folder, 'deep', 'er'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['plain', 'قبل كناري واحد بعد'],
  ['in JSON', JSON.stringify({ name: 'كناري واحد' })],
  ['in JSON of ASCII only', '"\\u0643\\u0646\\u0627\\u0631\\u064a \\u0648\\u0627\\u062d\\u062f"'],
  ['in HTML', '&#1603;&#1606;&#1575;&#1585;&#1610; &#1608;&#1575;&#1581;&#1583;'],
  ['in an address', `/?q=${encodeURIComponent('كناري واحد')}`],
  ['in a form', new URLSearchParams({ q: 'كناري واحد' }).toString()],
])('finds a text %s, in any folder and beside bytes that are no text', (_, content) => {
  writeFileSync(join(folder, 'deep', 'er', 'file.bin'), Buffer.concat([Buffer.from([0xff, 0x00, 0xd8]), Buffer.from(content)]));
  writeFileSync(join(folder, 'other.txt'), 'كناري آخر');
  expect(searchFiles(folder, { name: containing('كناري واحد') })).toEqual(['name in deep/er/file.bin']);
});

it('finds a code that is separate, and not within a longer number or name', () => {
  writeFileSync(join(folder, 'yes.log'), 'otp: 735291,');
  writeFileSync(join(folder, 'no.log'), '1735291 7352910 0.735291 a735291 735291-abc');
  expect(searchFiles(folder, { code: standing('735291') })).toEqual(['code in yes.log']);
});
