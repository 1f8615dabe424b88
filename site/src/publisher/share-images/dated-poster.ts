import { COLORS } from '@sanabel/brand/club';
import { formatNumber } from '@sanabel/brand/format';
import { pointOf } from '@sanabel/contract/focus';
import sharp from 'sharp';
import { KERNEL_PATH } from '../../components/grains.ts';
import { type DatedPoster, POSTER_SIZE } from '../../content/drawing.ts';
import { croppedTo, cutTo, type DrawingSources } from './picture.ts';
import { type Canvas, composed, createCanvas, DISPLAY_LEADING, writeFoot } from './poster.ts';
import { facing, rule, SIDE } from './poster-shapes.ts';
import { setText } from './text.ts';

const { width: WIDTH, height: HEIGHT } = POSTER_SIZE;
const C = COLORS.light;
const PICTURE = { width: WIDTH, height: 474 } as const;
const CORNER = 170;
const PLATE = { height: 132, corner: 80 } as const;
const TILE = { width: 104, height: 92 } as const;
const TEXT = WIDTH - 2 * SIDE;
const TITLE_TOP = PICTURE.height + 14;
/** Two lines of the largest letters. */
const TITLE_HEIGHT = 190;
const NUMBERS = 82;
/** Above and below a step, and between its instruction and its sentence. */
const [STEP, GAP] = [15, 9];
const HILL = 220;
/** The hill begins below the edge of its strip. */
const BOTTOM = HEIGHT - HILL + 30;
const KERNEL = { step: 32, scale: 2.1 } as const;

/** One large corner, at the end of the picture's lower edge. */
const pictureShape = ({ isLeft }: Canvas): string => {
  const { width, height } = PICTURE;
  const shape = `<path d="M0 0H${width}V${height}H${CORNER}A${CORNER} ${CORNER} 0 0 1 0 ${height - CORNER}Z" fill="#fff"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${facing(shape, { isLeft })}</svg>`;
};

/** The level, on a plate that covers the picture's corner at the start. */
const writeLevel = async ({ x, drawings, isLeft, put }: Canvas, { locale, level, tile, sign, label }: DatedPoster): Promise<void> => {
  const indent = TILE.width + 24;
  const style = { leading: 1, width: 560, height: 80 } as const;
  const [word, line] = await Promise.all([
    setText(level, { ...style, face: 'display', sizes: [52, 44], color: tile.word, leading: DISPLAY_LEADING[locale] }),
    setText(label, { ...style, face: 'text', sizes: [26, 22], color: C['ink-2'] }),
  ]);
  const top = PICTURE.height - PLATE.height;
  const width = SIDE + indent + Math.max(word?.width ?? 0, line?.width ?? 0) + 44;
  const { corner } = PLATE;
  drawings.push(
    facing(
      `<path d="M${WIDTH} ${top}h${corner - width}a${corner} ${corner} 0 0 0-${corner} ${corner}v${PLATE.height - corner + 2}h${width}z" fill="${C.paper}"/>`,
      { isLeft },
    ),
    `<g transform="translate(${x(0, TILE.width)} ${top + 32})"><path d="M10 0H58A46 46 0 0 1 104 46V82A10 10 0 0 1 94 92H46A46 46 0 0 1 0 46V10A10 10 0 0 1 10 0Z" fill="${tile.fill}"/><g transform="translate(24 18) scale(2.333)"><path d="${sign}" fill="none" stroke="${tile.ink}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/></g></g>`,
  );
  put(line, put(word, top + 30, indent) + 12, indent);
};

/** From and until, beside a kernel for each day; returns the bottom. */
const writeDays = async ({ x, drawings, put }: Canvas, { days, from, until }: DatedPoster, top: number): Promise<number> => {
  const indent = days > 0 ? days * KERNEL.step + 26 : 0;
  const style = { face: 'text', leading: 1, width: TEXT - indent, height: 46 } as const;
  const [first, last] = await Promise.all([
    setText(from, { ...style, sizes: [31, 27, 24], color: C.ink }),
    setText(until, { ...style, sizes: [36, 32, 28], color: C.ink }),
  ]);
  const afterFirst = put(first, top + 22, indent);
  const bottom = put(last, afterFirst + 16, indent) + 24;
  const middle = (top + bottom) / 2 + 11 * KERNEL.scale;
  for (let day = 0; day < days; day += 1)
    drawings.push(
      `<path transform="translate(${x(day * KERNEL.step + KERNEL.step / 2)} ${middle}) scale(${KERNEL.scale})" d="${KERNEL_PATH}" fill="${C['wheat-500']}" stroke="#8f5e10" stroke-width=".6"/>`,
    );
  drawings.push(rule(x(0, TEXT), top, TEXT), rule(x(0, TEXT), bottom, TEXT));
  return bottom;
};

const writeSteps = async ({ x, drawings, put, write }: Canvas, { locale, steps }: DatedPoster, from: number): Promise<void> => {
  const style = { width: TEXT - NUMBERS, height: 84 } as const;
  let top = from;
  for (const [index, { lead, text }] of steps.entries()) {
    const [head, line] = await Promise.all([
      setText(lead, { ...style, face: 'display', sizes: [36, 31, 27], color: C.ink, leading: DISPLAY_LEADING[locale], height: 56 }),
      setText(text, { ...style, face: 'text', sizes: [28, 25, 22], color: C['ink-2'], leading: 1.2 }),
    ]);
    const height = (head ? head.height + GAP : 0) + (line?.height ?? 0);
    if (top + STEP + height > BOTTOM) return;
    if (index > 0) drawings.push(`<path d="M${x(0, TEXT)} ${top}h${TEXT}" stroke="${C.line}" stroke-width="1.5"/>`);
    await write(
      formatNumber(locale, index + 1),
      { face: 'display', color: C['green-700'], sizes: [54], leading: 1, width: 60, height: 80 },
      top + STEP,
      14,
    );
    const afterHead = head ? put(head, top + STEP, NUMBERS) + GAP : top + STEP + 4;
    top = put(line, afterHead, NUMBERS) + STEP;
  }
};

/** The same alert gives the same bytes (guide §16.5). */
export const drawDatedPoster = async (poster: DatedPoster, { fileOf }: DrawingSources): Promise<Buffer> => {
  const canvas = createCanvas(poster);
  await writeLevel(canvas, poster);
  const leading = DISPLAY_LEADING[poster.locale];
  const afterTitle = await canvas.write(
    poster.title,
    { face: 'display', sizes: [84, 74, 64, 56, 48], leading, width: TEXT, height: TITLE_HEIGHT },
    TITLE_TOP,
  );
  await writeSteps(canvas, poster, (await writeDays(canvas, poster, afterTitle + 30)) + 2);
  await writeFoot(canvas, poster, HILL);
  const source = sharp(fileOf(poster.picture), { density: 96 });
  const picture = await cutTo(await croppedTo(source, PICTURE, pointOf(poster.focus ?? '')), pictureShape(canvas));
  return composed(canvas, { input: picture, top: 0, left: 0 });
};
