import { CLUB, COLORS } from '@sanabel/brand/club';
import { pointOf } from '@sanabel/contract/focus';
import sharp, { type OverlayOptions } from 'sharp';
import { type Drawing, SHARE_IMAGE_SIZE, type ShareImage } from '../../content/drawing.ts';
import { codeSvg } from './code.ts';
import { drawDatedPoster } from './dated-poster.ts';
import { croppedTo, cutTo, type DrawingSources, emptyPicture } from './picture.ts';
import { drawPoster } from './poster.ts';
import { groundOf, MARGIN, MONTHS_WIDTH, PICTURE_WIDTH, pictureShape, shapesOf } from './shapes.ts';
import { type Style, setText, type TextBlock } from './text.ts';

// Every picture is drawn once, so what libvips remembers is only memory.
sharp.cache(false);

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE;
const C = COLORS.light;
const QUALITY = 84;

const INKS = {
  page: { title: C.ink, line: C.ink, club: '#ffffff', descriptor: '#dcebc9' },
  dark: { title: '#ffffff', line: '#e4f0d4', club: '#ffffff', descriptor: '#dcebc9' },
  crop: { title: '#ffffff', line: C['wheat-300'], club: '#ffffff', descriptor: '#dcebc9' },
  article: { title: C.ink, line: C['ink-2'], club: C['green-950'], descriptor: C['ink-2'] },
} as const;

const STYLES = {
  page: {
    title: { sizes: [112, 96, 84, 72, 60], width: 830, height: 300 },
    line: { face: 'text', sizes: [36, 31, 27], width: 760, height: 110 },
    top: 40,
    gap: 22,
  },
  crop: {
    title: { sizes: [172, 140, 116, 96, 80, 66, 54], width: 640, height: 230 },
    line: { face: 'display', sizes: [52, 46, 40, 34], width: 620, height: 132 },
    top: 52,
    gap: 26,
  },
  article: {
    title: { sizes: [96, 84, 72, 62, 52, 44], width: 600, height: 270 },
    line: { face: 'text', sizes: [34, 30, 26, 23], width: 600, height: 96 },
    top: 150,
    gap: 24,
  },
} as const satisfies Record<
  ShareImage['look'],
  { title: Omit<Style, 'face' | 'color' | 'leading'>; line: Omit<Style, 'color' | 'leading'>; top: number; gap: number }
>;

/** Arabic needs more line height (guide §3). */
const LEADING = { ar: { display: 0.96, text: 1.2 }, en: { display: 0.74, text: 1.05 } } as const;

const pictureOf = async (drawing: ShareImage, { fileOf }: DrawingSources): Promise<Buffer> => {
  const size = { width: PICTURE_WIDTH[drawing.look], height: HEIGHT };
  const source = drawing.picture === '' ? sharp(Buffer.from(emptyPicture(size))) : sharp(fileOf(drawing.picture), { density: 96 });
  const whole = await croppedTo(source, size, pointOf(drawing.focus ?? ''));
  // Scenes have their calm side at the right, where Arabic begins (guide §1.1).
  const turned = drawing.look === 'page' && drawing.locale !== 'ar' ? whole.flop() : whole;
  return drawing.look === 'page' ? turned.png({ compressionLevel: 0 }).toBuffer() : cutTo(turned, pictureShape(drawing));
};

/** The same card gives the same bytes. */
export const drawImage = async (drawing: Drawing, sources: DrawingSources): Promise<Buffer> => {
  if (drawing.look === 'code') return Buffer.from(codeSvg(drawing.address));
  if (drawing.look === 'poster') return drawPoster(drawing, sources);
  if (drawing.look === 'dated') return drawDatedPoster(drawing, sources);
  const { look, locale, title, line, label, months, isDark } = drawing;
  const isLeft = locale !== 'ar';
  const style = STYLES[look];
  const leading = LEADING[locale];
  const inks = INKS[isDark ? 'dark' : look];
  const layers: OverlayOptions[] = [];
  const place = (block: TextBlock | null, top: number, indent = 0): number => {
    if (!block) return top;
    const start = MARGIN + indent;
    layers.push({ input: block.input, top: Math.round(top), left: isLeft ? start : WIDTH - start - block.width });
    return top + block.height;
  };
  const foot = look === 'page' ? 16 : 26;

  if (label) {
    const block = await setText(label, { face: 'text', color: C['green-700'], sizes: [30], leading: 1, width: 480, height: 60 });
    place(block, 128 - (block?.height ?? 0), 52);
  }
  const afterTitle = place(
    await setText(title, { ...style.title, face: 'display', color: inks.title, leading: leading.display }),
    style.top,
  );
  const afterLine = place(
    await setText(line, { ...style.line, color: inks.line, leading: leading[style.line.face] }),
    afterTitle + style.gap,
  );
  const monthsTop = afterLine + 26;
  if (months) {
    const block = await setText(months.text, { face: 'text', color: '#ffffff', sizes: [30], leading: 1, width: 320, height: 60 });
    place(block, monthsTop + 20 - (block?.height ?? 0) / 2, MONTHS_WIDTH + 20);
  }
  const club = await setText(CLUB.name[locale], {
    face: 'display',
    color: inks.club,
    sizes: [44, 36, 30, 26, 22],
    leading: 1,
    width: 500,
    height: 64,
  });
  const about = await setText(CLUB.descriptor[locale], {
    face: 'text',
    color: inks.descriptor,
    sizes: [21, 18, 16],
    leading: 1,
    width: 500,
    height: 30,
  });
  const clubHeight = (club?.height ?? 0) + 8 + (about?.height ?? 0);
  const afterClub = place(club, HEIGHT - foot - 36 - clubHeight / 2, 64);
  place(about, afterClub + 8, 64);

  const { behind, before } = shapesOf(drawing, monthsTop);
  const picture = { input: await pictureOf(drawing, sources), top: 0, left: isLeft && look !== 'page' ? WIDTH - PICTURE_WIDTH[look] : 0 };
  const ground = groundOf(look);
  const under = behind ? [{ input: Buffer.from(behind) }] : [];
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: ground === 'none' ? '#ffffff' : ground } })
    .composite([...under, picture, { input: Buffer.from(before) }, ...layers])
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
};
