import * as z from 'zod';

/** Exchanged by CMS and publisher on one machine; never sent to a browser. */

/** Numbered in order. */
export const release = z.strictObject({ number: z.number().int().positive(), revision: z.number().int(), publishedAt: z.iso.datetime() });

/** `medium` is a file that cannot be read, `page` a page that does not render, `content` content that cannot be read. */
export const PUBLISHER_FAILURES = ['medium', 'page', 'content', 'disk', 'unknown'] as const;

export const publisherFailure = z.strictObject({
  fault: z.enum(PUBLISHER_FAILURES),
  /** The medium's URL in items, or the page's address; empty for other failures. */
  subject: z.string(),
  /** Technical English. */
  detail: z.string(),
  at: z.iso.datetime(),
});

export const publisherState = z.strictObject({
  /** Oldest first. */
  releases: z.array(release),
  /** Null before the first. */
  current: z.number().int().positive().nullable(),
  failure: publisherFailure.nullable(),
  /** `done` means that visitors see everything, rendered by this code; `held` that the site is pinned to a release. */
  work: z.enum(['done', 'going', 'held']),
  /** Pages. */
  left: z.number().int().nonnegative(),
});

/** Also pins the site to the release. */
export const rollbackRequest = z.strictObject({ release: release.shape.number });

export type Release = z.infer<typeof release>;
export type PublisherFailure = z.infer<typeof publisherFailure>;
export type PublisherState = z.infer<typeof publisherState>;
