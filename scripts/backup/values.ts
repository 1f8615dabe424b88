import { ExpectedError } from '../process/log.ts';

export type Value = null | number | bigint | string | Uint8Array;

const WHOLE = new Set(['integer', 'bigint', 'smallint']);
const FRACTION = new Set(['double precision', 'real', 'numeric']);
const TEXT = new Set(['character varying', 'text', 'jsonb', 'json', 'uuid', 'time without time zone']);
const TIMESTAMP = /^timestamp with(?:out)? time zone$/;

const unknown = (type: string): ExpectedError => new ExpectedError(`Columns of the type ${type} cannot be transferred.`);

/** Converts a value of SQLite for a PostgreSQL column. SQLite stores timestamps in milliseconds, booleans as 0 and 1. */
export const toPostgres = (value: Value, type: string): string | null => {
  if (value === null) return null;
  if (type === 'boolean') return value === 1 || value === 1n ? 'true' : 'false';
  if (TIMESTAMP.test(type)) return new Date(typeof value === 'bigint' ? Number(value) : (value as number | string)).toISOString();
  if (type === 'date' && typeof value === 'number') return new Date(value).toISOString().slice(0, 10);
  if (WHOLE.has(type) || FRACTION.has(type) || TEXT.has(type) || type === 'date') return String(value);
  throw unknown(type);
};

/** Converts PostgreSQL's text for SQLite. The server's time zone must be UTC. */
export const toSqlite = (text: string | null, type: string): Value => {
  if (text === null) return null;
  if (type === 'boolean') return text === 't' ? 1 : 0;
  if (TIMESTAMP.test(type)) return Date.parse(`${text.replace(' ', 'T').replace(/\+00$/, '')}Z`);
  if (WHOLE.has(type)) return Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text);
  if (FRACTION.has(type)) return Number(text);
  if (TEXT.has(type) || type === 'date') return text;
  throw unknown(type);
};
