import * as z from 'zod';
import type { FieldCode } from './errors.ts';
import { AUTOSAVE_FIELDS_MAX, AUTOSAVE_VALUE_MAX } from './limits.ts';
import { id, typeError } from './text.ts';

/** A form, by what stands in it: an item's id, one that is not there yet (of a type, where a list has several), or the contact record. */
export const FORM_KEY = /^(?:[a-z0-9]{16,40}|new(?:-[a-z]{1,20})?|record)$/;

const DRAFT_ID = /^[a-z0-9]{16,40}$/;

/** The fields that were changed, as they stand in the form, right or not. Files are not among them. */
const values = z
  .record(z.string().regex(/^[a-zA-Z]{1,40}$/), z.union([z.string().max(AUTOSAVE_VALUE_MAX), z.boolean()]))
  .refine((all) => Object.keys(all).length > 0 && Object.keys(all).length <= AUTOSAVE_FIELDS_MAX, {
    error: 'out_of_range' satisfies FieldCode,
  });

/** The version of what the form began with: an item's `updatedAt`, or the `ETag` of the contact record. */
const version = z.union([z.iso.datetime(), z.string().regex(/^"[\w-]{20,60}"$/)], { error: typeError });

/** Unfinished work of a form. */
export const autosaveInput = z.strictObject({
  values,
  /** Null for a new item. */
  basedOn: version.nullable(),
  /** The form's own name for this draft, made when the form was opened: a call replaces the draft of that name and no other. */
  draftId: z.string().regex(DRAFT_ID),
});

/** Unfinished work that is kept, of oneself or of a colleague. */
export const autosave = z.strictObject({
  id,
  /** Empty for one that was kept before drafts had names. */
  draftId: z.string(),
  adminId: z.string(),
  adminName: z.string(),
  savedAt: z.iso.datetime(),
  basedOn: version.nullable(),
  values: z.record(z.string(), z.union([z.string(), z.boolean()])),
});

export const keptAutosave = autosave.pick({ id: true, savedAt: true });

export type AutosaveInput = z.infer<typeof autosaveInput>;
export type Autosave = z.infer<typeof autosave>;
export type KeptAutosave = z.infer<typeof keptAutosave>;
