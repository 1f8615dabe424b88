import * as z from 'zod';
import { id } from '../text.ts';

/** The fields that every item has: identity and times (ISO 8601, UTC). */
export const item = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject({ id, ...shape, createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() });

type Stored<Shape> = { [Key in keyof Shape]: Shape[Key] extends z.ZodOptional<infer Inner> ? Inner : Shape[Key] };

/** An input's fields as an item has them: all of them, those too that an editor may leave out (the entity's `fallback` fills them). */
export const storedFields = <Shape extends z.core.$ZodLooseShape>({ shape }: z.ZodObject<Shape>): Stored<Shape> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, field instanceof z.ZodOptional ? field.unwrap() : field]),
  ) as Stored<Shape>;
