import type * as z from 'zod';
import type { Stored } from '../database/table.ts';
import type { MediaRule } from '../media/rules.ts';

/** A file of an item: the part's name in a form, the attribute that keeps its address, and which files it takes. */
export interface FileField {
  field: string;
  attribute: string;
  rule: MediaRule;
  isRequired: boolean;
}

/** A row of a public collection: the fields as stored, with what all rows have. */
export type Row<Fields extends object> = Fields & Stored & { searchText: string; position: number };

/** One public collection: all that differs between crops, articles, partners and members on their way in and out. */
export interface Collection<Fields extends object, Item> {
  uid: string;
  /** As in the address and in `Content-Range`. */
  resource: string;
  input: z.ZodType<object>;
  patch: z.ZodType<object>;
  files: readonly FileField[];
  searchable: readonly (keyof Fields & string)[];
  /** Fields that a list may be sorted and filtered by, beside id and times. */
  listable: readonly (keyof Fields & string)[];
  toItem(row: Row<Fields>): Item;
}

export const identity = ({ documentId, createdAt, updatedAt }: Stored) => ({
  id: documentId,
  createdAt: new Date(createdAt).toISOString(),
  updatedAt: new Date(updatedAt).toISOString(),
});
