import * as z from 'zod';
import { PAGED_NAMES, PLACE_PAGES } from './entities/index.ts';
import { LOCALES } from './enumerations.ts';
import { tab } from './presence.ts';
import { choice, id } from './text.ts';

export const PREVIEW_LINK_HOURS = 24;
/** Limits for one admin: open links, and bytes of stored pages. */
export const PREVIEW_LINKS_MAX = 20;
export const PREVIEW_BYTES_MAX = 50_000_000;

export const previewOptions = {
  locale: choice(LOCALES),
  /** Supplies fields and pictures that were not sent. */
  itemId: id.optional(),
  version: id.optional(),
  /** Shows the item on this page instead of its own, as it is while it is in force. */
  page: z.enum(PLACE_PAGES).optional(),
  /** A newer preview of the same form replaces the one before. */
  tab: tab.optional(),
};

/** Anyone who has the address can open it until it expires. */
export const preview = z.strictObject({ id, address: z.string(), expiresAt: z.iso.datetime() });

export const previewLink = preview.extend({ opens: z.number().int().nonnegative() });

/** The secret of the address is stored nowhere. */
export const previewLinkLine = z.strictObject({
  id,
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
