import type { Locale } from '../enumerations.ts';
import type { Counted } from '../labels/counted.ts';
import type { Path } from '../pages.ts';
import type { KindFields, Words } from './fields.ts';

/** Sentences about a kind are built from these. */
export interface KindLabels {
  /** Title of the list. */
  list: string;
  one: string;
  /** Heading of its section on the home page. */
  heading?: string;
  /** Words by which the panel's search finds its page. */
  keywords?: string;
  /** How many there are. */
  counted?: Counted;
}

/** A place that shows an item besides its own page: a page that can be previewed, or the pages of the items in a field of references. */
export type Place = { label: Words; page?: Path; tab?: Words } | { pagesOf: string };

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
  /** Imported from and exported to spreadsheets: its items can be drafts without a picture. */
  hasSpreadsheet: false,
  /** Its newest items are in the feeds; one that has a validity leaves them at its end. */
  inFeed: false,
  /** A table of the open data. */
  inOpenData: false,
  /** Its declared texts are published without a phone number, an email address or a name after “my name is” (`persons.ts`). */
  isWithoutPersons: false,
  /** Its pictures are faces: square crops, whose default middle is high up. */
  hasPortraits: false,
  /** One group in the search; Arabic sentences speak of it as of people. */
  isPerson: false,
  /** Its word in Arabic is feminine, as are the verbs about it. */
  isFeminine: false,
} as const;

export interface KindFacts extends Readonly<Record<keyof typeof FLAGS, boolean>> {
  /** Plural, as in paths and `Content-Range`. */
  name: string;
  singular: string;
  /** Address of its list behind `/admin`; `/` lists several. */
  listPath: `/${string}`;
  /** Address of the API that adds an item, besides the one of the list (specification). */
  addPath?: `/${string}`;
  /** Page of the site that shows it. */
  page?: Path;
  /** Begins the id of its element on that page. */
  anchor?: string;
  labels: Readonly<Record<Locale, KindLabels>>;
  fields?: KindFields;
  sortable?: readonly string[];
  /** Sorts its lists, instead of an order that editors choose. */
  sortedBy?: { field: string; order: 'ASC' | 'DESC' };
  /** Fields with the timestamps between which visitors are shown it as current. */
  validity?: { from: string; until: string };
  /** Name of its icon in the panel. */
  icon?: string;
  /** The panel lists them in this order. */
  places?: readonly Place[];
  /** Two sentences for people who open its list for the first time. */
  help?: Words;
}

type Declared = Pick<KindFacts, 'name' | 'singular' | 'labels'> & Partial<KindFacts>;
type Defaults<Name extends string> = typeof FLAGS & { listPath: `/${Name}` };

/** Free of schemas, because texts and browser code need names and labels alone. */
export const defineKind = <const Own extends Declared>(own: Own) =>
  ({ ...FLAGS, listPath: `/${own.name}`, ...own }) as Omit<Defaults<Own['name']>, keyof Own> & Own;

export const ORDERED_LIST = {
  isPublic: true,
  hasOrder: true,
  hasTrash: true,
  hasTiming: true,
  hasVersions: true,
  hasSpreadsheet: true,
} as const;
