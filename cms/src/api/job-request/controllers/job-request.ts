import { jobNoteInput, jobRequestInput, jobRequestPatch, withKey } from '@sanabel/contract';
import type { Context } from 'koa';
import { findRow, listItems } from '../../../collection/read.ts';
import { readInput } from '../../../collection/write.ts';
import { forgetDeleted } from '../../../database/transaction.ts';
import { refuse } from '../../../http/body.ts';
import { callerOf } from '../../../http/caller.ts';
import { assertAllowed, consume } from '../../auth/rate-limits.ts';
import { addJobRequest, changeJobRequest, deleteJobRequest, jobRequests, readJobRequest, withApplication } from '../applications.ts';
import { findFollowers, followUpConditions, withFollowers } from '../followers.ts';
import { addNote, changeNote, deleteNote, notesOn } from '../notes.ts';

/** Enough for a training centre behind one address, too few to fill a disk. */
const PER_ADDRESS = { limit: 30, windowSeconds: 3600 };

export default {
  async find(ctx: Context) {
    ctx.body = await withFollowers(await listItems({ ...jobRequests, conditions: await followUpConditions() }, ctx));
  },
  async findOne(ctx: Context) {
    ctx.body = await readJobRequest(await findRow(jobRequests, ctx.params.id));
  },
  async create(ctx: Context) {
    const address = `job-request:${callerOf(ctx)}`;
    await assertAllowed(address, PER_ADDRESS);
    const { idempotencyKey, ...answers } = await readInput(ctx, withKey(jobRequestInput));
    await consume(address, PER_ADDRESS);
    ctx.body = await addJobRequest(answers, idempotencyKey);
    ctx.status = 201;
  },
  async update(ctx: Context) {
    const patch = await readInput(ctx, jobRequestPatch);
    if (Object.keys(patch).length === 0) refuse({ field: '', code: 'nothing_to_change' });
    ctx.body = await changeJobRequest(ctx.params.id, patch);
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
    const { idempotencyKey, ...input } = await readInput(ctx, withKey(jobNoteInput));
    ctx.body = await withApplication(ctx.params.id, ({ documentId }) => addNote(documentId, input, idempotencyKey));
    ctx.status = 201;
  },
  async changeNote(ctx: Context) {
    const input = await readInput(ctx, jobNoteInput);
    ctx.body = await withApplication(ctx.params.id, ({ documentId }) => changeNote(documentId, ctx.params.noteId, input));
  },
  async deleteNote(ctx: Context) {
    ctx.body = await withApplication(ctx.params.id, ({ documentId }) => deleteNote(documentId, ctx.params.noteId));
    await forgetDeleted();
  },
  async findFollowers(ctx: Context) {
    ctx.body = await findFollowers();
  },
};
