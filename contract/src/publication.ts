import * as z from 'zod';
import { PUBLIC_NAMES } from './entities/index.ts';
import { PUBLICATION_TRIGGERS } from './enumerations.ts';
import { PUBLISHER_FAILURES, release, rollbackRequest } from './publisher.ts';

export const PUBLICATION_STATES = ['live', 'waiting', 'building', 'failed', 'held'] as const;

export const PUBLICATION_WAITING_MAX = 20;
export const PUBLICATION_HISTORY_MAX = 30;
export const PUBLICATION_NAMES_MAX = 5;

/** Changes are collected for an hour when so few deploys are left in the month. */
export const DEPLOYS_FEW = 5;

/** Reasons for waiting: quiet time, batch, monthly limit, running build, retry after a failure, or a pinned release. */
export const PUBLICATION_REASONS = ['quiet', 'batch', 'limit', 'building', 'retry', 'held'] as const;

export const RELEASE_TRIGGERS = [...PUBLICATION_TRIGGERS, 'rollback'] as const;

/** `late` means that the site did not show it in time, `rollback` that a rollback ended it. */
export const PUBLICATION_CAUSES = ['refused', 'unreachable', 'late', 'rollback', ...PUBLISHER_FAILURES] as const;

/** Empty for the contact record, and where a list was reordered. */
export const publishedItem = z.strictObject({
  kind: z.enum(PUBLIC_NAMES),
  itemId: z.string(),
  title: z.string(),
  arabicTitle: z.string(),
});
const named = publishedItem.shape;
const count = z.number().int().nonnegative();
const timestamp = z.iso.datetime();
/** The item's set time when it passed while the server was down; otherwise null. */
const missedAt = timestamp.nullable().optional();

export const waitingChange = z.strictObject({
  ...named,
  action: z.string(),
  who: z.string(),
  at: timestamp,
  /** Empty where it has none. */
  picture: z.string().optional(),
  missedAt,
});

export const publicationCall = z.strictObject({
  id: z.string(),
  revision: count,
  requestedAt: timestamp,
  liveAt: timestamp.nullable(),
  durationMs: count.nullable(),
  trigger: z.enum(RELEASE_TRIGGERS),
  /** The person who pressed the button or made the last change; empty for the server. */
  adminName: z.string(),
  items: z.array(publishedItem).max(PUBLICATION_NAMES_MAX),
  itemCount: count,
  state: z.enum(['live', 'building', 'failed']),
  cause: z.enum(PUBLICATION_CAUSES).nullable().optional(),
  /** English, shown under "details". */
  error: z.string().nullable(),
  missedAt,
});

/** When changes go to the host: at once, every few minutes, or at set times in the club's time zone. */
export const publicationBatch = z.discriminatedUnion('every', [
  z.strictObject({ every: z.literal('now') }),
  z.strictObject({ every: z.literal('minutes'), minutes: count }),
  /** Minutes since midnight. */
  z.strictObject({ every: z.literal('day'), times: z.array(count) }),
]);

export const publication = z.strictObject({
  state: z.enum(PUBLICATION_STATES),
  revision: count,
  liveRevision: count,
  liveAt: timestamp.nullable(),
  pendingChanges: count,
  attempts: count,
  error: z.string().nullable(),
  /** The newest ones, and their total number. */
  waiting: z.strictObject({ count, changes: z.array(waitingChange).max(PUBLICATION_WAITING_MAX) }).optional(),
  /** Next call of the hook; null when nothing waits or it is not known. */
  nextAt: timestamp.nullable().optional(),
  waitsFor: z.enum(PUBLICATION_REASONS).nullable().optional(),
  /** Null where the host counts no deploys. */
  deploys: z.strictObject({ limit: count, left: count, renewsAt: timestamp }).nullable().optional(),
  /** `isHere` publishes on this machine, at once; null without a hook. */
  mode: z.strictObject({ isHere: z.boolean(), batch: publicationBatch }).nullable().optional(),
  /** `usualMs` is the length of the last build. */
  building: z.strictObject({ since: timestamp, usualMs: count.nullable() }).nullable().optional(),
  /** Present until an editor publishes. */
  held: z.strictObject({ revision: count, publishedAt: timestamp, who: z.string(), at: timestamp }).nullable().optional(),
  failure: z
    .strictObject({ cause: z.enum(PUBLICATION_CAUSES), item: publishedItem.nullable(), at: timestamp })
    .nullable()
    .optional(),
  nextTimed: z
    .strictObject({ ...named, action: z.enum(['show', 'hide', 'change']), at: timestamp })
    .nullable()
    .optional(),
  history: z.array(publicationCall).max(PUBLICATION_HISTORY_MAX).optional(),
});

/** Newest first. */
export const publicationReleases = z.strictObject({
  /** A rollback with `host` happens on the host's own pages. */
  keptBy: z.enum(['publisher', 'host']),
  mayGoBack: z.boolean(),
  releases: z.array(
    z.strictObject({
      ...release.shape,
      isCurrent: z.boolean(),
      /** Null where the history no longer has it. */
      callId: z.string().nullable(),
    }),
  ),
});

export const rollbackInput = rollbackRequest;

export type PublishedItem = z.infer<typeof publishedItem>;
export type WaitingChange = z.infer<typeof waitingChange>;
export type PublicationCall = z.infer<typeof publicationCall>;
export type PublicationReason = (typeof PUBLICATION_REASONS)[number];
export type PublicationCause = (typeof PUBLICATION_CAUSES)[number];
export type Publication = z.infer<typeof publication>;
export type PublicationState = (typeof PUBLICATION_STATES)[number];
export type PublicationReleases = z.infer<typeof publicationReleases>;
