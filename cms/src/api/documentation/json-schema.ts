import * as z from 'zod';

export type Json = Record<string, unknown>;

export const JSON_TYPE = 'application/json';

/** Lists the required fields by asking the schema itself: the converter takes every preprocessed field for optional. */
const requiredFields = (schema: z.core.$ZodType, json: Json): void => {
  const { def } = schema._zod;
  if (def.type !== 'object') return;
  const required = Object.entries((def as z.core.$ZodObjectDef).shape).filter(([, field]) => !z.safeParse(field, undefined).success);
  if (required.length > 0) json.required = required.map(([name]) => name);
};

/** One of the contract's schemas as JSON Schema 2020-12, with the bounds that its checks have. */
export const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (io === 'input') requiredFields(zodSchema, jsonSchema as Json);
    },
  }) as Json;
  return json;
};
