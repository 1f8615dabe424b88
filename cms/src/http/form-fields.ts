import { type Call, JSON_BODY_MAX_BYTES, partNamesOf } from '@sanabel/contract';
import * as z from 'zod';

/** As much of JSON Schema as the inputs of calls come out as. */
interface Schema {
  anyOf?: readonly Schema[];
  maxLength?: number;
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: unknown;
}

/** What the text fields of a form may be. */
export interface FormFields {
  /** Null where any may come: the fields of an unsaved item are read as they stand. */
  names: ReadonlySet<string> | null;
  /** Of all of them together, as they are held in memory. */
  maxBytes: number;
}

const UTF8_BYTES_PER_CHARACTER = 4;
/** For a field without a length of its own, and for white space that will be trimmed. */
const SHORT_BYTES = 1_000;
/** The longest article in two languages, twice. */
const UNSAVED_MAX_BYTES = 2_097_152;

const known = new Map<Call, FormFields>();

const variantsOf = (schema: Schema): readonly Schema[] => schema.anyOf?.flatMap(variantsOf) ?? [schema];

/** The length of a field in its widest variant, in characters. */
const lengthOf = (field: Schema): number => Math.max(0, ...variantsOf(field).map(({ maxLength = 0 }) => maxLength));

const read = (call: Call): FormFields => {
  const { input, who } = call;
  const schema = z.toJSONSchema(input ?? z.strictObject({}), { io: 'input', unrepresentable: 'any' }) as Schema;
  const variants = variantsOf(schema);
  const fields = new Map<string, number>();
  for (const { properties = {} } of variants)
    for (const [name, field] of Object.entries(properties)) fields.set(name, Math.max(fields.get(name) ?? 0, lengthOf(field)));
  // In the place of a file an admin may name one that came ahead, in pieces.
  if (who === 'admin') for (const name of partNamesOf(call)) fields.set(name, fields.get(name) ?? 0);
  const isOpen = variants.some(({ additionalProperties }) => additionalProperties !== false);
  const bytes = [...fields.values()].reduce((sum, length) => sum + length * UTF8_BYTES_PER_CHARACTER + SHORT_BYTES, 0);
  const ownBytes = isOpen ? UNSAVED_MAX_BYTES : bytes;
  return { names: isOpen ? null : new Set(fields.keys()), maxBytes: who === 'open' ? Math.min(ownBytes, JSON_BODY_MAX_BYTES) : ownBytes };
};

/** The fields of a call's form by its own schema; for a stranger no more of them than of JSON. */
export const formFieldsOf = (call: Call): FormFields => {
  const fields = known.get(call) ?? read(call);
  known.set(call, fields);
  return fields;
};
