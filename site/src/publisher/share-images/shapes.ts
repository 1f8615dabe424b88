import { COLORS } from '@sanabel/brand/club';
import { LOGO } from '@sanabel/brand/logo';
import { earPath, growthPath, KERNELS_OF_AN_EAR, MOST_MONTHS } from '../../components/grains.ts';
import { SHARE_IMAGE_SIZE, type ShareImage } from '../../content/drawing.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE;
const C = COLORS.light;

/** The width of the picture, at the end side; the whole card for a page. */
export const PICTURE_WIDTH = { page: WIDTH, crop: 470, article: 500 } as const;
/** The distance from the start side to text and logo. */
export const MARGIN = 64;
const CORNER = 190;
const HILL = 176;

/** The field's last hill with its furrows (guide §8.19), in a strip that ends at `bottom`. */
export const hill = (height: number, bottom: number = HEIGHT): string => {
  const top = bottom - height;
  const furrows = Array.from({ length: 24 }, (_, furrow) => {
    const foot = -700 + furrow * 110;
    return `M352-420L${foot} 170L${foot + 55} 170Z`;
  }).join('');
  return `<g transform="translate(0 ${top}) scale(1 ${height / 160})"><clipPath id="hill"><path d="M0 70Q320-10 660 50T1200 26V161H0Z"/></clipPath><g clip-path="url(#hill)"><path d="M0 0H1200V161H0Z" fill="${C['green-800']}"/><path d="${furrows}" fill="${C['green-700']}"/></g></g>`;
};

/** Drawings are made for Arabic, whose start is at the right. */
const mirrored = (drawing: string, isMirrored: boolean): string =>
  isMirrored ? `<g transform="translate(${WIDTH} 0) scale(-1 1)">${drawing}</g>` : drawing;

/** The club's logo, 48 by 72 pixels. */
export const logoAt = (x: number, y: number, color: string): string => {
  const drawing = LOGO.drawing.replaceAll(/var\(--color-([\w-]+)\)/g, (_, name: keyof typeof C) => C[name]);
  return `<svg x="${x}" y="${y}" width="48" height="72" viewBox="${LOGO.viewBox}" color="${color}">${drawing}</svg>`;
};
const earShape = (isLeft: boolean, color: string, bottom: number): string =>
  logoAt(isLeft ? MARGIN : WIDTH - MARGIN - 48, HEIGHT - bottom - 72, color);

const ear = (isLeft: boolean, y: number): string => {
  const kernels = earPath(0, KERNELS_OF_AN_EAR - 2);
  const rest = earPath(KERNELS_OF_AN_EAR - 2, KERNELS_OF_AN_EAR);
  return `<svg x="${isLeft ? MARGIN : WIDTH - MARGIN - 36}" y="${y}" width="36" height="85" viewBox="0 0 44 104"><path d="M22 30V103" stroke="${C['green-700']}" stroke-width="2.5"/><path d="${kernels}" fill="${C['wheat-500']}"/><path d="${rest}" fill="none" stroke="${C['wheat-500']}" stroke-width="1.2"/></svg>`;
};

/** The width of a crop card's months in pixels. */
export const MONTHS_WIDTH = 293;
/** Draws the growth meter; its empty kernels have the colour of `rest`. */
export const monthsAt = (x: number, y: number, count: number, isLeft: boolean, rest: string): string => {
  const turn = isLeft ? '' : 'translate(132 0) scale(-1 1)';
  return `<svg x="${x}" y="${y}" width="${MONTHS_WIDTH}" height="40" viewBox="0 0 132 18"><g transform="${turn}"><g fill="none" stroke="${rest}" stroke-opacity="0.45" stroke-width="1.1"><path d="${growthPath(MOST_MONTHS)}"/></g><path d="${growthPath(Math.min(count, MOST_MONTHS))}" fill="${C['wheat-500']}"/></g></svg>`;
};
const months = (isLeft: boolean, count: number, y: number): string =>
  monthsAt(isLeft ? MARGIN : WIDTH - MARGIN - MONTHS_WIDTH, y, count, isLeft, '#fff');

const ground = { page: 'none', crop: C['green-950'], article: C.paper } as const;

/** The ground under the picture: a flat colour, or the logo on green where an item has no picture. */
export const groundOf = (look: ShareImage['look']): string => ground[look];

/** The mask of the picture: one large corner, on the side of the text. */
export const pictureShape = ({ look, locale }: ShareImage): string => {
  const width = PICTURE_WIDTH[look];
  const corner = {
    page: `M0 0H${width}V${HEIGHT}H0Z`,
    crop: `M0 0H${width}V${HEIGHT - CORNER}A${CORNER} ${CORNER} 0 0 1 ${width - CORNER} ${HEIGHT}H0Z`,
    article: `M0 0H${width - CORNER}A${CORNER} ${CORNER} 0 0 1 ${width} ${CORNER}V${HEIGHT}H0Z`,
  }[look];
  const shape = `<path d="${corner}" fill="#fff"/>`;
  const isMirrored = locale !== 'ar';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}">${isMirrored ? `<g transform="translate(${width} 0) scale(-1 1)">${shape}</g>` : shape}</svg>`;
};

/** The shapes without picture and text; hills lie behind an item's picture and before a page's. */
export const shapesOf = ({ look, locale, label, months: growth }: ShareImage, monthsTop: number): { behind: string; before: string } => {
  const isLeft = locale !== 'ar';
  const inFrame = (drawing: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${drawing}</svg>`;
  if (look === 'article') return { behind: '', before: inFrame(earShape(isLeft, C['green-700'], 26) + (label ? ear(isLeft, 48) : '')) };
  const field = mirrored(hill(HILL), isLeft);
  const before = earShape(isLeft, '#fff', look === 'page' ? 16 : 26) + (growth ? months(isLeft, growth.count, monthsTop) : '');
  return look === 'page' ? { behind: '', before: inFrame(field + before) } : { behind: inFrame(field), before: inFrame(before) };
};
