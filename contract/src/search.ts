import * as z from 'zod';
import { TRASH_KINDS } from './entities/index.ts';
import { ADMIN_ROLES } from './enumerations.ts';
import { JOB_STATUSES } from './job-statuses.ts';

/** What the panel's search looks through, in the order in which it is shown. */
export const SEARCH_KINDS = ['crops', 'articles', 'gallery', 'members', 'partners', 'admins', 'job-requests', 'trash'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** The call without which a kind is not searched: what may not be read is not found. */
export const SEARCH_NEEDS = {
  crops: 'PATCH /crops/{id}',
  articles: 'PATCH /articles/{id}',
  gallery: 'PATCH /gallery/{id}',
  members: 'PATCH /members/{id}',
  partners: 'PATCH /partners/{id}',
  admins: 'GET /admins',
  'job-requests': 'GET /job-requests',
  trash: 'GET /trash',
} as const satisfies Record<SearchKind, string>;

/** So many of each kind are found at once; their list has them all. */
export const SEARCH_HITS_MAX = 5;
/** So many items that were edited last stand there before anything is typed. */
export const SEARCH_RECENT = 5;

const count = z.number().int().nonnegative();
const moment = z.iso.datetime();

/** Something that was found, as far as it takes to know it again; what its kind does not have is left out. */
export const searchHit = z.strictObject({
  kind: z.enum(SEARCH_KINDS),
  id: z.string(),
  /** Of a person the name. */
  title: z.string(),
  arabicTitle: z.string(),
  /** The address of its picture; empty where it has none. */
  picture: z.string(),
  /** The place where the words stand, where they do not stand in a title; empty otherwise. */
  excerpt: z.string(),
  changedAt: moment,
  ...{ isDraft: z.literal(true).optional(), publishAt: moment.optional(), hideAt: moment.optional() },
  /** Of crops, articles and the gallery. */
  ...{ type: z.string().optional(), season: z.string().optional() },
  /** What a member does, an admin's job, and what somebody applied for. */
  ...{ role: z.string().optional(), arabicRole: z.string().optional() },
  ...{ adminRole: z.enum(ADMIN_ROLES).optional(), status: z.enum(JOB_STATUSES).optional() },
  /** Of what lies in the trash. */
  deleted: z.strictObject({ kind: z.enum(TRASH_KINDS), at: moment }).optional(),
});

const group = z.strictObject({
  kind: z.enum(SEARCH_KINDS),
  /** All that its list finds. */
  total: count,
  /** What its list is searched for: a telephone number by its digits. */
  q: z.string(),
  hits: z.array(searchHit).max(SEARCH_HITS_MAX),
});

/** What was found of each kind that the caller may read, or, where nothing was asked for, what was edited last. */
export const searchAnswer = z.strictObject({ groups: z.array(group), recent: z.array(searchHit).max(SEARCH_RECENT) });

export type SearchHit = z.infer<typeof searchHit>;
export type SearchAnswer = z.infer<typeof searchAnswer>;
