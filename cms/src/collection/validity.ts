import type { Entity, ValidityState } from '@sanabel/contract';
import { LIVE } from './timing.ts';

type Owner = Pick<Entity, 'validity'>;

interface Bound {
  field: string;
  /** Against the present time; timestamps in UTC sort as texts. */
  operator: '<=' | '>';
}

const OPERATORS = { '<=': '$lte', '>': '$gt' } as const;

/** Returns what is true of the live items in each state; nothing for a kind without `validity`. */
export const validityBounds = ({ validity }: Owner): Partial<Record<ValidityState, readonly Bound[]>> => {
  if (!validity) return {};
  const begun: Bound = { field: validity.from, operator: '<=' };
  const notOver: Bound = { field: validity.until, operator: '>' };
  return {
    valid: [begun, notOver],
    coming: [{ ...begun, operator: '>' }, notOver],
    ended: [{ ...notOver, operator: '<=' }],
  };
};

export const validityConditions = (entity: Owner): [name: string, where: object][] => {
  const now = new Date().toISOString();
  return Object.entries(validityBounds(entity)).map(([name, bounds]) => [
    name,
    { $and: [LIVE, ...bounds.map(({ field, operator }) => ({ [field]: { [OPERATORS[operator]]: now } }))] },
  ]);
};
