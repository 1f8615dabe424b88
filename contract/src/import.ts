import * as z from 'zod';
import { FIELD_CODES, type FieldCode } from './errors.ts';
import { IMPORT_ROWS_MAX } from './limits.ts';
import { id } from './text.ts';

/**
 * A row with an id changes that item: missing columns keep their values, empty cells clear theirs. Other rows become drafts, since a
 * spreadsheet has no pictures. Rows are validated separately, so that every error is reported.
 */
const rows = z
  .array(z.record(z.string(), z.unknown()), { error: 'invalid_type' satisfies FieldCode })
  .min(1, { error: 'required' satisfies FieldCode })
  .superRefine((list, context) => {
    if (list.length > IMPORT_ROWS_MAX) context.addIssue({ code: 'custom', message: 'too_many', params: { max: IMPORT_ROWS_MAX } });
  })
  .meta({ maxItems: IMPORT_ROWS_MAX });

export const importCheckInput = z.strictObject({ rows });

/** `seen` comes from the check: the import is refused when an item has changed since. */
export const importInput = z.strictObject({ rows, seen: z.string({ error: 'invalid_type' satisfies FieldCode }).optional() });

export const IMPORT_OUTCOMES = ['new', 'changed', 'unchanged', 'faulty'] as const;

export const importChecked = z.strictObject({
  seen: z.string(),
  rows: z.array(
    z.strictObject({
      outcome: z.enum(IMPORT_OUTCOMES),
      /** Empty for a new item. */
      title: z.string(),
      arabicTitle: z.string(),
      changed: z.array(z.string()),
      faults: z.array(z.strictObject({ field: z.string(), code: z.enum(FIELD_CODES), message: z.string() })),
    }),
  ),
});

/** `batch` undoes all rows together (`POST /versions/undo`); empty where nothing changed. */
export const imported = z.strictObject({
  batch: z.string(),
  items: z.array(z.strictObject({ id, outcome: z.enum(IMPORT_OUTCOMES).exclude(['faulty']) })),
});

export type ImportChecked = z.infer<typeof importChecked>;
export type Imported = z.infer<typeof imported>;
