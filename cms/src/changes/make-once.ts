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
  /** Empty where a stranger made it. */
  adminId: string;
}

const keys = () => table<KeyRow>('api::idempotency-key.idempotency-key');

/** The kind of thing that a call makes. */
interface Kind {
  uid: string;
  /** The name in the address. */
  name: string;
}

/** A call that makes something, with a key by which it is known when it is sent again. */
export interface Attempt extends Pick<KeyRow, 'name' | 'digest' | 'adminId'> {
  kind: Kind;
  /** Answers the key with other content. */
  refusal: ErrorCode;
}

/** Forms send nothing but text. */
const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** A digest under the key, which is stored nowhere: the row alone tells nothing of a short text. */
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
  /** Separates the keys of strangers from each other. */
  stranger?: string;
  refusal?: ErrorCode;
}

/** The attempt of the caller to make something of what was sent; null without a key. The keys of each caller are their own. */
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

/** The id of what the key has made, if that is still there; refused where the key came with other content. */
export const madeBy = async (attempt: Attempt | null): Promise<string | null> => {
  const row = attempt && (await keys().findOne({ where: { name: attempt.name } }));
  if (!row) return null;
  const { kind, digest, refusal } = attempt;
  if (!(await readTable(kind.uid).findOne({ where: { documentId: row.itemId } }))) return null;
  if (row.digest !== digest) throw new ApiError(refusal, { faults: [{ field: `${kind.name}/${row.itemId}`, code: 'sent_before' }] });
  return row.itemId;
};

/**
 * Makes something, unless the same key has made it before; its id. Belongs into the transaction in which it is made. What was deleted
 * since is made again, because its sender wants it there.
 */
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
