import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLUB, CONTACT } from '@sanabel/brand/club';
import { contact } from '@sanabel/contract/entities/contact';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildClub, copyTree } from './another-club.ts';

const NAMES = {
  CLUB_NAME_AR: 'دار الواحة',
  CLUB_NAME_EN: 'Oasis House',
  CLUB_SHORT_NAME_AR: 'الواحة',
  CLUB_SHORT_NAME_EN: 'Oasis',
  CLUB_DESCRIPTOR_AR: 'أهل الواحة',
  CLUB_DESCRIPTOR_EN: 'People of the oasis',
  CLUB_FOUNDATION_AR: 'مؤسسة النخيل',
  CLUB_FOUNDATION_EN: 'the Palm Trust',
};

let folder: string;
let output: ReadonlyMap<string, string>;
beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'club-names-')));
  copyTree(folder);
  output = await buildClub(folder, contact.parse(CONTACT), NAMES);
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const filesWith = (text: string): string[] => [...output].flatMap(([path, content]) => (content.includes(text) ? [path] : []));
const isPanel = (path: string): boolean => path.startsWith('admin/');

describe('another club’s names in .env', () => {
  it.each(Object.entries(CLUB).flatMap(([key, { ar, en }]) => (key === 'shortName' ? [] : [ar, en])))('replace %s everywhere', (name) => {
    expect(filesWith(name)).toEqual([]);
  });

  it.each(Object.entries(NAMES))('are on the site: %s, %s', (_, name) => {
    expect(filesWith(name).filter((path) => !isPanel(path))).not.toEqual([]);
  });

  it('stand in pages, manifest and the scripts of the panel', () => {
    expect(filesWith(NAMES.CLUB_NAME_AR)).toEqual(expect.arrayContaining(['index.html', 'manifest.webmanifest', 'admin/index.html']));
    expect(filesWith('A project of the Palm Trust')).toContain('en.html');
    expect(filesWith(NAMES.CLUB_NAME_EN).filter((path) => /^admin\/.*\.js$/.test(path))).not.toEqual([]);
  });

  it('leave no script that asks for an environment', () => {
    expect(filesWith('process.env.CLUB')).toEqual([]);
  });
});
