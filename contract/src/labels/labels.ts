import type { CropInput } from '../entities/crop.ts';
import type { voiceInput } from '../entities/voice.ts';
import type { ArticleType, LABELLED } from '../enumerations.ts';
import type { GuideRegion, GuideRow, GuideUnit } from '../growing-guide/rows.ts';
import type { JobStatus } from '../job-statuses.ts';
import type { Waiting } from '../states.ts';
import type { Counted } from './counted.ts';

/** Choices and numbers. */
type FactsOf<Input> = { [Key in keyof Input]-?: string extends NonNullable<Input[Key]> ? never : Key }[keyof Input];

export type LabelledName = keyof typeof LABELLED;

/** A missing label does not compile. */
export type Labels = { [Name in LabelledName]: Record<(typeof LABELLED)[Name][number], string> } & {
  cropFields: Record<Exclude<FactsOf<CropInput>, keyof typeof voiceInput>, string>;
  guideRegions: Record<GuideRegion, string>;
  guideRows: Record<GuideRow, string>;
  guideUnits: Record<GuideUnit, string>;
  /** `{{month}}`, `{{from}}` and `{{to}}` are filled in. */
  spans: Record<'first' | 'second' | 'begin' | 'early' | 'middle' | 'late' | 'end' | 'day' | 'days' | 'fromTo' | 'year', string>;
  jobStatuses: Record<JobStatus, string>;
};

export type Months = Counted;

export type NeedLabels = Record<Waiting | 'requests', Counted> & {
  title: string;
  failed: string;
  articles: Record<ArticleType, string>;
};
