import * as z from 'zod';
import { PUBLIC_NAMES } from './entities/index.ts';
import { PUBLICATION_TRIGGERS } from './enumerations.ts';
import { PUBLISHER_FAULTS, release, rollbackRequest } from './publisher.ts';

/** The state of the last edits on their way to the public site (GET /publication). */
export const PUBLICATION_STATES = ['live', 'waiting', 'building', 'failed', 'held'] as const;

/** The most waiting changes, calls and names that are told at once. */
export const PUBLICATION_WAITING_MAX = 20;
export const PUBLICATION_HISTORY_MAX = 30;
export const PUBLICATION_NAMES_MAX = 5;

/** With so few deploys left in the month, changes are collected for an hour. */
export const DEPLOYS_FEW = 5;

/**
 * What waiting changes wait for: quiet, their batch, the monthly limit, the end of a build, the next try after a failure, or an editor,
 * because the site is held on an older release.
 */
export const PUBLICATION_REASONS = ['quiet', 'batch', 'limit', 'building', 'retry', 'held'] as const;

/** What made the site another one: what makes the CMS call the hook, or somebody who went back. */
export const RELEASE_TRIGGERS = [...PUBLICATION_TRIGGERS, 'rollback'] as const;

/** Why a publication failed: the hook refused or was not reached, the site did not show it in time, it was ended by going back, or the publisher says why. */
export const PUBLICATION_CAUSES = ['refused', 'unreachable', 'late', 'rollback', ...PUBLISHER_FAULTS] as const;

/** The item of a change as people know it; empty for the contact record, and where a list was put in order. */
export const publishedItem = z.strictObject({
  kind: z.enum(PUBLIC_NAMES),
  itemId: z.string(),
  title: z.string(),
  arabicTitle: z.string(),
});
const named = publishedItem.shape;
const count = z.number().int().nonnegative();
const moment = z.iso.datetime();
/** The set time of an item that passed while no server ran; null when it was kept. */
const missedAt = moment.nullable().optional();

/** A change that visitors do not see yet. */
export const waitingChange = z.strictObject({
  ...named,
  action: z.string(),
  who: z.string(),
  at: moment,
  /** The address of the item's picture; empty where it has none. */
  picture: z.string().optional(),
  missedAt,
});

/** A call of the hook, and what came of it. */
export const publicationCall = z.strictObject({
  id: z.string(),
  revision: count,
  requestedAt: moment,
  liveAt: moment.nullable(),
  durationMs: count.nullable(),
  trigger: z.enum(RELEASE_TRIGGERS),
  /** Who pressed the button, or made the last change; empty when the server itself did. */
  adminName: z.string(),
  items: z.array(publishedItem).max(PUBLICATION_NAMES_MAX),
  itemCount: count,
  state: z.enum(['live', 'building', 'failed']),
  cause: z.enum(PUBLICATION_CAUSES).nullable().optional(),
  /** In technical English, for the details. */
  error: z.string().nullable(),
  missedAt,
});

/** When changes go to the host: at once, collected for some minutes, or at set times of the club's day. */
export const publicationBatch = z.discriminatedUnion('every', [
  z.strictObject({ every: z.literal('now') }),
  z.strictObject({ every: z.literal('minutes'), minutes: count }),
  /** In minutes since midnight. */
  z.strictObject({ every: z.literal('day'), times: z.array(count) }),
]);

export const publication = z.strictObject({
  state: z.enum(PUBLICATION_STATES),
  revision: count,
  liveRevision: count,
  liveAt: moment.nullable(),
  pendingChanges: count,
  attempts: count,
  error: z.string().nullable(),
  /** The newest changes that wait, and how many there are. */
  waiting: z.strictObject({ count, changes: z.array(waitingChange).max(PUBLICATION_WAITING_MAX) }).optional(),
  /** When the hook is called next; null when nothing waits or nobody can tell. */
  nextAt: moment.nullable().optional(),
  waitsFor: z.enum(PUBLICATION_REASONS).nullable().optional(),
  /** Null where the host counts no deploys. */
  deploys: z.strictObject({ limit: count, left: count, renewsAt: moment }).nullable().optional(),
  /** How changes go to the host, and whether that is this machine, where everything goes at once; null where no hook is set. */
  mode: z.strictObject({ isHere: z.boolean(), batch: publicationBatch }).nullable().optional(),
  /** When the build that is under way was asked for, and how long the last one took. */
  building: z.strictObject({ since: moment, usualMs: count.nullable() }).nullable().optional(),
  /** The older release that the site is held on, until an editor publishes. */
  held: z.strictObject({ revision: count, publishedAt: moment, who: z.string(), at: moment }).nullable().optional(),
  /** Why the last publication failed, and the item that is to blame, where that is known; `error` has the technical words. */
  failure: z
    .strictObject({ cause: z.enum(PUBLICATION_CAUSES), item: publishedItem.nullable(), at: moment })
    .nullable()
    .optional(),
  /** The next item that is shown, hidden or changed at a time. */
  nextTimed: z
    .strictObject({ ...named, action: z.enum(['show', 'hide', 'change']), at: moment })
    .nullable()
    .optional(),
  /** The last calls of the hook, newest first. */
  history: z.array(publicationCall).max(PUBLICATION_HISTORY_MAX).optional(),
});

/** The releases that an editor can go back to (GET /publication/releases), newest first. */
export const publicationReleases = z.strictObject({
  /** Our own publisher, or the host of the site, on whose own pages one goes back. */
  keptBy: z.enum(['publisher', 'host']),
  /** Whether the admin who asks may go back. */
  mayGoBack: z.boolean(),
  releases: z.array(
    z.strictObject({
      ...release.shape,
      /** Visitors see it now. */
      isCurrent: z.boolean(),
      /** The line of the history that led to it; null where there is none any more. */
      callId: z.string().nullable(),
    }),
  ),
});

/** POST /publication/rollback. */
export const rollbackInput = rollbackRequest;

export type PublishedItem = z.infer<typeof publishedItem>;
export type WaitingChange = z.infer<typeof waitingChange>;
export type PublicationCall = z.infer<typeof publicationCall>;
export type PublicationReason = (typeof PUBLICATION_REASONS)[number];
export type PublicationCause = (typeof PUBLICATION_CAUSES)[number];
export type Publication = z.infer<typeof publication>;
export type PublicationState = (typeof PUBLICATION_STATES)[number];
export type PublicationReleases = z.infer<typeof publicationReleases>;
