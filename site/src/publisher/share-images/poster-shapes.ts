import type { Stage } from '@sanabel/brand/calendar/seasons';
import { COLORS } from '@sanabel/brand/club';
import { encode } from 'uqr';
import { KERNEL_PATH } from '../../components/grains.ts';
import { POSTER_SIZE } from '../../content/drawing.ts';

const { width: WIDTH, height: HEIGHT } = POSTER_SIZE;
const C = COLORS.light;

export const SIDE = 64;
/** Lies at the end side from the top, with one large corner towards the text (guide §13.2). */
export const PICTURE = { width: 520, height: 606 } as const;
const CORNER = 130;
const CODE = { size: 136, padding: 10, corner: 8 } as const;

/** Brown, green and wheat, each with its shade, as on the crop's page (guide §13.3). */
const INKS = { sow: ['#8a6040', '#6f4c30'], tend: ['#6baf5b', C['green-500']], harvest: [C['wheat-300'], C['wheat-500']] } as const;

export interface Frame {
  isLeft: boolean;
}

/** Mirrors a drawing, made for Arabic, for English. */
export const facing = (drawing: string, { isLeft }: Frame): string =>
  isLeft ? `<g transform="translate(${WIDTH} 0) scale(-1 1)">${drawing}</g>` : drawing;

export const framed = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${drawing}</svg>`;

export const pictureShape = ({ isLeft }: Frame): string => {
  const { width, height } = PICTURE;
  const shape = `<path d="M0 0H${width}V${height - CORNER}A${CORNER} ${CORNER} 0 0 1 ${width - CORNER} ${height}H0Z" fill="#fff"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${isLeft ? `<g transform="translate(${width} 0) scale(-1 1)">${shape}</g>` : shape}</svg>`;
};

export const rule = (x: number, y: number, width: number): string => `<path d="M${x} ${y}h${width}" stroke="${C.ink}" stroke-width="2.5"/>`;

export const kernel = (x: number, y: number, fill: string): string =>
  `<path transform="translate(${x} ${y}) scale(1.5)" d="${KERNEL_PATH}" fill="${fill}"/>`;

export const inkOf = (stage: Stage): string => (stage === 'rest' ? 'none' : INKS[stage][1]);

export const sign = (x: number, y: number, stage: Stage): string =>
  `<rect x="${x}" y="${y}" width="15" height="24" rx="7.5" fill="${inkOf(stage)}" stroke="${stage === 'rest' ? C['line-strong'] : 'none'}" stroke-width="1.5"/>`;

/** The year as a horizontal ear: two kernels a month on one stem, from the right (guide §13.3). */
export const lyingEar = (stages: readonly Stage[], top: number): string => {
  const [step, width, height] = [(WIDTH - 2 * SIDE) / 24, 36, 22];
  const kernels = stages.map((stage, index) => {
    const right = WIDTH - SIDE - index * step;
    const isAbove = index % 2 === 0;
    const y = isAbove ? top : top + height + 3;
    const leaf = `M0 0A${width} ${height} 0 0 1 ${width} ${height}A${width} ${height} 0 0 1 0 0Z`;
    const turn = isAbove ? `translate(${right - width} ${y})` : `translate(${right + 4} ${y}) scale(-1 1)`;
    if (stage === 'rest')
      return `<path transform="${turn}" d="${leaf}" fill="${C.paper}" stroke="${C['line-strong']}" stroke-width="1.5"/>`;
    const [light, dark] = INKS[stage];
    const half = `M0 0A${width} ${height} 0 0 0 ${width} ${height}Z`;
    return `<g transform="${turn}"><path d="${leaf}" fill="${light}"/><path d="${half}" fill="${dark}"/></g>`;
  });
  const stem = `<path d="M${SIDE} ${top + height + 1.5}H${WIDTH - SIDE}" stroke="${C['line-strong']}" stroke-width="2"/>`;
  return stem + kernels.join('');
};

export const codeAt = (address: string, x: number, y: number): string => {
  const { size, padding, corner } = CODE;
  const { data, size: modules } = encode(address, { ecc: 'M', border: 0 });
  const dark = data.flatMap((row, down) => row.map((isDark, across) => (isDark ? `M${across} ${down}h1v1h-1z` : ''))).join('');
  const scale = (size - 2 * padding) / modules;
  return `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${corner}" fill="#fff"/><path transform="translate(${x + padding} ${y + padding}) scale(${scale})" d="${dark}" shape-rendering="crispEdges"/>`;
};
export const CODE_SIZE = CODE.size;
