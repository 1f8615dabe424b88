import type { KindFacts } from '@sanabel/contract/kinds/kind';
import { QUARTER_MS } from '@sanabel/contract/states';
import type { Values } from './layout.ts';

type Validity = NonNullable<KindFacts['validity']>;

/** Ends a period at the last quarter of an hour; one that began after it begins a quarter earlier. */
export const endedAt = ({ from, until }: Validity, item: Values, now: number): Record<string, string> => {
  const end = Math.floor(now / QUARTER_MS) * QUARTER_MS;
  const start = Math.min(Date.parse(String(item[from])), end - QUARTER_MS);
  const isSooner = start < Date.parse(String(item[from]));
  return { [until]: new Date(end).toISOString(), ...(isSooner ? { [from]: new Date(start).toISOString() } : {}) };
};
