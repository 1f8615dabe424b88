import * as z from 'zod';
import type { FieldCode } from './errors.ts';

const idempotencyKey = z
  .uuid({ error: 'invalid_id' satisfies FieldCode })
  .optional()
  .meta({ description: 'made by the caller for one new thing: the same key and content again are answered with what they made' });

/** Accepts a body with any other fields. */
export const keyInput = z.object({ idempotencyKey });

/** Makes repeating a call safe when its answer was lost. A key belongs to its caller, and is refused (409) with other content. */
export const withKey = <Shape extends z.core.$ZodLooseShape>(input: z.ZodObject<Shape, z.core.$strict>) =>
  z.strictObject({ ...input.shape, ...keyInput.shape });

export const keyed = (input: z.ZodType): z.ZodType => {
  if (input instanceof z.ZodUnion) return z.union((input.options as z.ZodType[]).map(keyed));
  return input instanceof z.ZodObject ? withKey(input) : input;
};
