import { backupDownloadInput } from '@sanabel/contract';
import type { Context } from 'koa';
import { noteActivity } from '../../../changes/history.ts';
import { readInput } from '../../../collection/write.ts';
import { ApiError } from '../../../http/api-error.ts';
import { requireFresh } from '../../auth/sessions.ts';
import { makeAddress, openDownload, readAddress } from '../downloads.ts';
import { presentBackups } from '../present.ts';
import type { RunRow } from '../runs.ts';
import { archives, makeNow, stopNow, tryNow } from '../worker.ts';

const archiveOf = async (id: string): Promise<RunRow & { file: string }> => {
  const row = (await archives()).find(({ documentId }) => documentId === id);
  if (!row?.file) throw new ApiError('NOT_FOUND');
  return { ...row, file: row.file };
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
  /** An archive holds everything that people sent the club: the owner proves who they are again, and it is encrypted. */
  async lock(ctx: Context) {
    requireFresh(ctx.state.admin);
    const { passphrase } = await readInput(ctx, backupDownloadInput);
    const { documentId: id, file } = await archiveOf(ctx.params.id);
    const { token, expiresAt } = await makeAddress(ctx.state.admin.id, id, passphrase);
    await noteActivity('download', 'backups', id, file);
    ctx.body = { address: `/backups/files/${token}`, name: `${file}.locked`, expiresAt };
    ctx.status = 201;
  },
  /** The browser saves the stream itself, which no script could, so it has a separate address. A HEAD request does not use it up. */
  async file(ctx: Context) {
    const opened = await readAddress(ctx.params.token);
    const { file } = await archiveOf(opened.archiveId);
    ctx.state.isNeverKept = true;
    ctx.attachment(`${file}.locked`);
    ctx.type = 'application/octet-stream';
    if (ctx.method === 'HEAD') ctx.status = 200;
    else ctx.body = await openDownload(opened, file);
  },
};
