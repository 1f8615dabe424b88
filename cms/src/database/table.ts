import type { UID } from '@strapi/types';

type Typed<Row> = { [Key in keyof Row]?: unknown } & { $and?: Where<Row>[]; $or?: Where<Row>[] };
type Where<Row> = Typed<Row> | Typed<Stored>;
type OrderBy<Row> = { [Key in keyof Row]?: 'asc' | 'desc' };

interface Query<Row> {
  where: Where<Row>;
  orderBy?: OrderBy<Row>[];
  limit?: number;
  offset?: number;
}

export interface Stored {
  id: number;
  documentId: string;
  createdAt: string;
  updatedAt: string;
}

/** Types Strapi's untyped query engine. */
export interface Table<Row extends Stored> {
  findOne(query: Pick<Query<Row>, 'where' | 'orderBy'>): Promise<Row | null>;
  findMany(query: Partial<Query<Row>>): Promise<Row[]>;
  count(query: { where?: Where<Row> }): Promise<number>;
  create(query: { data: Partial<Row> }): Promise<Row>;
  update(query: { where: Where<Row>; data: Partial<Row> }): Promise<Row | null>;
  updateMany(query: { where: Where<Row>; data: Partial<Row> }): Promise<{ count: number }>;
  deleteMany(query: { where: Where<Row> }): Promise<{ count: number }>;
}

interface OpenQuery {
  where: object;
  orderBy?: readonly Readonly<Record<string, 'asc' | 'desc'>>[];
  limit?: number;
  offset?: number;
}

/** Allows columns that have no type, such as those that a request names. */
export const openQuery = <Row extends Stored>(query: OpenQuery): Query<Row> => query as Query<Row>;

export type ReadTable<Row extends Stored> = Pick<Table<Row>, 'findOne' | 'findMany' | 'count'>;

/** Tables that visitors do not see. Public content is missing here, because only `publish` writes it. */
export type PrivateUid =
  | 'api::account.saved-filter'
  | 'api::activity.activity-entry'
  | `api::auth.${'mailed-link' | 'rate-limit' | 'recovery-code' | 'registration' | 'second-factor' | 'security-event'}`
  | `api::auth.${'session' | 'sign-in-code' | 'spent-address'}`
  | 'api::autosave.autosave'
  | `api::backup.${'backup-download' | 'backup-run'}`
  | 'api::glossary-term.glossary-term'
  | 'api::idempotency-key.idempotency-key'
  | 'api::invitation.invitation'
  | `api::job-request.${'job-note' | 'job-notice' | 'job-request'}`
  | `api::mail.${'mail' | 'mail-result'}`
  | 'api::medium.medium'
  | 'api::missed-search.missed-search'
  | 'api::presence.presence'
  | 'api::preview.preview'
  | `api::publication.${'publication-call' | 'publication-entry' | 'publication-state'}`
  | 'api::site-health.site-health-state'
  | 'api::timed-change.timed-change'
  | 'api::trash.trash-entry'
  | 'api::useful.useful-count'
  | 'api::version.version'
  | 'plugin::users-permissions.user';

export const table = <Row extends Stored>(uid: PrivateUid): Table<Row> => strapi.db.query(uid as UID.Schema) as Table<Row>;

export const readTable = <Row extends Stored>(uid: string): ReadTable<Row> => table(uid as PrivateUid);
