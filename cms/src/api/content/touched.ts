import { ORDERED_NAMES, type OrderedName } from '@sanabel/contract';
import type { LogRow } from '../../changes/log.ts';

export type LogLine = Pick<LogRow, 'revision' | 'kind' | 'itemId' | 'action'>;

export interface Touched {
  items: ReadonlyMap<OrderedName, ReadonlySet<string>>;
  /** Lists whose order or membership may have changed. */
  orders: ReadonlySet<OrderedName>;
  contact: boolean;
  backgrounds: boolean;
  /** A line covers several items without naming them: everything may have changed. */
  isVague: boolean;
}

const isOrdered = (kind: string): kind is OrderedName => ORDERED_NAMES.some((name) => name === kind);

/** An updated item keeps its position; every other action can move items. */
const KEEPS_ORDER = 'update';

export const touchedBy = (lines: readonly LogLine[]): Touched => {
  const items = new Map<OrderedName, Set<string>>();
  const orders = new Set<OrderedName>();
  for (const { kind, itemId, action } of lines) {
    if (!isOrdered(kind)) continue;
    if (itemId) items.set(kind, (items.get(kind) ?? new Set()).add(itemId));
    if (action !== KEEPS_ORDER) orders.add(kind);
  }
  return {
    items,
    orders,
    contact: lines.some(({ kind }) => kind === 'media'),
    backgrounds: lines.some(({ kind }) => kind === 'backgrounds'),
    isVague: lines.some(({ kind, itemId, action }) => isOrdered(kind) && itemId === '' && action !== 'order'),
  };
};

/** Tells whether lines, oldest first, cover every revision of a range. A skipped number or a missing line is in doubt. */
export const isComplete = (lines: readonly LogLine[], from: number, to: number): boolean =>
  lines.length === to - from && lines.every(({ revision }, index) => revision === from + index + 1);
