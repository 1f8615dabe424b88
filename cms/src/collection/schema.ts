import { contentType, each, integer, longText, place, shortText } from '../database/content-type.ts';

interface Shape {
  singular: string;
  plural: string;
  table: string;
  /** Texts of one line, up to 255 characters. */
  short: readonly string[];
  /** Everything longer. */
  long?: readonly string[];
  numbers?: readonly string[];
}

/** The content type of a public collection: its own fields, the folded search text, and a place in the editor's order. */
export const collectionSchema = ({ singular, plural, table, short, long = [], numbers = [] }: Shape) =>
  contentType(
    { singular, plural, table },
    { ...each(shortText, short), ...each(longText, [...long, 'searchText']), ...each(integer, numbers), position: { ...place } },
  );
