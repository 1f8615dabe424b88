import * as z from 'zod';
import { typeError } from './text.ts';

/** A form that is open in a browser, told again and again while it is. */
export const presenceInput = z.strictObject({
  /** A name that the form gives itself, so that it can say that it was closed. */
  tab: z.string({ error: typeError }).regex(/^[a-z0-9]{16,40}$/, { error: 'invalid_id' }),
});

/** A colleague who has an item open. */
export const present = z.strictObject({ itemId: z.string(), adminId: z.string(), adminName: z.string() });

export type Present = z.infer<typeof present>;
