import * as z from 'zod';
import { typeError } from './text.ts';

export const tab = z.string({ error: typeError }).regex(/^[a-z0-9]{16,40}$/, { error: 'invalid_id' });

/** Sent repeatedly while a form is open, and once when it closes. */
export const presenceInput = z.strictObject({ tab });

export const present = z.strictObject({ itemId: z.string(), adminId: z.string(), adminName: z.string() });

export type Present = z.infer<typeof present>;
