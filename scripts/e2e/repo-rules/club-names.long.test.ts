import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLUB, CONTACT } from '@sanabel/brand/club';
import { contact } from '@sanabel/contract/entities/contact';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OTHER_NAMES } from '../../testing/other-names.ts';
import { buildClub, copyTree } from './another-club.ts';

let folder: string;
let output: ReadonlyMap<string, string>;
beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'club-names-')));
  copyTree(folder);
  output = await buildClub(folder, contact.parse(CONTACT), OTHER_NAMES);
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const filesWith = (text: string): string[] => [...output].flatMap(([path, content]) => (content.includes(text) ? [path] : []));
const isPanel = (path: string): boolean => path.startsWith('admin/');

describe('another club’s names in .env', () => {
  it.each(Object.entries(CLUB).flatMap(([key, { ar, en }]) => (key === 'shortName' ? [] : [ar, en])))('replace %s everywhere', (name) => {
    expect(filesWith(name)).toEqual([]);
  });

  it.each(Object.entries(OTHER_NAMES))('are on the site: %s, %s', (_, name) => {
    expect(filesWith(name).filter((path) => !isPanel(path))).not.toEqual([]);
  });

  it('are in pages, manifest and the scripts of the panel', () => {
    expect(filesWith(OTHER_NAMES.CLUB_NAME_AR)).toEqual(expect.arrayContaining(['index.html', 'manifest.webmanifest', 'admin/index.html']));
    expect(filesWith('A project of the Palm Trust')).toContain('en.html');
    expect(filesWith(OTHER_NAMES.CLUB_NAME_EN).filter((path) => /^admin\/.*\.js$/.test(path))).not.toEqual([]);
  });

  it('leave no script that asks for an environment', () => {
    expect(filesWith('process.env.CLUB')).toEqual([]);
  });
});
