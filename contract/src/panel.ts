import * as z from 'zod';
import { ENTITIES, type EntityName, type ItemOf, type PatchOf, TIMED_NAMES, type TimedName, TRASH_KINDS } from './entities/index.ts';
import { type Edited, editedItem } from './entities/timing.ts';
import { ARTICLE_TYPES, CROP_TYPES, SEASONS } from './enumerations.ts';
import { JOB_STATUSES } from './job-statuses.ts';
import { isEverywhere, type Lack, LIST_STATES, type ListState, type ValidityState } from './states.ts';

/** Decision D16. */
export const TRASH_RETENTION_DAYS = 30;

/** The id is the item's own; restoring it keeps the id. */
export const trashEntry = z.strictObject({
  id: z.string(),
  kind: z.enum(TRASH_KINDS),
  title: z.string(),
  arabicTitle: z.string(),
  /** Empty where it has none. */
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

export const lastChange = activityEntry.pick({ adminId: true, adminName: true, at: true });

/** Periods of the activity filter in days: `filter={"week":true}`. */
export const ACTIVITY_PERIODS = { day: 1, week: 7, month: 30 } as const;

export type TrashEntry = z.infer<typeof trashEntry>;
export type ActivityKind = EntityName | 'invitations' | 'passwords' | 'sign-in-codes' | 'backups' | 'library' | 'demo-content';
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];
export type ActivityEntry = z.infer<typeof activityEntry>;

/** This month included. */
export const FIGURES_MONTHS = 12;

const count = z.number().int().nonnegative();
const countsOf = <const Names extends readonly string[]>(names: Names) => z.record(z.enum(names), count);

type Count<State extends ListState> = State extends Lack | ValidityState ? z.ZodOptional<typeof count> : typeof count;
const stateCounts = Object.fromEntries(LIST_STATES.map((state) => [state, isEverywhere(state) ? count : count.optional()])) as {
  [State in ListState]: Count<State>;
};

const allFigures = z.strictObject({
  /** Months of submission in UTC, oldest first, empty ones included. Deleted applications are not counted. */
  jobRequestsByMonth: z.array(z.strictObject({ month: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/), count })).length(FIGURES_MONTHS),
  /** Each once, as written. */
  jobRequestRoles: z.array(z.string()),
  jobRequestsByStatus: countsOf(JOB_STATUSES),
  cropsByType: countsOf(CROP_TYPES),
  cropsBySeason: countsOf(SEASONS),
  articlesByType: countsOf(ARTICLE_TYPES),
  states: z.array(z.strictObject({ list: z.enum(TIMED_NAMES), type: z.string(), ...stateCounts })),
});

export type Figures = z.infer<typeof allFigures>;

/** The call whose right a caller needs to see a figure: a count reveals something about what it counts. */
export const FIGURES_NEED = {
  jobRequestsByMonth: 'GET /job-requests',
  jobRequestRoles: 'GET /job-requests',
  jobRequestsByStatus: 'GET /job-requests',
  cropsByType: 'PATCH /crops/{id}',
  cropsBySeason: 'PATCH /crops/{id}',
  articlesByType: 'PATCH /articles/{id}',
  states: 'PATCH /crops/{id}',
} as const satisfies Record<keyof Figures, string>;

/** Only the figures for the caller's role. */
export const figures = allFigures.partial();

type Unlisted = 'media' | 'backgrounds';
type ListedName = Exclude<EntityName, Unlisted>;

const { media: _, backgrounds: __, ...listed } = ENTITIES;
type Seen<Name extends ListedName> = Name extends TimedName ? Edited<ItemOf<Name>, PatchOf<Name>> : ItemOf<Name>;
const items = Object.fromEntries(
  Object.values(listed).map((entity) => [entity.name, entity.hasTiming ? editedItem(entity) : entity.item]),
) as unknown as { [Name in ListedName]: z.ZodType<Seen<Name>> };

/** Used by the panel to validate answers. */
export const RESOURCES = { ...items, trash: trashEntry, activity: activityEntry };
