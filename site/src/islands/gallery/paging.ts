import { formatNumber } from '@sanabel/brand/format';
import type { Locale } from '@sanabel/contract/enumerations';
import { fill } from '../../i18n/fill.ts';

/** Thumbnails on a page (specification, section 9). */
export const PAGE_SIZE = { wide: 6, narrow: 3 } as const;

/** Items in one of the gallery's files, counted like the pages of lists (content/paging.ts). */
export const PART_SIZE = 60;

export const lastPage = (total: number, size: number): number => Math.max(Math.ceil(total / size) - 1, 0);

export const clampPage = (page: number, total: number, size: number): number => Math.min(Math.max(page, 0), lastPage(total, size));

export const pageOf = (index: number, size: number): number => Math.floor(index / size);

export const countOnPage = (page: number, total: number, size: number): number => Math.max(Math.min(size, total - page * size), 0);

/** Returns the range from..to of `size` items around one, which is in the middle except near the ends. */
export const windowAround = (index: number, total: number, size: number): { from: number; to: number } => {
  const from = Math.max(Math.min(index - Math.floor(size / 2), total - size), 0);
  return { from, to: Math.min(from + size, total) };
};

/** Follows the reading direction; null for other keys. */
export const indexByKey = (key: string, from: number, total: number, isRightToLeft: boolean): number | null => {
  const clamp = (index: number) => Math.min(Math.max(index, 0), total - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return total - 1;
  if (key === 'ArrowRight') return clamp(from + (isRightToLeft ? -1 : 1));
  if (key === 'ArrowLeft') return clamp(from + (isRightToLeft ? 1 : -1));
  return null;
};

/** Writes "3 of 24" in the page's digits; `text` has the placeholders `{{part}}` and `{{whole}}`. */
export const partOf = (text: string, locale: Locale, index: number, total: number): string =>
  fill(text, { part: formatNumber(locale, index + 1), whole: formatNumber(locale, total) });
