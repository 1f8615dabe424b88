import { ORDERED_NAMES, type OrderedName } from '@sanabel/contract';
import type { LogRow } from '../../changes/log.ts';

export type LogLine = Pick<LogRow, 'revision' | 'kind' | 'itemId' | 'action'>;

/** What lines of the log say may be different now. */
export interface Touched {
  items: ReadonlyMap<OrderedName, ReadonlySet<string>>;
  /** The lists whose order or membership may be another. */
  orders: ReadonlySet<OrderedName>;
  contact: boolean;
  backgrounds: boolean;
  /** A line speaks of several items and does not say which: everything may be different. */
  isVague: boolean;
}

const isOrdered = (kind: string): kind is OrderedName => ORDERED_NAMES.some((name) => name === kind);

/** An item that changes stays where it is; every other action can move items. */
const KEEPS_ORDER = 'update';

/** Reads from the log what may have changed. */
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

/** Whether lines, oldest first, tell of every revision from one to another. A number that was skipped, or whose line is gone, is in doubt. */
export const tellsAll = (lines: readonly LogLine[], from: number, to: number): boolean =>
  lines.length === to - from && lines.every(({ revision }, index) => revision === from + index + 1);
