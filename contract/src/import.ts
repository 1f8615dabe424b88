import * as z from 'zod';
import { FIELD_CODES, type FieldCode } from './errors.ts';
import { IMPORT_ROWS_MAX } from './limits.ts';
import { id } from './text.ts';

/**
 * Rows as they came. With an id a row changes that item: what it does not name stays, what it names empty is emptied. Without one it makes a
 * new draft, since a picture cannot come in a sheet. Each is judged by itself, so that every fault of every row is told.
 */
const rows = z
  .array(z.record(z.string(), z.unknown()), { error: 'invalid_type' satisfies FieldCode })
  .min(1, { error: 'required' satisfies FieldCode })
  .superRefine((list, context) => {
    if (list.length > IMPORT_ROWS_MAX) context.addIssue({ code: 'custom', message: 'too_many', params: { max: IMPORT_ROWS_MAX } });
  })
  .meta({ maxItems: IMPORT_ROWS_MAX });

export const importCheckInput = z.strictObject({ rows });

/** `seen` is what the check has answered: where an item was changed since, nothing is imported. */
export const importInput = z.strictObject({ rows, seen: z.string({ error: 'invalid_type' satisfies FieldCode }).optional() });

/** What a row makes of its item. */
export const IMPORT_OUTCOMES = ['new', 'changed', 'unchanged', 'faulty'] as const;

/** What would come of the rows, in their order. Nothing was written. */
export const importChecked = z.strictObject({
  seen: z.string(),
  rows: z.array(
    z.strictObject({
      outcome: z.enum(IMPORT_OUTCOMES),
      /** What its item is called now; empty for a new one. */
      title: z.string(),
      arabicTitle: z.string(),
      /** The fields that would be other ones. */
      changed: z.array(z.string()),
      faults: z.array(z.strictObject({ field: z.string(), code: z.enum(FIELD_CODES), message: z.string() })),
    }),
  ),
});

/** All rows, in their order; `batch` undoes them as one (`POST /versions/undo`), and is empty where nothing was to be done. */
export const imported = z.strictObject({
  batch: z.string(),
  items: z.array(z.strictObject({ id, outcome: z.enum(IMPORT_OUTCOMES).exclude(['faulty']) })),
});

export type ImportChecked = z.infer<typeof importChecked>;
export type Imported = z.infer<typeof imported>;
