import * as z from 'zod';
import type { FieldCode } from './errors.ts';
import { MANY_MAX } from './limits.ts';
import { id } from './text.ts';

/** All ids of the list, each once, so that nothing is ordered unseen. */
export const orderInput = z.strictObject({ ids: z.array(id, { error: 'invalid_type' }) });

const position = z.strictObject({
  before: id.nullable().optional().meta({ description: 'the item that comes next; null moves to the end of the list' }),
  after: id.nullable().optional().meta({ description: 'the item that comes before; null moves to the start of the list' }),
});

const hasOneNeighbour = ({ before, after }: z.output<typeof position>, context: z.RefinementCtx): void => {
  const refuse = (field: keyof typeof position.shape, code: FieldCode) =>
    context.addIssue({ code: 'custom', message: code, path: [field], params: {} });
  if (before === undefined && after === undefined) refuse('before', 'required');
  if (before !== undefined && after !== undefined) refuse('after', 'unknown_field');
};

/** Exactly one of `{ "before": "<id>" }` and `{ "after": "<id>" }`. Other items keep their order. */
export const moveInput = position.superRefine(hasOneNeighbour);

const move = position.extend({ id }).superRefine(hasOneNeighbour);

/** Moves are applied one after the other, each to the result of the one before. */
export const moveManyInput = z.strictObject({
  moves: z
    .array(move, { error: 'invalid_type' satisfies FieldCode })
    .min(1, { error: 'required' satisfies FieldCode })
    .superRefine((list, context) => {
      if (list.length > MANY_MAX) context.addIssue({ code: 'custom', message: 'too_many', params: { max: MANY_MAX } });
    })
    .meta({ maxItems: MANY_MAX }),
});

/** `back` undoes the moves, in this order. */
export const moved = z.strictObject({ ids: z.array(id), back: z.array(z.strictObject({ id, after: id.nullable() })) });

export type MoveInput = z.output<typeof moveInput>;
export type Move = z.output<typeof move>;
export type Moved = z.output<typeof moved>;
