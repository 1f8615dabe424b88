import {
  CALLS,
  type Call,
  type FilePart,
  IMAGE_MAX_PIXELS,
  IMAGE_MAX_RATIO,
  type MediaRule,
  partNamesOf,
  VOICE_MAX_BYTES_PER_MINUTE,
  VOICE_MAX_SECONDS,
} from '@sanabel/contract';
import * as z from 'zod';

export type Json = Record<string, unknown>;

export const JSON_TYPE = 'application/json';

/** Lists the required fields by asking the schema: the converter takes every preprocessed field for optional. */
const requiredFields = (schema: z.core.$ZodType, json: Json): void => {
  const { def } = schema._zod;
  if (def.type !== 'object') return;
  const required = Object.entries((def as z.core.$ZodObjectDef).shape).filter(([, field]) => !z.safeParse(field, undefined).success);
  if (required.length > 0) json.required = required.map(([name]) => name);
};

/** Converts a schema of the contract to JSON Schema 2020-12, with the bounds of its checks. */
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

export interface Parts {
  properties: Record<string, Json>;
  encoding: Record<string, Json>;
  required: string[];
}

const MEGA = 1_000_000;

const MORE: Readonly<Record<MediaRule['kind'], string>> = {
  image: `, at most ${IMAGE_MAX_PIXELS / MEGA} megapixels, and ${IMAGE_MAX_RATIO} times as long as wide at most`,
  video: '',
  voice: `, at most ${VOICE_MAX_SECONDS} seconds and ${VOICE_MAX_BYTES_PER_MINUTE} bytes a minute`,
};

const describeRule = ({ kind, maxBytes, mimes }: MediaRule): string => {
  const names = mimes.map((mime) => mime.split('/')[1]?.toUpperCase()).join(', ');
  return `${names}, at most ${maxBytes} bytes${MORE[kind]}`;
};

/** A form for items of several types takes the files of each. */
const filesWith = ({ files = [] }: Call, form: Json): readonly FilePart[] => {
  const { type } = form.properties as { type?: { enum?: readonly string[] } };
  return files.filter(({ types }) => !types || types.some((one) => type?.enum?.includes(one)));
};

/** A draft may lack the files that a later change can send. */
const laterParts = ({ path }: Call, { required }: Json): string[] => {
  if (!(required as string[] | undefined)?.includes('isDraft')) return [];
  const change = CALLS.find((one) => one.method === 'PATCH' && one.path === `/${path.split('/')[1]}/{id}`);
  return change ? partNamesOf(change) : [];
};

/** OpenAPI 3.1 counts bytes in `maxLength` of a binary part. */
export const fileParts = (call: Call, form: Json): Parts => {
  const parts: Parts = { properties: {}, encoding: {}, required: [] };
  const later = laterParts(call, form);
  for (const [name, files = []] of Object.entries(Object.groupBy(filesWith(call, form), ({ field }) => field))) {
    const rules = files.map(({ rule }) => rule);
    parts.properties[name] = {
      type: 'string',
      format: 'binary',
      maxLength: Math.max(...rules.map(({ maxBytes }) => maxBytes)),
      description: `${rules.map(describeRule).join('; or ')}. Judged by its content.${call.who === 'admin' ? ' Or, as text, the id of a whole upload.' : ''}`,
    };
    parts.encoding[name] = { contentType: [...new Set(rules.flatMap(({ mimes }) => mimes))].join(', ') };
    if (call.method === 'POST' && !later.includes(name) && files.some(({ isRequired }) => isRequired)) parts.required.push(name);
  }
  return parts;
};
