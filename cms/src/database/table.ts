import type { UID } from '@strapi/types';

type Where<Row> = { [Key in keyof Row]?: unknown } & { $and?: Where<Row>[]; $or?: Where<Row>[] };
type OrderBy<Row> = { [Key in keyof Row]?: 'asc' | 'desc' };

/** What the database gives every row. */
export interface Stored {
  id: number;
  documentId: string;
  createdAt: string;
  updatedAt: string;
}

/** A table's typed calls: the one place where Strapi's untyped query engine gets the types of our rows. */
export interface Table<Row extends Stored> {
  findOne(query: { where: Where<Row>; orderBy?: OrderBy<Row>[] }): Promise<Row | null>;
  findMany(query: { where?: Where<Row>; orderBy?: OrderBy<Row>[]; limit?: number; offset?: number }): Promise<Row[]>;
  count(query: { where?: Where<Row> }): Promise<number>;
  create(query: { data: Partial<Row> }): Promise<Row>;
  update(query: { where: Where<Row>; data: Partial<Row> }): Promise<Row | null>;
  updateMany(query: { where: Where<Row>; data: Partial<Row> }): Promise<{ count: number }>;
  deleteMany(query: { where: Where<Row> }): Promise<{ count: number }>;
}

export const table = <Row extends Stored>(uid: string): Table<Row> => strapi.db.query(uid as UID.Schema) as unknown as Table<Row>;
