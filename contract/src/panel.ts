import * as z from 'zod';
import { ENTITIES, type EntityName, PUBLIC_NAMES, TIMED_NAMES, type TimedName, TRASH_KINDS } from './entities/index.ts';
import { type Edited, editedItem } from './entities/timing.ts';
import { ARTICLE_TYPES, CROP_TYPES, PUBLICATION_TRIGGERS, SEASONS } from './enumerations.ts';

/** The days for which a deleted item can be restored (decision D16). */
export const TRASH_RETENTION_DAYS = 30;

/** A deleted item; its id is the one that it had and, restored, has again. */
export const trashEntry = z.strictObject({
  id: z.string(),
  kind: z.enum(TRASH_KINDS),
  title: z.string(),
  arabicTitle: z.string(),
  deletedAt: z.iso.datetime(),
  deletedBy: z.string(),
});

export const ACTIVITY_ACTIONS = ['create', 'update', 'delete', 'order', 'select', 'restore', 'purge', 'show', 'hide'] as const;

/** A line of activity: the admin, the action, the item and the time; never the content of an application. */
export const activityEntry = z.strictObject({
  id: z.string(),
  at: z.iso.datetime(),
  adminId: z.string(),
  adminName: z.string(),
  action: z.enum(ACTIVITY_ACTIONS),
  kind: z.string(),
  itemId: z.string(),
  title: z.string(),
});

export type TrashEntry = z.infer<typeof trashEntry>;
/** The place of an action: an entity, or the sign-in codes made on the server itself. */
export type ActivityKind = EntityName | 'sign-in-codes';
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];
export type ActivityEntry = z.infer<typeof activityEntry>;

/** The number of months counted, this one included. */
export const FIGURES_MONTHS = 12;

const count = z.number().int().nonnegative();
const countsOf = <const Names extends readonly string[]>(names: Names) => z.record(z.enum(names), count);

/** Counts for the dashboard (GET /figures), and the roles that are applied for; nothing of a person. */
export const figures = z.strictObject({
  /** By the month of submission in UTC, oldest first, months without any included; deleted applications count nowhere. */
  jobRequestsByMonth: z.array(z.strictObject({ month: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/), count })).length(FIGURES_MONTHS),
  /** Each role that a listed applicant asked for, once, as it was written. */
  jobRequestRoles: z.array(z.string()),
  cropsByType: countsOf(CROP_TYPES),
  cropsBySeason: countsOf(SEASONS),
  articlesByType: countsOf(ARTICLE_TYPES),
  /** How many items of each list, and of each type where it has types, are in which state; `timed` will change by themselves. */
  states: z.array(z.strictObject({ list: z.enum(TIMED_NAMES), type: z.string(), live: count, draft: count, hidden: count, timed: count })),
});

export type Figures = z.infer<typeof figures>;

/** The state of the last edits on their way to the public site (GET /publication). */
export const PUBLICATION_STATES = ['live', 'waiting', 'building', 'failed'] as const;

/** The most waiting changes, calls and names that are told at once. */
export const PUBLICATION_WAITING_MAX = 20;
export const PUBLICATION_HISTORY_MAX = 30;
export const PUBLICATION_NAMES_MAX = 5;

/** What waiting changes wait for: quiet, their batch, the monthly limit, the end of a build, or the next try after a failure. */
export const PUBLICATION_REASONS = ['quiet', 'batch', 'limit', 'building', 'retry'] as const;

/** The item of a change as people know it; empty for the contact record, and where a list was put in order. */
const named = { kind: z.enum(PUBLIC_NAMES), itemId: z.string(), title: z.string(), arabicTitle: z.string() };

/** A change that visitors do not see yet. */
export const waitingChange = z.strictObject({ ...named, action: z.string(), who: z.string(), at: z.iso.datetime() });

/** A call of the hook, and what came of it. */
export const publicationCall = z.strictObject({
  id: z.string(),
  revision: z.number().int().nonnegative(),
  requestedAt: z.iso.datetime(),
  liveAt: z.iso.datetime().nullable(),
  durationMs: z.number().int().nonnegative().nullable(),
  trigger: z.enum(PUBLICATION_TRIGGERS),
  /** Who pressed the button, or made the last change; empty when the server itself did. */
  adminName: z.string(),
  items: z.array(z.strictObject(named)).max(PUBLICATION_NAMES_MAX),
  itemCount: z.number().int().nonnegative(),
  state: z.enum(['live', 'building', 'failed']),
  /** In technical English, for the details. */
  error: z.string().nullable(),
});

export const publication = z.strictObject({
  state: z.enum(PUBLICATION_STATES),
  revision: z.number().int().nonnegative(),
  liveRevision: z.number().int().nonnegative(),
  liveAt: z.iso.datetime().nullable(),
  pendingChanges: z.number().int().nonnegative(),
  attempts: z.number().int().nonnegative(),
  error: z.string().nullable(),
  /** The newest changes that wait, and how many there are. */
  waiting: z.strictObject({ count, changes: z.array(waitingChange).max(PUBLICATION_WAITING_MAX) }).optional(),
  /** When the hook is called next; null when nothing waits or nobody can tell. */
  nextAt: z.iso.datetime().nullable().optional(),
  waitsFor: z.enum(PUBLICATION_REASONS).nullable().optional(),
  /** Null where the host counts no deploys. */
  deploys: z.strictObject({ limit: count, left: count, renewsAt: z.iso.datetime() }).nullable().optional(),
  /** The last calls of the hook, newest first. */
  history: z.array(publicationCall).max(PUBLICATION_HISTORY_MAX).optional(),
});

export type WaitingChange = z.infer<typeof waitingChange>;
export type PublicationCall = z.infer<typeof publicationCall>;
export type PublicationReason = (typeof PUBLICATION_REASONS)[number];
export type Publication = z.infer<typeof publication>;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

/** Entities that are read otherwise than as a list of items. */
type Unlisted = 'media' | 'backgrounds';
type ListedName = Exclude<EntityName, Unlisted>;

const { media: _, backgrounds: __, ...listed } = ENTITIES;
type Shown<Name extends ListedName> = z.output<(typeof ENTITIES)[Name]['item']>;
type Seen<Name extends ListedName> = Name extends TimedName ? Edited<Shown<Name>, z.output<(typeof ENTITIES)[Name]['patch']>> : Shown<Name>;
const items = Object.fromEntries(
  Object.values(listed).map((entity) => [entity.name, entity.hasTiming ? editedItem(entity) : entity.item]),
) as unknown as { [Name in ListedName]: z.ZodType<Seen<Name>> };

/** Every list of the API with the schema of its items, by which the panel checks what it reads. */
export const RESOURCES = { ...items, trash: trashEntry, activity: activityEntry };
