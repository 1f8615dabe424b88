import * as z from 'zod';
import { LIST_RANGE_MAX } from './limits.ts';
import { id } from './text.ts';

const json = (value: unknown, context: z.RefinementCtx): unknown => {
  try {
    return JSON.parse(String(value));
  } catch {
    context.addIssue({ code: 'custom', message: 'invalid_parameter' });
    return z.NEVER;
  }
};
const bad = { error: 'invalid_parameter' };
const scalar = z.union([z.string(), z.number(), z.boolean()], bad);

/** The query of every call for a list: `sort`, `range` and `filter`, each a value in JSON (api.md, "Conventions"). Every fault is `invalid_parameter`. */
export const listQuery = z.strictObject({
  sort: z
    .string(bad)
    .transform(json)
    .pipe(z.tuple([z.string(), z.enum(['ASC', 'DESC'], bad)], bad))
    .optional(),
  range: z
    .string(bad)
    .transform(json)
    .pipe(z.tuple([z.int(bad).nonnegative(bad), z.int(bad).nonnegative(bad)], bad))
    .refine(([from, to]) => to >= from && to - from < LIST_RANGE_MAX, bad)
    .optional(),
  filter: z
    .string(bad)
    .transform(json)
    .pipe(z.record(z.string(), z.union([scalar, z.array(scalar).max(LIST_RANGE_MAX, bad)], bad), bad))
    .optional(),
});

export type ListQuery = z.infer<typeof listQuery>;

/** The new order of a list: all of its ids, each once, so that nothing is ordered that the editor has not seen. */
export const orderInput = z.strictObject({ ids: z.array(id, { error: 'invalid_type' }) });
