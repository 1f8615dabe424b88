import * as z from 'zod';
import { PAGED_NAMES } from './entities/index.ts';
import { LOCALES } from './enumerations.ts';
import { tab } from './presence.ts';
import { choice, id } from './text.ts';

/** How long a link for a colleague opens a preview. */
export const PREVIEW_LINK_HOURS = 24;
/** The links of one admin that open at the same time, and the bytes of all pages that are kept for one admin. */
export const PREVIEW_LINKS_MAX = 20;
export const PREVIEW_BYTES_MAX = 50_000_000;

/** What a preview is asked for, beside the fields of the item as they stand in the form. */
export const previewOptions = {
  /** The language of the page. */
  locale: choice(LOCALES),
  /** The stored item that the form began with; its fields and pictures stand in for those that were not sent. */
  itemId: id.optional(),
  /** An earlier version of it, that stands in its place. */
  version: id.optional(),
  /** The form that asks, by a name that it gives itself: a newer page of it takes the place of the one before. */
  tab: tab.optional(),
};

/** A page as it would be. Whoever has its address can open it until it ends. */
export const preview = z.strictObject({ id, address: z.string(), expiresAt: z.iso.datetime() });

/** A link for a colleague, as its maker sees it. */
export const previewLink = preview.extend({ opens: z.number().int().nonnegative() });

/** A link that still opens, as owners see all of them; the secret of its address is kept nowhere. */
export const previewLinkLine = z.strictObject({
  id,
  /** The admin who made the link. */
  adminName: z.string(),
  list: z.enum(PAGED_NAMES),
  title: z.string(),
  arabicTitle: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  opens: z.number().int().nonnegative(),
});

export type PreviewLinkLine = z.infer<typeof previewLinkLine>;
export type Preview = z.infer<typeof preview>;
export type PreviewLink = z.infer<typeof previewLink>;
