import * as z from 'zod';

/** What the publisher of this machine and the CMS tell each other about releases and failures. It crosses no border to a browser. */

/** A state of the site that was whole, by the order of its making. */
export const release = z.strictObject({ number: z.number().int().positive(), revision: z.number().int(), publishedAt: z.iso.datetime() });

/**
 * What stopped a publication: a file of an item that cannot be had, a page that cannot be rendered, content that cannot be read, a full
 * disk, or something that nobody foresaw.
 */
export const PUBLISHER_FAULTS = ['medium', 'page', 'content', 'disk', 'unknown'] as const;

/** The last failure, until a publication succeeds. */
export const publisherFailure = z.strictObject({
  fault: z.enum(PUBLISHER_FAULTS),
  /** The address of the medium as items have it, or of the page; empty where it is neither. */
  subject: z.string(),
  /** In technical English. */
  detail: z.string(),
  at: z.iso.datetime(),
});

export const publisherState = z.strictObject({
  /** The releases that are kept, oldest first. */
  releases: z.array(release),
  /** The release that visitors see; null before the first. */
  current: z.number().int().positive().nullable(),
  failure: publisherFailure.nullable(),
  /** Whether visitors see all that the CMS has, as this code renders it; `held` while the site stays on a release that somebody went back to. */
  work: z.enum(['done', 'going', 'held']),
  /** How many pages are still to be rendered. */
  left: z.number().int().nonnegative(),
});

/** Asks the publisher to go back to a release, and to stay there. */
export const rollbackRequest = z.strictObject({ release: release.shape.number });

export type Release = z.infer<typeof release>;
export type PublisherFailure = z.infer<typeof publisherFailure>;
export type PublisherState = z.infer<typeof publisherState>;
