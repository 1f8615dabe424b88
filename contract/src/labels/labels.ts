import type { CropInput } from '../entities/crop.ts';
import type { voiceInput } from '../entities/voice.ts';
import type { LABELLED } from '../enumerations.ts';
import type { JobStatus } from '../job-statuses.ts';
import type { NeedList, Waiting } from '../needs.ts';
import type { SheetRegion, SheetRow, SheetUnit } from '../sheet/rows.ts';

/** The fields of an input that are not typed as text: choices and numbers, whose names stand on forms and pages alike. */
type FactsOf<Input> = { [Key in keyof Input]-?: string extends NonNullable<Input[Key]> ? never : Key }[keyof Input];

/** The enumerations that have words, by name. */
export type LabelledName = keyof typeof LABELLED;

/** The words for the values of every labelled enumeration, for the facts of a crop and the statuses of an application. A missing one does not compile. */
export type Labels = { [Name in LabelledName]: Record<(typeof LABELLED)[Name][number], string> } & {
  cropFields: Record<Exclude<FactsOf<CropInput>, keyof typeof voiceInput>, string>;
  sheetRegions: Record<SheetRegion, string>;
  sheetRows: Record<SheetRow, string>;
  sheetUnits: Record<SheetUnit, string>;
  /** Parts of the year; `{{month}}`, `{{from}}` and `{{to}}` are filled in. */
  spans: Record<'first' | 'second' | 'begin' | 'middle' | 'end' | 'fromTo' | 'year', string>;
  jobStatuses: Record<JobStatus, string>;
};

/** A number of things in words, by plural form; `{{n}}` is the number. */
export type Counted = { one: string; other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

export type Months = Counted;

/** What waits for somebody, for the panel's first page and the weekly mail. */
export type NeedWords = Record<Waiting | 'requests', Counted> & {
  title: string;
  nothing: string;
  failed: string;
  lists: Record<NeedList, string>;
};
