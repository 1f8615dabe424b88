import * as z from 'zod';
import { id } from '../text.ts';

/** What every item carries beside its own fields: identity and times (ISO 8601, UTC). */
export const item = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject({ id, ...shape, createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() });
