import { copticMonthName, shortMonthName } from '@sanabel/brand/calendar/labels';
import { CLUB, COLORS } from '@sanabel/brand/club';
import { pointOf } from '@sanabel/contract/focus';
import sharp, { type OverlayOptions } from 'sharp';
import { POSTER_SIZE, type Poster } from '../../content/drawing.ts';
import { croppedTo, cutTo, type DrawingSources, emptyPicture } from './picture.ts';
import { CODE_SIZE, codeAt, facing, framed, inkOf, kernel, lyingEar, PICTURE, pictureShape, rule, SIDE, sign } from './poster-shapes.ts';
import { hill, logoAt, MONTHS_WIDTH, monthsAt } from './shapes.ts';
import { type Style, setText, type TextBlock } from './text.ts';

const { width: WIDTH, height: HEIGHT } = POSTER_SIZE;
const C = COLORS.light;
const QUALITY = 84;
const HILL = 240;
const COLUMN = WIDTH - PICTURE.width - SIDE - 24;
const YEAR_TOP = 664;
/** The title's maximum and minimum room: the other content comes first. */
const TITLE = { height: 300, least: 56 };
const MONTHS = 12;
/** The months from Tut, the first of the farmer's year (guide §13.3). */
const FARMERS_MONTHS = Array.from({ length: MONTHS }, (_, index) => ((index + 8) % MONTHS) + 1);
/** The room that two lines need. */
const LEAST_TEXT = 110;
const STEP_GAP = 36;
const STEP_SIZES = {
  underYear: { lead: [36, 31, 27, 24], text: [26, 23, 21, 19] },
  alone: { lead: [44, 38, 33, 28], text: [33, 29, 26, 23, 20] },
} as const;

export const createCanvas = ({ locale }: Pick<Poster, 'locale'>) => {
  const isLeft = locale !== 'ar';
  const layers: OverlayOptions[] = [];
  const drawings: string[] = [];
  /** Returns the bottom of the text. */
  const put = (block: TextBlock | null, top: number, indent = 0): number => {
    if (!block) return top;
    const start = SIDE + indent;
    layers.push({ input: block.input, top: Math.round(top), left: Math.round(isLeft ? start : WIDTH - start - block.width) });
    return top + block.height;
  };
  return {
    isLeft,
    layers,
    drawings,
    put,
    x: (indent: number, width = 0): number => (isLeft ? SIDE + indent : WIDTH - SIDE - indent - width),
    /** Returns the bottom of the text. */
    write: async (
      text: string,
      style: Partial<Style> & Pick<Style, 'sizes' | 'width' | 'height'>,
      top: number,
      indent = 0,
    ): Promise<number> => put(await setText(text, { face: 'text', color: C.ink, leading: 1.2, ...style }), top, indent),
    writeAround: async (text: string, style: Partial<Style> & Pick<Style, 'sizes'>, x: number, y: number): Promise<void> => {
      const block = await setText(text, { face: 'text', color: C.ink, leading: 1, width: 400, height: 80, ...style });
      if (block) layers.push({ input: block.input, top: Math.round(y - block.height / 2), left: Math.round(x - block.width / 2) });
    },
    /** Centres one line vertically; returns its width. */
    writeLine: async (text: string, style: Partial<Style> & Pick<Style, 'sizes'>, y: number, indent: number): Promise<number> => {
      const block = await setText(text, { face: 'text', color: C.ink, leading: 1, width: 600, height: 80, ...style });
      put(block, y - (block?.height ?? 0) / 2, indent);
      return block?.width ?? 0;
    },
  };
};
export type Canvas = ReturnType<typeof createCanvas>;

export const DISPLAY_LEADING = { ar: 0.96, en: 0.78 } as const;

const writeHead = async (canvas: Canvas, { locale, label, title, line, months, dates }: Poster): Promise<void> => {
  const { x, drawings, isLeft, put, write, writeLine } = canvas;
  const leading = DISPLAY_LEADING[locale];
  const afterLabel = await write(label, { color: C['green-700'], sizes: [30, 26], width: COLUMN, height: 44 }, 60);
  const style = { face: 'text', color: C.ink, leading: 1.2, width: COLUMN - 44 } as const;
  const lines = await Promise.all(
    dates.map(async ({ stage, label: which, text }) => ({
      stage,
      which: await setText(which, { ...style, color: C['ink-2'], sizes: [25], height: 40 }),
      text: await setText(text, { ...style, sizes: [31, 27, 24], height: 76 }),
    })),
  );
  const below = lines.reduce((sum, { which, text }) => sum + (which?.height ?? 0) + 10 + (text?.height ?? 0) + 22, months ? 122 : 46);
  const room = dates.length > 0 ? Math.max(TITLE.least, YEAR_TOP - 20 - below - (afterLabel + 20)) : TITLE.height;
  let top = await write(
    title,
    { face: 'display', sizes: [168, 132, 104, 84, 68, 56, 46], leading, width: COLUMN, height: Math.min(TITLE.height, room) },
    afterLabel + 20,
  );
  if (months) {
    drawings.push(monthsAt(x(0, MONTHS_WIDTH), top + 26, months.count, isLeft, C['green-700']));
    await writeLine(months.text, { sizes: [28], width: COLUMN - MONTHS_WIDTH }, top + 46, MONTHS_WIDTH + 16);
    top += 76;
  }
  top += 22;
  drawings.push(rule(x(0, COLUMN), top, COLUMN));
  top += 24;
  if (line && dates.length === 0)
    await write(line, { color: C['ink-2'], sizes: [32, 28, 25], width: COLUMN, height: PICTURE.height - top, leading: 1.3 }, top);
  for (const { stage, which, text } of lines) {
    drawings.push(kernel(x(10), top + 40, inkOf(stage)));
    top = put(text, put(which, top, 40) + 10, 40) + 22;
  }
};

/** Draws the ear, its months in both calendars and the legend; returns the bottom. */
const writeYear = async ({ x, drawings, writeAround, writeLine, isLeft }: Canvas, { locale, stages, key }: Poster): Promise<number> => {
  drawings.push(facing(lyingEar(stages, YEAR_TOP), { isLeft }));
  const step = (WIDTH - 2 * SIDE) / MONTHS;
  for (const [index, month] of FARMERS_MONTHS.entries()) {
    const middle = x((index + 0.5) * step);
    await writeAround(shortMonthName(locale, month), { sizes: [21] }, middle, YEAR_TOP + 84);
    await writeAround(
      copticMonthName(locale, month),
      { sizes: [18, 16, 14, 12], color: C['ink-2'], width: Math.floor(step) - 4 },
      middle,
      YEAR_TOP + 112,
    );
  }
  let indent = 0;
  const row = YEAR_TOP + 158;
  for (const { stage, text } of key) {
    drawings.push(sign(x(indent, 15), row - 12, stage));
    indent += 26;
    indent += (await writeLine(text, { sizes: [22], color: C['ink-2'] }, row, indent)) + 32;
  }
  return row + 56;
};

const writeSteps = async ({ x, drawings, write }: Canvas, { locale, steps, stages }: Poster, top: number): Promise<number> => {
  const sizes = STEP_SIZES[stages.length > 0 ? 'underYear' : 'alone'];
  const width = Math.floor((WIDTH - 2 * SIDE - STEP_GAP * (steps.length - 1)) / steps.length);
  const room = HEIGHT - HILL - 24 - top;
  let bottom = top;
  for (const [index, { lead, text }] of steps.entries()) {
    const indent = index * (width + STEP_GAP);
    drawings.push(rule(x(indent, width), top, width), kernel(x(indent + 10), top + 58, C['wheat-500']));
    const leading = DISPLAY_LEADING[locale];
    const afterLead = await write(
      lead,
      { face: 'display', sizes: sizes.lead, leading, width: width - 38, height: 120 },
      top + 24,
      indent + 38,
    );
    const left = { sizes: sizes.text, width: width - 38, height: room - (afterLead - top) - 14, leading: 1.35, color: C['ink-2'] };
    bottom = Math.max(bottom, await write(text, left, (lead ? afterLead : top + 10) + 14, indent + 38));
  }
  return bottom + 48;
};

const writeText = async ({ x, drawings, write }: Canvas, { text }: Poster, top: number): Promise<void> => {
  const [width, height] = [WIDTH - 2 * SIDE, HEIGHT - HILL - 30 - top];
  if (text === '' || height < LEAST_TEXT) return;
  drawings.push(rule(x(0, width), top, width));
  await write(text, { sizes: [40, 36, 32, 29, 26], width, height: height - 28, leading: 1.35, color: C['ink-2'] }, top + 28);
};

export const writeFoot = async (
  { isLeft, x, drawings, writeLine }: Canvas,
  { locale, address, words: block }: Pick<Poster, 'locale' | 'address' | 'words'>,
  height = HILL,
): Promise<void> => {
  // Its top is under the club's name, whose text is light.
  drawings.push(facing(hill(height, HEIGHT), { isLeft: !isLeft }));
  const middle = HEIGHT - 92;
  drawings.push(logoAt(x(0, 48), middle - 36, '#fff'));
  await writeLine(CLUB.name[locale], { face: 'display', sizes: [42, 36, 30, 25], color: '#fff', width: 430, height: 64 }, middle - 20, 64);
  await writeLine(block.note, { sizes: [20, 18, 16], color: C['on-band-2'], width: 430, height: 30 }, middle + 28, 64);
  const codeIndent = WIDTH - 2 * SIDE - CODE_SIZE;
  drawings.push(codeAt(address, x(codeIndent, CODE_SIZE), middle - CODE_SIZE / 2));
  const nextToCode = WIDTH - 2 * SIDE - CODE_SIZE - 24;
  const { host, pathname } = new URL(address);
  const style = { color: '#fff', sizes: [28, 24, 20, 16], width: 300, height: 44 };
  const set = await Promise.all([host, pathname].map((text) => setText(text, { ...style, face: 'text', leading: 1 })));
  const start = nextToCode - Math.max(120, ...set.map((text) => text?.width ?? 0));
  await writeLine(block.page, { sizes: [20], color: C['on-band-2'], width: 300 }, middle - 26, start);
  await writeLine(host, style, middle + 8, start);
  await writeLine(pathname, style, middle + 42, start);
};

/** Puts shapes and texts over the picture. */
export const composed = (canvas: Canvas, picture: OverlayOptions): Promise<Buffer> =>
  sharp({ create: { ...POSTER_SIZE, channels: 3, background: C.paper } })
    .composite([picture, { input: Buffer.from(framed(canvas.drawings.join(''))) }, ...canvas.layers])
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();

/** The same poster gives the same bytes (guide §13.2). */
export const drawPoster = async (poster: Poster, { fileOf }: DrawingSources): Promise<Buffer> => {
  const canvas = createCanvas(poster);
  await writeHead(canvas, poster);
  const afterYear = poster.stages.length > 0 ? await writeYear(canvas, poster) : PICTURE.height + 60;
  const afterSteps = poster.steps.length > 0 ? await writeSteps(canvas, poster, afterYear) : afterYear;
  await writeText(canvas, poster, afterSteps);
  await writeFoot(canvas, poster);
  const source = poster.picture === '' ? sharp(Buffer.from(emptyPicture(PICTURE))) : sharp(fileOf(poster.picture), { density: 96 });
  const picture = await cutTo(await croppedTo(source, PICTURE, pointOf(poster.focus ?? '')), pictureShape(canvas));
  return composed(canvas, { input: picture, top: 0, left: canvas.isLeft ? WIDTH - PICTURE.width : 0 });
};
