import * as z from 'zod';
import type { FieldCode } from './errors.ts';
import { AUTOSAVE_FIELDS_MAX, AUTOSAVE_VALUE_MAX } from './limits.ts';
import { id, typeError } from './text.ts';

/** Identifies a form: an item's id, a new item (with its type where a list has several), or the contact record. */
export const FORM_KEY = /^(?:[a-z0-9]{16,40}|new(?:-[a-z]{1,20})?|record)$/;

const FORM_DRAFT_ID = /^[a-z0-9]{16,40}$/;

/** Changed fields as typed, valid or not. Files are not included. */
const values = z
  .record(z.string().regex(/^[a-zA-Z]{1,40}$/), z.union([z.string().max(AUTOSAVE_VALUE_MAX), z.boolean()]))
  .refine((all) => Object.keys(all).length > 0 && Object.keys(all).length <= AUTOSAVE_FIELDS_MAX, {
    error: 'out_of_range' satisfies FieldCode,
  });

/** The version that the form started from: an item's `updatedAt`, or the contact record's `ETag`. */
const version = z.union([z.iso.datetime(), z.string().regex(/^"[\w-]{20,60}"$/)], { error: typeError });

export const autosaveInput = z.strictObject({
  values,
  /** Null for a new item. */
  basedOn: version.nullable(),
  /** Chosen by the form when it opens: a call replaces only the autosave with the same id. */
  draftId: z.string().regex(FORM_DRAFT_ID),
});

export const autosave = z.strictObject({
  id,
  /** Empty in rows that are older than the field. */
  draftId: z.string(),
  adminId: z.string(),
  adminName: z.string(),
  savedAt: z.iso.datetime(),
  basedOn: version.nullable(),
  values: z.record(z.string(), z.union([z.string(), z.boolean()])),
});

export const savedAutosave = autosave.pick({ id: true, savedAt: true });

export type AutosaveInput = z.infer<typeof autosaveInput>;
export type Autosave = z.infer<typeof autosave>;
export type SavedAutosave = z.infer<typeof savedAutosave>;
