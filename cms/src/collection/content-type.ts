import { type Entity, fileAttributesOf } from '@sanabel/contract';
import * as z from 'zod';
import { type Attribute, contentType, longText, position, shortText } from '../database/content-type.ts';
import { STALENESS_COLUMNS } from './languages.ts';
import { sortKeyColumns } from './sort-keys.ts';
import { timingColumnsOf } from './timing.ts';

/** Limit of a string column; longer ones have the type text. */
const SHORT_MAX = 255;

const columnOf = (name: string, field: z.core.$ZodType): Attribute => {
  const { anyOf, ...plain } = z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' });
  // A nullable field is a union of its own type and null.
  const { type, maxLength = 0 } = anyOf?.find((form) => form.type !== 'null') ?? plain;
  if (type === 'string') return maxLength > SHORT_MAX ? longText : shortText;
  if (type === 'integer' || type === 'boolean') return { type };
  throw new Error(`there is no column for ${name}, a ${type ?? 'value of many types'}`);
};

const shapeOf = (schema: z.core.$ZodType): z.core.$ZodShape => (schema instanceof z.ZodObject ? schema.shape : {});

/** Input fields: their bounds may be missing in the item. */
const inputShape = ({ input, patch }: Entity): z.core.$ZodShape => ({ ...shapeOf(patch), ...shapeOf(input) });

const unwrapped = (field: z.core.$ZodType): z.core.$ZodType => (field instanceof z.ZodOptional ? field.unwrap() : field);

/** Adds columns for search text, sort keys and position. `own` adds others. */
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
    { ...Object.fromEntries(columns), ...listed, ...timingColumnsOf(entity), ...(entity.hasTiming ? STALENESS_COLUMNS : {}), ...own },
  );
};
