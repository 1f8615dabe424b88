import * as z from 'zod';

/** The state of the last edits on their way to the public site (GET /publication). */
export const PUBLICATION_STATES = ['live', 'waiting', 'building', 'failed'] as const;

export const publication = z.strictObject({
  state: z.enum(PUBLICATION_STATES),
  revision: z.number().int().nonnegative(),
  liveRevision: z.number().int().nonnegative(),
  liveAt: z.iso.datetime().nullable(),
  pendingChanges: z.number().int().nonnegative(),
  attempts: z.number().int().nonnegative(),
  error: z.string().nullable(),
});

export type Publication = z.infer<typeof publication>;
export type PublicationState = (typeof PUBLICATION_STATES)[number];
