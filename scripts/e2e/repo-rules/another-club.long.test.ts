import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLUB, COLORS, CONTACT, MAIL, PANEL_COLORS } from '@sanabel/brand/club';
import { contact } from '@sanabel/contract/entities/contact';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../../environment/root.ts';
import { buildClub, copyTree, rewrite } from './another-club.ts';

const NAMES: readonly (readonly [old: string, other: string])[] = [
  [CLUB.name.ar, 'دار الواحة'],
  [CLUB.name.en, 'Oasis House'],
  [CLUB.foundation.ar, 'مؤسسة النخيل'],
  [CLUB.foundation.en, 'Palm Trust'],
  [CLUB.descriptor.ar, 'أهل الواحة'],
  [CLUB.descriptor.en, 'People of the oasis'],
  [CLUB.shortName.ar, 'الواحة'],
  [CLUB.shortName.en, 'Oasis'],
  [MAIL.firstAdmin.split('@')[1] ?? '', 'oasis.example'],
  ['sanabelclub', 'oasishouse'],
  ['Tanta', 'Tunis'],
  ['طنطا', 'تونس'],
  ['مصر', 'تونس'],
  ['Egypt', 'Tunisia'],
  ["'+2'", "'+216'"],
  ["callingCode: '20'", "callingCode: '216'"],
  ['Africa/Cairo', 'Africa/Tunis'],
  ['ar-EG', 'ar-TN'],
];
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="16" fill="currentColor"/>' +
  '<path d="M20 8L30 30H10Z" fill="var(--color-wheat-500)"/></svg>\n';

/** Signal colours are the same for every club: a blue focus ring, red for danger. */
const isSignal = (name: string): boolean => /^(?:focus|danger|brick|banner)/.test(name);
const colorsOf = ({ light, dark }: Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>>): Set<string> =>
  new Set(
    [...Object.entries(light), ...Object.entries(dark)].flatMap(([name, value]) =>
      /^#[\da-f]{6}/.test(value) && !isSignal(name) ? [value.slice(0, 7)] : [],
    ),
  );
const OLD_COLORS = { site: [...colorsOf(COLORS)], admin: [...new Set([...colorsOf(COLORS), ...colorsOf(PANEL_COLORS)])] };
/** Rotates the colour channels. A grey stays the same, so the settings must have none. */
const otherColor = (text: string): string => text.replace(/#([\da-f]{2})([\da-f]{2})([\da-f]{2})(?=(?:[\da-f]{2})?\b)/g, '#$2$3$1');
/** Paths of the old logo that the page decorations, which repeat its kernel, do not have. */
const oldLogo = [...readFileSync(inRoot('brand', 'logo.svg'), 'utf8').matchAll(/ d="([^"]+)" (?:stroke|fill)=/g)].map(([, d = '']) => d);

/** Drawings and the editors' own pictures keep their colours. */
const isOwnArt = (path: string): boolean => /^(?:admin\/)?(?:art|media)\//.test(path);

const rename = (text: string): string => NAMES.reduce((changed, [old, other]) => changed.replaceAll(old, other), text);

/** The short name is also an Arabic word in a list of common passwords, so only pages are searched for it. */
const OLD_NAMES = Object.entries(CLUB).flatMap(([key, { ar, en }]) => (key === 'shortName' ? [en] : [ar, en]));

let folder: string;
let output: ReadonlyMap<string, string>;
const icons = ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png'];

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'another-club-')));
  copyTree(folder);
  rewrite(join(folder, 'brand', 'src', 'club.ts'), (text) => otherColor(rename(text)));
  writeFileSync(join(folder, 'brand', 'logo.svg'), LOGO);
  output = await buildClub(folder, contact.parse(JSON.parse(rename(JSON.stringify(CONTACT)))));
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const filesWith = (text: string): string[] => [...output].flatMap(([path, content]) => (content.includes(text) ? [path] : []));

describe('another club in one file', () => {
  it('is built whole', () => {
    expect([...output.keys()].filter((path) => path.endsWith('.html')).length).toBeGreaterThan(25);
    expect(filesWith('دار الواحة')).toEqual(expect.arrayContaining(['index.html', 'manifest.webmanifest', 'admin/index.html']));
    expect(filesWith('Oasis House')).toEqual(expect.arrayContaining(['en.html', 'en/privacy.html']));
    expect(filesWith('+216')).toContain('index.html');
  });

  it.each([...OLD_NAMES, 'Sanabel', CONTACT.email, 'Africa/Cairo', 'ar-EG'])('says %s nowhere', (name) => {
    expect(filesWith(name)).toEqual([]);
  });

  it('has its own short name in every page', () => {
    expect(filesWith(CLUB.shortName.ar).filter((path) => !path.endsWith('.js'))).toEqual([]);
  });

  it('shows no colour of the old club', () => {
    const found = [...output].flatMap(([path, text]) =>
      OLD_COLORS[path.startsWith('admin/') ? 'admin' : 'site']
        .filter((color) => !isOwnArt(path) && text.toLowerCase().includes(color))
        .map((color) => `${color} in ${path}`),
    );
    expect(found).toEqual([]);
  });

  it('shows the old logo nowhere', () => {
    expect(oldLogo.length).toBeGreaterThan(1);
    expect(oldLogo.flatMap(filesWith)).toEqual([]);
    const sameIcon = (name: string) => readFileSync(join(folder, 'out', name)).equals(readFileSync(inRoot('site', 'public', name)));
    expect(icons.filter(sameIcon)).toEqual([]);
  });
});
