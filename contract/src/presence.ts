import * as z from 'zod';
import { typeError } from './text.ts';

/** A name that an open form gives itself. */
export const tab = z.string({ error: typeError }).regex(/^[a-z0-9]{16,40}$/, { error: 'invalid_id' });

/** A form that is open in a browser, told again and again while it is, and by its name when it was closed. */
export const presenceInput = z.strictObject({ tab });

/** A colleague who has an item open. */
export const present = z.strictObject({ itemId: z.string(), adminId: z.string(), adminName: z.string() });

export type Present = z.infer<typeof present>;
