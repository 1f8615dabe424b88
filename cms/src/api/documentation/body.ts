import { type Call, JSON_BODY_MAX_BYTES } from '@sanabel/contract';
import { fileParts, type Parts } from './files.ts';
import { JSON_TYPE, type Json, schemaOf } from './json-schema.ts';

const FORM_TYPE = 'multipart/form-data';

const withParts = (schema: Json, { properties, required }: Parts): Json => {
  const needed = [...((schema.required as string[] | undefined) ?? []), ...required];
  return { ...schema, properties: { ...(schema.properties as Json), ...properties }, ...(needed.length > 0 ? { required: needed } : {}) };
};

const formOf = (call: Call, schema: Json): Json => {
  const variants = Array.isArray(schema.anyOf) ? (schema.anyOf as Json[]) : [schema];
  const parts = variants.map((variant) => fileParts(call, variant));
  const forms = variants.map((variant, at) => withParts(variant, parts[at] as Parts));
  const encoding = Object.assign({}, ...parts.map(({ encoding }) => encoding)) as Json;
  return { schema: forms.length > 1 ? { anyOf: forms } : forms[0], encoding };
};

/** What a call takes: JSON, and where it takes files a form. */
export const bodyOf = (call: Call): Json => {
  if (!call.input) return {};
  const schema = schemaOf(call.input, 'input');
  const description = `JSON of at most ${JSON_BODY_MAX_BYTES} bytes${call.files ? ', or a form' : ''}. Lengths of text are in code points, after trimming.`;
  const form = call.files ? { [FORM_TYPE]: formOf(call, schema) } : {};
  return { requestBody: { description, required: true, content: { [JSON_TYPE]: { schema }, ...form } } };
};
