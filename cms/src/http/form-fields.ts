import { type Call, JSON_BODY_MAX_BYTES, partNamesOf } from '@sanabel/contract';
import * as z from 'zod';

/** The parts of JSON Schema that inputs of calls use. */
interface Schema {
  anyOf?: readonly Schema[];
  maxLength?: number;
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: unknown;
}

export interface FormFields {
  /** Null allows any name: unsaved items are read as they are. */
  names: ReadonlySet<string> | null;
  maxBytes: number;
}

const UTF8_BYTES_PER_CHARACTER = 4;
/** Default length, and room for white space that is trimmed. */
const SHORT_BYTES = 1_000;
/** Twice the longest article in two languages. */
const UNSAVED_MAX_BYTES = 2_097_152;

const known = new Map<Call, FormFields>();

const variantsOf = (schema: Schema): readonly Schema[] => schema.anyOf?.flatMap(variantsOf) ?? [schema];

const lengthOf = (field: Schema): number => Math.max(0, ...variantsOf(field).map(({ maxLength = 0 }) => maxLength));

const read = (call: Call): FormFields => {
  const { input, who } = call;
  const schema = z.toJSONSchema(input ?? z.strictObject({}), { io: 'input', unrepresentable: 'any' }) as Schema;
  const variants = variantsOf(schema);
  const fields = new Map<string, number>();
  for (const { properties = {} } of variants)
    for (const [name, field] of Object.entries(properties)) fields.set(name, Math.max(fields.get(name) ?? 0, lengthOf(field)));
  // An admin may send an upload's id instead of a file.
  if (who === 'admin') for (const name of partNamesOf(call)) fields.set(name, fields.get(name) ?? 0);
  const isOpen = variants.some(({ additionalProperties }) => additionalProperties !== false);
  const bytes = [...fields.values()].reduce((sum, length) => sum + length * UTF8_BYTES_PER_CHARACTER + SHORT_BYTES, 0);
  const ownBytes = isOpen ? UNSAVED_MAX_BYTES : bytes;
  return { names: isOpen ? null : new Set(fields.keys()), maxBytes: who === 'open' ? Math.min(ownBytes, JSON_BODY_MAX_BYTES) : ownBytes };
};

/** Anonymous forms are limited to the size of a JSON body. */
export const formFieldsOf = (call: Call): FormFields => {
  const fields = known.get(call) ?? read(call);
  known.set(call, fields);
  return fields;
};
