import * as z from 'zod';
import { ADMIN_ROLES } from './enumerations.ts';
import { JOB_STATUSES } from './job-statuses.ts';
import { mapLists, PEOPLE_LAST, TRASH_KINDS } from './kinds/index.ts';

export const SEARCH_KINDS = [...PEOPLE_LAST, 'admins', 'job-requests', 'trash'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Right that a caller needs to find items of a kind. */
export const SEARCH_NEEDS = {
  ...mapLists((name) => `PATCH /${name}/{id}`),
  admins: 'GET /admins',
  'job-requests': 'GET /job-requests',
  trash: 'GET /trash',
} satisfies Record<SearchKind, string>;

export const SEARCH_HITS_MAX = 5;
/** Shown before anything is typed. */
export const SEARCH_RECENT = 5;

const count = z.number().int().nonnegative();
const timestamp = z.iso.datetime();

/** Fields that a kind does not have are left out. */
export const searchHit = z.strictObject({
  kind: z.enum(SEARCH_KINDS),
  id: z.string(),
  /** A person's name. */
  title: z.string(),
  arabicTitle: z.string(),
  picture: z.string(),
  /** The matching text where the title does not match; otherwise empty. */
  excerpt: z.string(),
  changedAt: timestamp,
  ...{ isDraft: z.literal(true).optional(), publishAt: timestamp.optional(), hideAt: timestamp.optional() },
  /** Crops, articles and the gallery. */
  ...{ type: z.string().optional(), season: z.string().optional() },
  /** Members, admins and applicants. */
  ...{ role: z.string().optional(), arabicRole: z.string().optional() },
  ...{ adminRole: z.enum(ADMIN_ROLES).optional(), status: z.enum(JOB_STATUSES).optional() },
  /** Items in the trash. */
  deleted: z.strictObject({ kind: z.enum(TRASH_KINDS), at: timestamp }).optional(),
});

const group = z.strictObject({
  kind: z.enum(SEARCH_KINDS),
  total: count,
  /** The query to use in the list: a phone number becomes its digits. */
  q: z.string(),
  hits: z.array(searchHit).max(SEARCH_HITS_MAX),
});

export const searchAnswer = z.strictObject({ groups: z.array(group), recent: z.array(searchHit).max(SEARCH_RECENT) });

export type SearchHit = z.infer<typeof searchHit>;
export type SearchAnswer = z.infer<typeof searchAnswer>;
