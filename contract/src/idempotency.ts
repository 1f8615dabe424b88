import * as z from 'zod';
import type { FieldCode } from './errors.ts';

const idempotencyKey = z
  .uuid({ error: 'invalid_id' satisfies FieldCode })
  .optional()
  .meta({ description: 'made by the caller for one new thing: the same key and content again are answered with what they made' });

/** The key alone, of a body that may hold anything else. */
export const keyInput = z.object({ idempotencyKey });

/**
 * Lets a call that makes something be sent again, because its answer was lost, without making it twice. A key is its caller's alone, and
 * refused (409) with other content.
 */
export const withKey = <Shape extends z.core.$ZodLooseShape>(input: z.ZodObject<Shape, z.core.$strict>) =>
  z.strictObject({ ...input.shape, ...keyInput.shape });

/** The same of any input of a call. */
export const keyed = (input: z.ZodType): z.ZodType => {
  if (input instanceof z.ZodUnion) return z.union((input.options as z.ZodType[]).map(keyed));
  return input instanceof z.ZodObject ? withKey(input) : input;
};
