import { readFileSync } from 'node:fs';
import { COLORS, PANEL_COLORS } from '@sanabel/brand/club';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../environment/root.ts';
import { blockOf, colorsIn, contrast, type Tokens } from './contrast.ts';

const siteLight: Tokens = { white: '#fff', ...COLORS.light };
const siteDark = { ...siteLight, ...COLORS.dark };
const adminLight = { ...siteLight, ...PANEL_COLORS.light };
const adminDark = { ...adminLight, ...COLORS.dark, ...PANEL_COLORS.dark };
/** `ink-dark` is the dark theme's `ink`, for boxes that are dark in both themes. */
const darkOnes: Tokens = Object.fromEntries(Object.entries(COLORS.dark).map(([name, value]) => [`${name}-dark`, value]));
const darkPage = readFileSync(inRoot('site', 'src', 'pages', '[...locale]', 'gallery.astro'), 'utf8');

/** WCAG 2.2 AA: 4.5 for text, 3 for controls and the focus indicator. */
const TEXT = 4.5;
const SIGN = 3;

type Pair = readonly [front: string, ground: string, least: number];
const pairs = (fronts: readonly string[], grounds: readonly string[], least: number): Pair[] =>
  fronts.flatMap((front) => grounds.map((ground): Pair => [front, ground, least]));

const GROUNDS = ['paper', 'surface', 'tint'];
const ON_PAGE: readonly Pair[] = [
  ...pairs(['ink', 'ink-2', 'brand', 'danger'], GROUNDS, TEXT),
  ...pairs(['ink-3'], ['paper', 'surface'], TEXT),
  ...pairs(['on-brand'], ['brand', 'brand-strong'], TEXT),
  ...pairs(['on-tint'], ['tint'], TEXT),
  ...pairs(['danger', 'ink'], ['danger-bg'], TEXT),
  ...pairs(['line-strong'], ['paper', 'surface'], SIGN),
  ...pairs(['focus'], GROUNDS, SIGN),
];
/** Bands and gold do not change with the theme. */
const ON_BANDS: readonly Pair[] = [
  ...pairs(['on-band', 'on-band-2', 'wheat-300'], ['green-950', 'green-900', 'green-800'], TEXT),
  ...pairs(['on-band', 'wheat-300'], ['green-700'], TEXT),
  ...pairs(['green-950'], ['wheat-500', 'wheat-300', 'green-200', 'green-100'], TEXT),
];
const ADMIN: readonly Pair[] = [
  ...pairs(['ink', 'ink-2', 'brand', 'danger'], ['ground', 'paper', 'surface', 'surface-2', 'tint'], TEXT),
  ...pairs(['ink-3'], ['ground', 'paper', 'surface'], TEXT),
  ...pairs(['on-brand'], ['brand', 'brand-strong'], TEXT),
  ...pairs(['on-tint'], ['tint'], TEXT),
  ...pairs(['danger', 'danger-ink', 'ink'], ['danger-bg'], TEXT),
  ...pairs(['ink', 'ink-2'], ['ok-bg', 'wait-bg'], TEXT),
  ...pairs(['disabled-ink'], ['disabled'], TEXT),
  ...pairs(['line-strong'], ['ground', 'surface', 'paper'], SIGN),
  ...pairs(['focus'], ['ground', 'paper', 'surface', 'tint'], SIGN),
];

const THEMES: readonly [string, Tokens, readonly Pair[]][] = [
  ['the site in light', siteLight, [...ON_PAGE, ...ON_BANDS, ...pairs(['wheat-800'], ['paper', 'surface'], TEXT)]],
  ['the site in dark', siteDark, [...ON_PAGE, ...ON_BANDS, ...pairs(['wheat-800'], ['paper', 'surface'], TEXT)]],
  [
    "the gallery's dark page",
    { ...siteLight, ...darkOnes, ...colorsIn(blockOf(darkPage, '.dark-page')) },
    [
      ...pairs(['ink', 'ink-2', 'brand'], ['paper'], TEXT),
      ['on-brand', 'brand', TEXT],
      ...pairs(['focus', 'line-strong'], ['paper'], SIGN),
    ],
  ],
  ['the admin in light', adminLight, ADMIN],
  ['the admin in dark', adminDark, ADMIN],
];

describe.each(THEMES)('%s', (_, tokens, themePairs) => {
  it.each(themePairs)('%s on %s has a contrast of at least %d', (front, ground, least) => {
    expect(contrast(tokens, front, ground)).toBeGreaterThanOrEqual(least);
  });
});

describe('the measure itself', () => {
  it('knows black on white and what the guide measured', () => {
    expect(contrast({ a: '#000', b: '#ffffff' }, 'a', 'b')).toBeCloseTo(21);
    expect(contrast(siteLight, 'white', 'brand')).toBeCloseTo(6.98, 1);
    expect(contrast(siteLight, 'wheat-500', 'paper')).toBeCloseTo(1.88, 1);
  });
});
