import { CENTRE, type Point, pointOf } from '@sanabel/contract/focus';

/** Crop of the public site; its shape follows the site's source. */
interface Crop {
  name: 'card' | 'page' | 'head' | 'phone' | 'home' | 'wide' | 'gallery';
  /** Width divided by height. */
  ratio: number;
  className: string;
  /** Shows an upright picture uncropped until a point is set. */
  showsUprightWhole?: true;
}

/** Crops of each list, and the default middle of each crop. */
export const CROPS = {
  crops: {
    start: CENTRE,
    crops: [
      { name: 'card', ratio: 4 / 4.6, className: 'rounded-ss-[16px]' },
      { name: 'page', ratio: 4 / 5.3, className: 'kernel-18/4' },
      { name: 'phone', ratio: 1, className: 'kernel-18/4' },
    ],
  },
  articles: {
    start: CENTRE,
    crops: [
      { name: 'card', ratio: 1, className: 'rounded-[4px]' },
      { name: 'head', ratio: 16 / 7.4, className: 'kernel-18/4', showsUprightWhole: true },
      { name: 'phone', ratio: 4 / 3, className: 'kernel-18/4', showsUprightWhole: true },
    ],
  },
  /** Pictures of kinds with portraits. */
  portraits: { start: { x: 50, y: 20 }, crops: [{ name: 'home', ratio: 1, className: 'rounded-[50%_50%_10px_10px]' }] },
  backgrounds: {
    start: CENTRE,
    crops: [
      { name: 'wide', ratio: 16 / 8.6, className: 'rounded-[6px]' },
      { name: 'phone', ratio: 9 / 15, className: 'rounded-[6px]' },
    ],
  },
  /** Pictures of declared kinds. */
  declared: {
    start: CENTRE,
    crops: [
      { name: 'page', ratio: 4 / 3, className: 'kernel-18/4' },
      { name: 'phone', ratio: 16 / 10.5, className: 'kernel-18/4' },
    ],
  },
  gallery: { start: CENTRE, crops: [{ name: 'gallery', ratio: 4 / 3, className: 'kernel-18/4' }] },
} as const satisfies Readonly<Record<string, { start: Point; crops: readonly Crop[] }>>;

export const positionOf = (focus: string, start: Point): string => {
  const { x, y } = pointOf(focus) ?? start;
  return `${x}% ${y}%`;
};

export type PictureList = keyof typeof CROPS;
export type { Crop };
