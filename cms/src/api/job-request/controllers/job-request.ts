import { jobNoteInput, jobRequestInput, jobRequestPatch } from '@sanabel/contract';
import type { Context } from 'koa';
import { findRow, listItems } from '../../../collection/read.ts';
import { readInput } from '../../../collection/write.ts';
import { forgetDeleted } from '../../../database/forget.ts';
import { callerOf } from '../../../http/caller.ts';
import { assertAllowed, consume } from '../../auth/rate-limits.ts';
import { addJobRequest, deleteJobRequest, jobRequests, setStatus, withApplication } from '../applications.ts';
import { addNote, notesOn } from '../notes.ts';
import { jobNotices } from '../notices.ts';

/** Enough for a training centre behind one address, too few to fill a disk. */
const PER_ADDRESS = { limit: 30, windowSeconds: 3600 };

export default {
  async find(ctx: Context) {
    ctx.body = await listItems(jobRequests, ctx);
  },
  async findOne(ctx: Context) {
    ctx.body = jobRequests.toItem(await findRow(jobRequests, ctx.params.id));
  },
  async create(ctx: Context) {
    const address = `job-request:${callerOf(ctx)}`;
    await assertAllowed(address, PER_ADDRESS);
    const input = await readInput(ctx, jobRequestInput);
    await consume(address, PER_ADDRESS);
    ctx.body = await addJobRequest(input);
    jobNotices.wake();
    ctx.status = 201;
  },
  async update(ctx: Context) {
    ctx.body = await setStatus(ctx.params.id, await readInput(ctx, jobRequestPatch));
  },
  async delete(ctx: Context) {
    ctx.body = await deleteJobRequest(ctx.params.id);
    await forgetDeleted();
  },
  async findNotes(ctx: Context) {
    const { documentId } = await findRow(jobRequests, ctx.params.id);
    ctx.body = await notesOn(documentId);
  },
  async addNote(ctx: Context) {
    const input = await readInput(ctx, jobNoteInput);
    ctx.body = await withApplication(ctx.params.id, ({ documentId }) => addNote(documentId, input));
    ctx.status = 201;
  },
};
