import * as z from 'zod';
import { ENTITIES, type EntityName, TIMED_NAMES, type TimedName, TRASH_KINDS } from './entities/index.ts';
import { MARKS } from './entities/languages.ts';
import { type Edited, editedItem } from './entities/timing.ts';
import { ARTICLE_TYPES, CROP_TYPES, SEASONS } from './enumerations.ts';
import { JOB_STATUSES } from './job-statuses.ts';

/** The days for which a deleted item can be restored (decision D16). */
export const TRASH_RETENTION_DAYS = 30;

/** A deleted item; its id is the one that it had and, restored, has again. */
export const trashEntry = z.strictObject({
  id: z.string(),
  kind: z.enum(TRASH_KINDS),
  title: z.string(),
  arabicTitle: z.string(),
  /** The address of its picture; empty where it has none. */
  picture: z.string(),
  deletedAt: z.iso.datetime(),
  deletedBy: z.string(),
});

export const ACTIVITY_ACTIONS = [
  'create',
  'update',
  'delete',
  'order',
  'select',
  'restore',
  'purge',
  'show',
  'hide',
  'register',
  'note',
  'noteUpdate',
  'noteDelete',
  'follow',
  'unfollow',
  'download',
  'replace',
] as const;

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
  arabicTitle: z.string(),
});

/** Who changed an item last, and when: for a form that finds it changed. */
export const lastChange = activityEntry.pick({ adminId: true, adminName: true, at: true });

/** The periods that the record of activity is cut to, in days: `filter={"week":true}`. */
export const ACTIVITY_PERIODS = { day: 1, week: 7, month: 30 } as const;
export type ActivityPeriod = keyof typeof ACTIVITY_PERIODS;

export type TrashEntry = z.infer<typeof trashEntry>;
/** The place of an action: an entity, an invitation, or what was made on the server itself. */
export type ActivityKind = EntityName | 'invitations' | 'passwords' | 'sign-in-codes' | 'backups' | 'library';
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];
export type ActivityEntry = z.infer<typeof activityEntry>;

/** The number of months counted, this one included. */
export const FIGURES_MONTHS = 12;

const count = z.number().int().nonnegative();
/** What an item of a list can lack, an editor's look included; a list is filtered by it: `filter={"noEnglish":true}`. */
export const LACKS = ['refusedChange', 'noPicture', 'noEnglish', ...MARKS, 'toReview'] as const;
export type Lack = (typeof LACKS)[number];

const countsOf = <const Names extends readonly string[]>(names: Names) => z.record(z.enum(names), count);

const allFigures = z.strictObject({
  /** By the month of submission in UTC, oldest first, months without any included; deleted applications count nowhere. */
  jobRequestsByMonth: z.array(z.strictObject({ month: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/), count })).length(FIGURES_MONTHS),
  /** Each role that a listed applicant asked for, once, as it was written. */
  jobRequestRoles: z.array(z.string()),
  /** How many applications stand where. */
  jobRequestsByStatus: countsOf(JOB_STATUSES),
  cropsByType: countsOf(CROP_TYPES),
  cropsBySeason: countsOf(SEASONS),
  articlesByType: countsOf(ARTICLE_TYPES),
  /** Counts the items of each list and type by state; `timed` will change by themselves, or have changes that wait for their time. */
  states: z.array(
    z.strictObject({
      ...{ list: z.enum(TIMED_NAMES), type: z.string(), live: count, draft: count, hidden: count, timed: count },
      /**
       * How many have changes that were refused at their time; how many have no picture, and no English title beside their Arabic one; how many have texts in one language that are older than
       * in the other, and first drafts that nobody has read; how many are due for review by the club's day.
       */
      ...({
        refusedChange: count.optional(),
        noPicture: count.optional(),
        noEnglish: count.optional(),
        staleEnglish: count.optional(),
        staleArabic: count.optional(),
        unreadDraft: count.optional(),
        toReview: count.optional(),
      } satisfies Record<Lack, z.ZodType>),
    }),
  ),
});

/** All of the figures, as an owner reads them. */
export type Figures = z.infer<typeof allFigures>;

/** The call without whose right a figure is left out: a count tells something of what it counts. */
export const FIGURES_NEED = {
  jobRequestsByMonth: 'GET /job-requests',
  jobRequestRoles: 'GET /job-requests',
  jobRequestsByStatus: 'GET /job-requests',
  cropsByType: 'PATCH /crops/{id}',
  cropsBySeason: 'PATCH /crops/{id}',
  articlesByType: 'PATCH /articles/{id}',
  states: 'PATCH /crops/{id}',
} as const satisfies Record<keyof Figures, string>;

/** Counts for the dashboard, and the roles that are applied for (GET /figures): what the caller's role may know of them. */
export const figures = allFigures.partial();

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
