import { readFileSync } from 'node:fs';
import { COLORS, PANEL_COLORS } from '@sanabel/brand/club';
import sharp from 'sharp';
import { inRoot } from '../environment/root.ts';

type Colors = Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>>;

const SOURCE = 'brand/src/club.ts';
const ICONS_FILE = 'site/src/components/icons.svg';

const declarations = (colors: Readonly<Record<string, string>>, indent: string): string =>
  Object.entries(colors)
    .map(([name, value]) => `${indent}--color-${name}: ${value};\n`)
    .join('');

/** Adds `ink-light` and `ink-dark` to an `ink` that switches with the theme. Tailwind writes out only those in use. */
const fixed = ({ light, dark }: Colors): string =>
  Object.entries(dark)
    .map(([name, value]) => `  --color-${name}-light: ${light[name] ?? value};\n  --color-${name}-dark: ${value};\n`)
    .join('');

/** Writes the colours as Tailwind theme tokens. Static, because component styles use them by `var()`. */
const colorStylesheet = ({ light, dark }: Colors): string =>
  `/* Made from ${SOURCE} by \`npm run build -- brand\`. */\n@theme static {\n${declarations(light, '  ')}}\n` +
  `:root {\n  @variant dark {\n${declarations(dark, '    ')}  }\n}\n`;

/** Writes out translucent colours for browsers without color-mix(): shadow of floating boxes, lower end of the phone menu, header. */
const translucent = (): string => {
  const { 'green-950': deep, paper } = COLORS.light;
  return (
    `@theme static {\n  --shadow-float: 0 10px 30px -12px ${deep}47;\n  --color-menu-shade: ${deep}b3;\n  --color-veil: ${paper}f0;\n}\n` +
    `@theme {\n  --color-veil-deep: ${deep}f0;\n}\n` +
    `:root {\n  @variant dark {\n    --color-veil: ${COLORS.dark.paper}f0;\n  }\n}\n`
  );
};

const readLogo = () => {
  const [, attributes = '', drawing = ''] = /<svg([^>]*)>(.*)<\/svg>/s.exec(readFileSync(inRoot('brand', 'logo.svg'), 'utf8')) ?? [];
  const viewBox = /viewBox="([^"]+)"/.exec(attributes)?.[1] ?? '0 0 64 96';
  const [x = 0, y = 0, width = 64, height = 96] = viewBox.split(/[\s,]+/).map(Number);
  return { viewBox, x, y, width, height, drawing: drawing.replace(/>\s+</g, '><').trim() };
};

/** Writes the colours into the drawing for files without a stylesheet: `currentColor` becomes `ink`. */
const painted = (drawing: string, ink: string): string =>
  drawing
    .replaceAll('currentColor', ink)
    .replace(/var\(--color-([\w-]+)\)/g, (token, name: string) => (COLORS.light as Readonly<Record<string, string>>)[name] ?? token);

/** Thickens lines by a third, or they vanish in a small icon. */
const strengthened = (drawing: string): string =>
  drawing.replace(/stroke-width="([\d.]+)"/g, (_, width: string) => `stroke-width="${(Number(width) * 4) / 3}"`);

/** Centres the logo in a square with sides of 128; `share` is its part of the height. */
const icon = (ground: string, share: number, change = (drawing: string): string => drawing): string => {
  const { x, y, width, height, drawing } = readLogo();
  const scale = (128 * share) / Math.max(width, height);
  const [inset, above] = [(128 - width * scale) / 2 - x * scale, (128 - height * scale) / 2 - y * scale].map((at) => Number(at.toFixed(2)));
  const transform = `translate(${inset} ${above}) scale(${Number(scale.toFixed(4))})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="128" height="128">` +
    `${ground}<g transform="${transform}">${painted(change(drawing), COLORS.light['wheat-300'])}</g></svg>\n`
  );
};

const favicon = (): string => {
  const leaf = 'M44 0H118A10 10 0 0 1 128 10V84A44 44 0 0 1 84 128H10A10 10 0 0 1 0 118V44A44 44 0 0 1 44 0Z';
  return icon(`<path d="${leaf}" fill="${COLORS.light['green-700']}"/>`, 0.9, strengthened);
};

const tile = (size: number): Promise<Buffer> =>
  sharp(Buffer.from(icon(`<path d="M0 0H128V128H0Z" fill="${COLORS.light['green-950']}"/>`, 0.7)), { density: (72 * size) / 128 })
    .resize(size, size)
    .png({ palette: true, colours: 16, effort: 10 })
    .toBuffer();

const logoModule = (): string => {
  const { viewBox, drawing } = readLogo();
  return (
    `/** The logo's drawing. Made from brand/logo.svg by \`npm run build -- brand\`. */\nexport const LOGO = {\n` +
    `  viewBox: '${viewBox}',\n  drawing:\n    '${drawing.replaceAll("'", '&#39;')}',\n};\n`
  );
};

/** The logo among the icons of every page, which have no stylesheet of their own. */
const iconsWithLogo = (): string =>
  readFileSync(inRoot(...ICONS_FILE.split('/')), 'utf8').replace(
    /<symbol id="logo".*<\/symbol>(?=\n<\/svg>)/s,
    () => `<symbol id="logo" viewBox="${readLogo().viewBox}">${painted(readLogo().drawing, 'currentColor')}</symbol>`,
  );

/** The hill over the footer (site/src/components/Footer.astro), with straight furrows from one vanishing point high above. */
const hill = (): string => {
  const { 'green-700': furrow, 'green-800': field, 'green-950': ground } = COLORS.light;
  const furrows = Array.from({ length: 16 }, (_, index) => `l${(index - 1) * 100 - 352} 550h50z`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 120" preserveAspectRatio="none">` +
    `<clipPath id="hill"><path d="M0 62Q330-24 640 44T1200 30V116H0Z"/></clipPath>` +
    `<g clip-path="url(#hill)"><path d="M0 0H1200V121H0Z" fill="${field}"/><path d="M352-420${furrows}" fill="${furrow}"/></g>` +
    `<path d="M0 104Q330 50 640 92T1200 84V121H0Z" fill="${ground}"/></svg>\n`
  );
};

export const brandFiles = async (): Promise<ReadonlyMap<string, string | Buffer>> =>
  new Map<string, string | Buffer>([
    ['brand/src/colors.css', `${colorStylesheet(COLORS)}@theme {\n${fixed(COLORS)}}\n${translucent()}`],
    ['brand/src/panel-colors.css', colorStylesheet(PANEL_COLORS)],
    ['brand/src/logo.ts', logoModule()],
    [ICONS_FILE, iconsWithLogo()],
    ['site/src/components/hill.svg', hill()],
    ['site/public/favicon.svg', favicon()],
    ['site/public/apple-touch-icon.png', await tile(180)],
    ['site/public/icon-192.png', await tile(192)],
    ['site/public/icon-512.png', await tile(512)],
  ]);
