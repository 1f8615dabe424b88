import type { Schema } from '../shapes.ts';

const between = (from: number | undefined, to: number | undefined, what = ''): string => {
  const unit = what && ` ${what}`;
  if (to === undefined || to === Number.MAX_SAFE_INTEGER) return from === undefined || from <= 0 ? '' : `, at least ${from}${unit}`;
  return from === undefined || from <= 0 ? `, up to ${to}${unit}` : `, ${from} to ${to}${unit}`;
};

const KINDS: Readonly<Record<string, string>> = { 'idn-email': 'e-mail address', iri: 'link', password: 'password' };

const textOf = ({ format = '', minLength, maxLength, description }: Schema): string => {
  const more = description === undefined ? '' : `: ${description}`;
  if (format === 'binary') return `file (multipart)${more}`;
  if (format === 'date-time') return 'moment, ISO 8601 in UTC';
  return `${KINDS[format] ?? 'text'}${between(minLength, maxLength, 'characters')}${more}`;
};

const objectOf = ({ properties, additionalProperties }: Schema): string => {
  const names = Object.keys(properties ?? {});
  if (names.length > 0) return `{ ${names.join(', ')} }`;
  return typeof additionalProperties === 'object' ? `object of ${describe(additionalProperties)}` : 'object';
};

/** A schema in words: what is expected, and its bounds. */
export const describe = (schema: Schema): string => {
  if (schema.const !== undefined) return `always ${JSON.stringify(schema.const)}`;
  if (schema.enum) return `one of ${schema.enum.join(', ')}`;
  if (schema.anyOf) return [...new Set(schema.anyOf.map(describe))].join(' or ');
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return `whole number${between(schema.minimum, schema.maximum)}`;
    case 'number':
      return `number${between(schema.minimum, schema.maximum)}`;
    case 'boolean':
      return 'true or false';
    case 'null':
      return 'null';
    case 'array':
      return `list of ${describe(schema.items ?? {})}`;
    case 'object':
      return objectOf(schema);
    default:
      return 'value';
  }
};
