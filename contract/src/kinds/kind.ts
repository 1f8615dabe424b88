import type { Locale } from '../enumerations.ts';

/** Sentences about a kind are built from these. */
export interface KindLabels {
  /** Title of the list. */
  list: string;
  one: string;
}

export const FLAGS = {
  /** Visitors see it, so each change is published. */
  isPublic: false,
  hasOrder: false,
  /** Deleted items can be restored for 30 days (decision D16). */
  hasTrash: false,
  /** Drafts, and set times to be shown and hidden (`timing.ts`). */
  hasTiming: false,
  hasVersions: false,
  isSingle: false,
  hasReview: false,
  /** Arabic sentences speak of it as of people. */
  isPerson: false,
} as const;

export interface KindFacts extends Readonly<Record<keyof typeof FLAGS, boolean>> {
  /** Plural, as in paths and `Content-Range`. */
  name: string;
  singular: string;
  labels: Readonly<Record<Locale, KindLabels>>;
}

type Declared = Omit<KindFacts, keyof typeof FLAGS> & Partial<KindFacts>;

/** Free of schemas, because texts and browser code need names and labels alone. */
export const defineKind = <const Own extends Declared>(own: Own): Omit<typeof FLAGS, keyof Own> & Own => ({ ...FLAGS, ...own });

export const ORDERED_LIST = { isPublic: true, hasOrder: true, hasTrash: true, hasTiming: true, hasVersions: true } as const;
