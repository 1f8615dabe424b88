import type { Readable } from 'node:stream';
import { BACKUP_DOWNLOAD_MINUTES } from '@sanabel/contract';
import * as z from 'zod';
import { pLimit } from '../../concurrency/p-limit.ts';
import { backupSealer, tokenDigest } from '../../database/secrets.ts';
import { type Stored, table } from '../../database/table.ts';
import { ApiError } from '../../http/api-error.ts';
import { ACCESS_ENDED } from '../../retention/lifetimes.ts';
import { accounts, isLiveAdmin } from '../auth/accounts.ts';
import { type Locked, lockedStream } from './program.ts';

interface DownloadRow extends Stored {
  digest: string;
  adminId: string;
  archiveId: string;
  expiresAt: string;
}

const downloads = () => table<DownloadRow>('api::backup.backup-download');

/** Part of the address that no table stores: the passphrase, sealed by this server. */
const sealed = z.strictObject({ id: z.string(), passphrase: z.string(), until: z.number() });

interface Address {
  token: string;
  expiresAt: string;
}

/** Makes an address that serves one archive to its owner, once. The owner's earlier unopened address ends. */
export const makeAddress = async (adminId: string, archiveId: string, passphrase: string): Promise<Address> => {
  const until = Date.now() + BACKUP_DOWNLOAD_MINUTES * 60_000;
  const token = Buffer.from(backupSealer.seal(JSON.stringify({ id: archiveId, passphrase, until })), 'base64').toString('base64url');
  const expiresAt = new Date(until).toISOString();
  await downloads().deleteMany({ where: { adminId } });
  await downloads().create({ data: { digest: tokenDigest(token), adminId, archiveId, expiresAt } });
  return { token, expiresAt };
};

export interface Opened {
  id: number;
  adminId: string;
  archiveId: string;
  passphrase: string;
}

const ended = (): never => {
  throw new ApiError('LINK_ENDED');
};

const unseal = (token: string): z.infer<typeof sealed> => {
  try {
    return sealed.parse(JSON.parse(backupSealer.unseal(token.replaceAll('-', '+').replaceAll('_', '/'))));
  } catch {
    return ended();
  }
};

/** Reads an address without using it up. Throws LINK_ENDED when it was opened or is over, or when its owner is no owner any more. */
export const readAddress = async (token: string): Promise<Opened> => {
  const { passphrase } = unseal(token);
  const row = await downloads().findOne({ where: { digest: tokenDigest(token), expiresAt: { $gt: new Date().toISOString() } } });
  if (!row) return ended();
  const owner = await accounts().findOne({ where: { documentId: row.adminId } });
  if (!isLiveAdmin(owner) || owner.adminRole !== 'owner') return ended();
  return { ...row, passphrase };
};

/** Bounds processes and connections; each also keeps a file open. */
const DOWNLOADS_MAX = 4;
const BUSY_SECONDS = 60;

const open = new Map<Locked, string>();
/** Encryption begins with a hash that takes 128 MB: one at a time. */
const oneHash = pLimit(1);

/** Uses the address up in one statement: of two calls the second gets LINK_ENDED. UNAVAILABLE leaves it usable. */
export const openDownload = async ({ id, adminId, passphrase }: Opened, file: string): Promise<Readable> => {
  if (open.size >= DOWNLOADS_MAX) throw new ApiError('UNAVAILABLE', { headers: { 'Retry-After': String(BUSY_SECONDS) } });
  if ((await downloads().deleteMany({ where: { id } })).count === 0) ended();
  return oneHash(async () => {
    const locked = lockedStream(file, passphrase);
    open.set(locked, adminId);
    locked.stream.once('close', () => open.delete(locked));
    await locked.begun;
    return locked.stream;
  });
};

/** Aborts the downloads of an account whose access has ended. */
export const watchDownloads = (): void => {
  strapi.eventHub.on(ACCESS_ENDED, async ({ adminId }) => {
    for (const [{ stop }, owner] of open) if (owner === adminId) stop();
  });
};
