import * as z from 'zod';
import type { FieldCode } from './errors.ts';
import { MANY_MAX } from './limits.ts';
import { id } from './text.ts';

/** The new order of a list: all of its ids, each once, so that nothing is ordered that the editor has not seen. */
export const orderInput = z.strictObject({ ids: z.array(id, { error: 'invalid_type' }) });

const place = z.strictObject({
  before: id.nullable().optional().meta({ description: 'the item that comes next; null moves to the end of the list' }),
  after: id.nullable().optional().meta({ description: 'the item that comes before; null moves to the start of the list' }),
});

const hasOneNeighbour = ({ before, after }: z.output<typeof place>, context: z.RefinementCtx): void => {
  const refuse = (field: keyof typeof place.shape, code: FieldCode) =>
    context.addIssue({ code: 'custom', message: code, path: [field], params: {} });
  if (before === undefined && after === undefined) refuse('before', 'required');
  if (before !== undefined && after !== undefined) refuse('after', 'unknown_field');
};

/** The new place of one item: `{ "before": "<id>" }` or `{ "after": "<id>" }`, never both. All other items keep their order. */
export const moveInput = place.superRefine(hasOneNeighbour);

const move = place.extend({ id }).superRefine(hasOneNeighbour);

/** Moves of many items, made one after the other: each place is read in the list as the moves before have left it. */
export const moveManyInput = z.strictObject({
  moves: z
    .array(move, { error: 'invalid_type' satisfies FieldCode })
    .min(1, { error: 'required' satisfies FieldCode })
    .superRefine((list, context) => {
      if (list.length > MANY_MAX) context.addIssue({ code: 'custom', message: 'too_many', params: { max: MANY_MAX } });
    })
    .meta({ maxItems: MANY_MAX }),
});

/** The items that were moved, and the moves that put each back to where it was, in the order in which they are to be made. */
export const moved = z.strictObject({ ids: z.array(id), back: z.array(z.strictObject({ id, after: id.nullable() })) });

export type MoveInput = z.output<typeof moveInput>;
export type Move = z.output<typeof move>;
export type Moved = z.output<typeof moved>;
