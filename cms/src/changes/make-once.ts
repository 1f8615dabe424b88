import { createHmac } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ErrorCode } from '@sanabel/contract';
import { tokenDigest } from '../database/secrets.ts';
import { readTable, type Stored, table } from '../database/table.ts';
import { withLock } from '../database/transaction.ts';
import { ApiError } from '../http/api-error.ts';
import type { Body } from '../http/multipart.ts';
import { currentAdmin } from './history.ts';

interface KeyRow extends Stored {
  name: string;
  digest: string;
  itemId: string;
  /** Empty for unauthenticated callers. */
  adminId: string;
}

const keys = () => table<KeyRow>('api::idempotency-key.idempotency-key');

interface Kind {
  uid: string;
  name: string;
}

/** A creating call with an idempotency key. */
export interface Attempt extends Pick<KeyRow, 'name' | 'digest' | 'adminId'> {
  kind: Kind;
  refusal: ErrorCode;
}

const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Keyed by the idempotency key, which is not stored, so that a row does not reveal a short text. */
const digestOf = async (key: string, { values, files }: Pick<Body, 'values' | 'files'>): Promise<string> => {
  const texts = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, textOf(value)] as const]));
  const hmac = createHmac('sha256', key).update(JSON.stringify(Object.fromEntries(texts.sort())));
  for (const [name, { content, mediumId }] of Object.entries(files).sort()) {
    hmac.update(`\n${name} ${mediumId ?? ''}\n`);
    if (mediumId === undefined)
      await pipeline(typeof content === 'string' ? createReadStream(content) : Readable.from([content]), hmac, { end: false });
  }
  return hmac.digest('base64url');
};

interface Options {
  key: string | undefined;
  /** Separates the keys of unauthenticated callers. */
  stranger?: string;
  refusal?: ErrorCode;
}

/** Returns null without a key. Each caller has separate keys. */
export const attemptTo = async (
  kind: Kind,
  { values, files = {} }: Pick<Body, 'values'> & Partial<Pick<Body, 'files'>>,
  { key, stranger = '', refusal = 'SENT_BEFORE' }: Options,
): Promise<Attempt | null> => {
  if (key === undefined) return null;
  const adminId = currentAdmin()?.id ?? '';
  const name = tokenDigest(`${kind.uid} ${adminId}${stranger} ${key.toLowerCase()}`);
  return { kind, refusal, adminId, name, digest: await digestOf(key.toLowerCase(), { values, files }) };
};

/** Returns the id of the item that the key has created, if it still exists. Refuses the key with other content. */
export const madeBy = async (attempt: Attempt | null): Promise<string | null> => {
  const row = attempt && (await keys().findOne({ where: { name: attempt.name } }));
  if (!row) return null;
  const { kind, digest, refusal } = attempt;
  if (!(await readTable(kind.uid).findOne({ where: { documentId: row.itemId } }))) return null;
  if (row.digest !== digest) throw new ApiError(refusal, { fieldErrors: [{ field: `${kind.name}/${row.itemId}`, code: 'sent_before' }] });
  return row.itemId;
};

/** Returns the id. Call it in the creating transaction. A deleted item is created again, because its sender wants it. */
export const makeOnce = (attempt: Attempt | null, make: () => Promise<string>): Promise<string> => {
  if (!attempt) return make();
  const { name, digest, adminId } = attempt;
  return withLock(`idempotency:${name}`, async () => {
    const known = await madeBy(attempt);
    if (known !== null) return known;
    const itemId = await make();
    await keys().deleteMany({ where: { name } });
    await keys().create({ data: { name, digest, itemId, adminId } });
    return itemId;
  });
};
