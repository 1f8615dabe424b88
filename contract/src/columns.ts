import * as z from 'zod';
import type { Entity } from './entities/entity.ts';
import { ENTITIES, type SpreadsheetName } from './entities/index.ts';
import { LABELLED } from './enumerations.ts';

type LabelledName = keyof typeof LABELLED;

export interface SpreadsheetColumn {
  name: string;
  kind: 'text' | 'number' | 'choice';
  isRequired: boolean;
  /** Missing where the kind itself declares the choices. */
  choices?: LabelledName;
}

/** Fields that do not fit into a cell: focus points, recordings, the growing guide with its many values, and looks that have no label. */
const NOT_TYPED: readonly string[] = ['focus', 'sheet', 'voiceLanguage', 'variant', 'bgColor'];

/** Accepts only the empty text, which removes a file. */
const isRemoval = (field: z.core.$ZodType): boolean => field instanceof z.ZodEnum && field.options.join() === '';

/** Removes `optional` and `nullable` from a field's schema. */
const unwrapped = (field: z.core.$ZodType): z.core.$ZodType => {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable) return unwrapped(field.unwrap());
  return field instanceof z.ZodPipe && field.out instanceof z.ZodNullable ? unwrapped(field.out) : field;
};

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

const labelledOf = (field: z.core.$ZodType): LabelledName | undefined => {
  if (!(field instanceof z.ZodEnum)) return undefined;
  const values = field.options.map(String);
  return (Object.keys(LABELLED) as LabelledName[]).find((name) => isSame(LABELLED[name], values));
};

const columnOf = (name: string, schema: z.core.$ZodType): SpreadsheetColumn => {
  const field = unwrapped(schema);
  const isRequired = field === schema;
  const { type, minLength } = (field as z.ZodType).meta() ?? {};
  if (field instanceof z.ZodString) return { name, kind: 'text', isRequired: isRequired && minLength !== undefined };
  const choices = labelledOf(field);
  if (field instanceof z.ZodEnum) return { name, kind: 'choice', isRequired, ...(choices && { choices }) };
  if (type === 'integer') return { name, kind: 'number', isRequired };
  throw new Error(`there is no column for ${name}: a kind of field that sheets do not know`);
};

const shapeOf = (schema: z.ZodType): z.core.$ZodShape => (schema instanceof z.ZodObject ? schema.shape : {});

/** Returns a column for each text, number and choice of an input, in its order. Throws for any other kind of field. */
export const columnsIn = (input: z.ZodType): SpreadsheetColumn[] =>
  Object.entries(shapeOf(input)).flatMap(([name, schema]) =>
    NOT_TYPED.includes(name) || isRemoval(unwrapped(schema)) ? [] : [columnOf(name, schema)],
  );

export const columnsOf = (name: SpreadsheetName): SpreadsheetColumn[] => columnsIn(ENTITIES[name].input);

/** Returns the fields that can be changed in many items at once: choices, no texts. */
export const choicesOf = ({ patch }: Pick<Entity, 'patch'>): SpreadsheetColumn[] => {
  const isChoice = (schema: z.core.$ZodType) => unwrapped(schema) instanceof z.ZodEnum;
  return columnsIn(z.object(Object.fromEntries(Object.entries(shapeOf(patch)).filter(([, schema]) => isChoice(schema)))));
};
