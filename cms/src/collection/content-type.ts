import { type Entity, fileAttributesOf } from '@sanabel/contract';
import * as z from 'zod';
import { type Attribute, contentType, longText, position, shortText } from '../database/content-type.ts';
import { MARK_COLUMNS } from './languages.ts';
import { sortKeyColumns } from './sort-keys.ts';
import { timingColumnsOf } from './timing.ts';

/** Longer than this, a column is a text of any length. */
const SHORT_MAX = 255;

/** The column for a field, from the type and the bounds that its schema has. */
const columnOf = (name: string, field: z.core.$ZodType): Attribute => {
  const { anyOf, ...plain } = z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' });
  // A field that may be null is a choice between its own form and that.
  const { type, maxLength = 0 } = anyOf?.find((form) => form.type !== 'null') ?? plain;
  if (type === 'string') return maxLength > SHORT_MAX ? longText : shortText;
  if (type === 'integer' || type === 'boolean') return { type };
  throw new Error(`there is no column for ${name}, a ${type ?? 'value of many types'}`);
};

const shapeOf = (schema: z.core.$ZodType): z.core.$ZodShape => (schema instanceof z.ZodObject ? schema.shape : {});

/** The fields as editors type them, whose bounds an item may not repeat. */
const inputShape = ({ input, patch }: Entity): z.core.$ZodShape => ({ ...shapeOf(patch), ...shapeOf(input) });

const unwrapped = (field: z.core.$ZodType): z.core.$ZodType => (field instanceof z.ZodOptional ? field.unwrap() : field);

/**
 * An entity's content type: a column for every field of its item, the folded search text, the keys by which its
 * texts are sorted, and the position in the editor's order.
 * `own` are columns that no schema tells of.
 */
export const contentTypeOf = (entity: Entity, own: Readonly<Record<string, Attribute>> = {}) => {
  const { singular, item, isSingle } = entity;
  const typed = inputShape(entity);
  const files = new Set(fileAttributesOf(entity));
  const names = Object.keys(item.shape).filter((name) => !['id', 'createdAt', 'updatedAt'].includes(name));
  const columns = names.map((name): [string, Attribute] => {
    const field = typed[name] ?? item.shape[name];
    return [name, own[name] ?? (files.has(name) || !field ? shortText : columnOf(name, unwrapped(field)))];
  });
  const texts = entity.sortable.filter((name) => item.shape[name] instanceof z.ZodString);
  const listed = isSingle ? {} : { searchText: longText, position, ...sortKeyColumns(texts) };
  return contentType(
    { singular, plural: `${singular}s`, table: `${singular}s`.replaceAll('-', '_') },
    { ...Object.fromEntries(columns), ...listed, ...timingColumnsOf(entity), ...(entity.hasTiming ? MARK_COLUMNS : {}), ...own },
  );
};
