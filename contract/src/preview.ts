import * as z from 'zod';
import { LOCALES } from './enumerations.ts';
import { choice, id } from './text.ts';

/** How long a link for a colleague opens a preview. */
export const PREVIEW_LINK_HOURS = 24;

/** What a preview is asked for, beside the fields of the item as they stand in the form. */
export const previewOptions = {
  /** The language of the page. */
  locale: choice(LOCALES),
  /** The stored item that the form began with; its fields and pictures stand in for those that were not sent. */
  itemId: id.optional(),
  /** An earlier version of it, that stands in its place. */
  version: id.optional(),
};

/** A page as it would be. Whoever has its address can open it until it ends. */
export const preview = z.strictObject({ id, address: z.string(), expiresAt: z.iso.datetime() });

/** A link for a colleague, as its maker sees it. */
export const previewLink = preview.extend({ opens: z.number().int().nonnegative() });

export type Preview = z.infer<typeof preview>;
export type PreviewLink = z.infer<typeof previewLink>;
