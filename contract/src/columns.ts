import * as z from 'zod';
import type { Entity } from './entities/entity.ts';
import { ENTITIES } from './entities/index.ts';
import { LABELLED } from './enumerations.ts';

type LabelledName = keyof typeof LABELLED;

/** The lists that leave as a sheet and come back as one: those whose items can be drafts without their picture. */
export const SHEET_NAMES = ['crops', 'articles', 'members', 'partners'] as const;
export type SheetName = (typeof SHEET_NAMES)[number];

/** A field that stands in a column of a sheet. */
export interface SheetColumn {
  name: string;
  kind: 'text' | 'number' | 'choice';
  isRequired: boolean;
  /** Of a choice: the enumeration whose words stand in the cells. */
  choices?: LabelledName;
}

/** Texts that nobody types: what is pointed at in a picture, and a crop's sheet, which is many values in one. */
const NOT_TYPED: readonly string[] = ['focus', 'sheet'];

const unwrapped = (field: z.core.$ZodType): z.core.$ZodType => (field instanceof z.ZodOptional ? field.unwrap() : field);

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value, place) => value === other[place]);

/** The enumeration with words that a field chooses from, if it is such a field. */
const labelledOf = (field: z.core.$ZodType): LabelledName | undefined => {
  if (!(field instanceof z.ZodEnum)) return undefined;
  const values = field.options.map(String);
  return (Object.keys(LABELLED) as LabelledName[]).find((name) => isSame(LABELLED[name], values));
};

const columnOf = (name: string, schema: z.core.$ZodType): SheetColumn[] => {
  const field = unwrapped(schema);
  const isRequired = !(schema instanceof z.ZodOptional) && (field as z.ZodType).meta()?.minLength !== undefined;
  if (field instanceof z.ZodString) return NOT_TYPED.includes(name) ? [] : [{ name, kind: 'text', isRequired }];
  const choices = labelledOf(field);
  if (choices) return [{ name, kind: 'choice', isRequired: field === schema, choices }];
  if ((field as z.ZodType).meta()?.type === 'integer') return [{ name, kind: 'number', isRequired: field === schema }];
  return [];
};

const shapeOf = (schema: z.ZodType): z.core.$ZodShape => (schema instanceof z.ZodObject ? schema.shape : {});

/** The columns of a list's sheet, in the order of its input: texts, numbers, and choices that have words. A new field is there by itself. */
export const columnsOf = (name: SheetName): SheetColumn[] =>
  Object.entries(shapeOf(ENTITIES[name].input)).flatMap(([field, schema]) => columnOf(field, schema));

/** The fields that can be changed in many items at once, with the enumeration of each: choices that have words, and no texts. */
export const choicesOf = ({ patch }: Pick<Entity, 'patch'>): { name: string; choices: LabelledName }[] =>
  Object.entries(shapeOf(patch)).flatMap(([name, schema]) => {
    const choices = labelledOf(unwrapped(schema));
    return choices ? [{ name, choices }] : [];
  });
