import { CALLS } from '@sanabel/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openApiDocument } from './document.ts';

/** The parts of OpenAPI 3.1 and JSON Schema 2020-12 that this document uses; strict, so that a misspelt key fails. */
const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'] as const;
const count = z.int().nonnegative();
const schema: z.ZodType = z.lazy(() =>
  z.strictObject({
    type: z.union([z.enum(TYPES), z.array(z.enum(TYPES))]).optional(),
    ...Object.fromEntries(['title', 'description', 'format', 'pattern', '$id', '$comment'].map((key) => [key, z.string().optional()])),
    ...Object.fromEntries(['minLength', 'maxLength', 'minItems', 'maxItems'].map((key) => [key, count.optional()])),
    ...Object.fromEntries(
      ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'].map((key) => [key, z.number().optional()]),
    ),
    ...Object.fromEntries(['anyOf', 'oneOf', 'allOf', 'prefixItems'].map((key) => [key, z.array(schema).min(1).optional()])),
    ...Object.fromEntries(['items', 'not', 'propertyNames', 'contains'].map((key) => [key, schema.optional()])),
    enum: z.array(z.unknown()).min(1).optional(),
    const: z.unknown().optional(),
    default: z.unknown().optional(),
    uniqueItems: z.boolean().optional(),
    properties: z.record(z.string(), schema).optional(),
    required: z.array(z.string()).optional(),
    additionalProperties: z.union([z.boolean(), schema]).optional(),
  }),
);
const content = z.record(
  z.string().regex(/^[a-z]+\/[a-z-]+$/),
  z.strictObject({ schema, encoding: z.record(z.string(), z.strictObject({ contentType: z.string().min(1) })).optional() }),
);
const reference = z.strictObject({ $ref: z.string().regex(/^#\/components\/responses\/\w+$/) });
const response = z.strictObject({ description: z.string().min(1), content: content.optional() });
const parameter = z
  .strictObject({
    name: z.string().min(1),
    in: z.enum(['path', 'query', 'header', 'cookie']),
    description: z.string().optional(),
    required: z.boolean().optional(),
    schema,
  })
  .refine((one) => one.in !== 'path' || one.required === true);
const operation = z.strictObject({
  summary: z.string().min(1),
  description: z.string().min(1).optional(),
  operationId: z.string().regex(/^[A-Za-z]+$/),
  tags: z.array(z.string().min(1)).length(1),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(parameter),
  requestBody: z.strictObject({ description: z.string().min(1), required: z.boolean(), content }).optional(),
  responses: z.record(z.string().regex(/^(?:[1-5]\d\d|default)$/), z.union([reference, response])),
});
const document = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({
    title: z.string().min(1),
    version: z.string().min(1),
    license: z.strictObject({ name: z.string(), identifier: z.string() }),
  }),
  servers: z.array(z.strictObject({ url: z.string() })).min(1),
  paths: z.record(z.string().startsWith('/'), z.partialRecord(z.enum(['get', 'post', 'patch', 'delete']), operation)),
  components: z.strictObject({
    securitySchemes: z.record(
      z.string(),
      z.strictObject({ type: z.literal('http'), scheme: z.literal('bearer'), description: z.string() }),
    ),
    responses: z.record(z.string(), response),
  }),
});

const read = (): unknown => JSON.parse(JSON.stringify(openApiDocument()));
const { paths, components } = document.parse(read());
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.values(methods).flatMap((one) => (one ? [{ path, ...one }] : [])),
);

describe('openapi.json', () => {
  it('is OpenAPI 3.1 in every part', () => {
    expect(document.safeParse(read()).error).toBeUndefined();
    expect(operations).toHaveLength(CALLS.length);
  });

  it('names every operation once', () => {
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  it.each(operations.map((one) => [one.operationId, one] as const))('%s declares what its path varies in, and no more', (_, one) => {
    const inPath = one.parameters.filter((each) => each.in === 'path').map(({ name }) => name);
    expect(inPath).toEqual([...one.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  });

  it.each(operations.map((one) => [one.operationId, one] as const))('%s points at nothing that is not there', (_, one) => {
    const schemes = one.security.flatMap((each) => Object.keys(each));
    expect(schemes.filter((name) => !(name in components.securitySchemes))).toEqual([]);
    const pointers = Object.values(one.responses).flatMap((each) => ('$ref' in each ? [each.$ref.split('/').at(-1) ?? ''] : []));
    expect(pointers.filter((name) => !(name in components.responses))).toEqual([]);
    expect(Object.keys(one.responses).filter((status) => status.startsWith('2'))).toHaveLength(1);
  });
});
