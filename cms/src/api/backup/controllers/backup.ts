import { BACKUP_DOWNLOAD_MINUTES, backupDownloadInput } from '@sanabel/contract';
import type { Context } from 'koa';
import * as z from 'zod';
import { noteActivity } from '../../../changes/history.ts';
import { readInput } from '../../../collection/write.ts';
import { backupSealer } from '../../../database/secrets.ts';
import { ApiError } from '../../../http/api-error.ts';
import { requireFresh } from '../../auth/sessions.ts';
import { presentBackups } from '../present.ts';
import { lockedStream } from '../program.ts';
import type { RunRow } from '../runs.ts';
import { archives, makeNow, stopNow, tryNow } from '../worker.ts';

const archiveOf = async (id: string): Promise<RunRow & { file: string }> => {
  const row = (await archives()).find(({ documentId }) => documentId === id);
  if (!row?.file) throw new ApiError('NOT_FOUND');
  return { ...row, file: row.file };
};

/** What the address of a download says: sealed by this server, so that it needs no table and holds in every process. */
const ticket = z.strictObject({ id: z.string(), passphrase: z.string(), until: z.number() });

const readTicket = (sealed: string): z.infer<typeof ticket> => {
  try {
    return ticket.parse(JSON.parse(backupSealer.unseal(sealed.replaceAll('-', '+').replaceAll('_', '/'))));
  } catch {
    throw new ApiError('LINK_ENDED');
  }
};

const answer = async (ctx: Context): Promise<void> => {
  ctx.body = await presentBackups();
  ctx.status = 202;
};

export default {
  async read(ctx: Context) {
    ctx.body = await presentBackups();
  },
  async make(ctx: Context) {
    await makeNow();
    await answer(ctx);
  },
  async stop(ctx: Context) {
    await stopNow();
    await answer(ctx);
  },
  async try(ctx: Context) {
    await tryNow();
    await answer(ctx);
  },
  /** Everything that people sent the club is in an archive: who takes it away proves again who they are, and it goes out locked. */
  async lock(ctx: Context) {
    requireFresh(ctx.state.admin);
    const { passphrase } = await readInput(ctx, backupDownloadInput);
    const { documentId: id, file } = await archiveOf(ctx.params.id);
    const until = Date.now() + BACKUP_DOWNLOAD_MINUTES * 60_000;
    const sealed = Buffer.from(backupSealer.seal(JSON.stringify({ id, passphrase, until })), 'base64').toString('base64url');
    await noteActivity('download', 'backups', id, file);
    ctx.body = { address: `/backups/files/${sealed}`, name: `${file}.locked`, expiresAt: new Date(until).toISOString() };
    ctx.status = 201;
  },
  /** A browser saves it as it comes, which no script could: hence an address of its own. */
  async file(ctx: Context) {
    const { id, passphrase, until } = readTicket(ctx.params.token);
    if (until < Date.now()) throw new ApiError('LINK_ENDED');
    const { file } = await archiveOf(id);
    ctx.state.isNeverKept = true;
    ctx.attachment(`${file}.locked`);
    ctx.type = 'application/octet-stream';
    ctx.body = lockedStream(file, passphrase);
  },
};
