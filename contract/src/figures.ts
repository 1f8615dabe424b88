import * as z from 'zod';
import { ARTICLE_TYPES, CROP_TYPES, SEASONS } from './enumerations.ts';

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
});

export type Figures = z.infer<typeof figures>;
