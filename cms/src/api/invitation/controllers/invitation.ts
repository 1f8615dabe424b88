import { invitationInput, invitationResend } from '@sanabel/contract';
import type { Context } from 'koa';
import { readInput } from '../../../collection/write.ts';
import { requireFreshInBrowser } from '../../auth/sessions.ts';
import { invite, listInvitations, restoreInvitation, sendAgain, withdraw } from '../invitations.ts';

export default {
  async find(ctx: Context) {
    ctx.body = await listInvitations();
  },
  async create(ctx: Context) {
    const input = await readInput(ctx, invitationInput);
    requireFreshInBrowser(ctx.state.admin);
    ctx.body = await invite(input, ctx.state.admin);
    ctx.status = 201;
  },
  async resend(ctx: Context) {
    const { email } = await readInput(ctx, invitationResend);
    if (email !== undefined) requireFreshInBrowser(ctx.state.admin);
    ctx.body = await sendAgain(ctx.params.id, email);
  },
  async delete(ctx: Context) {
    ctx.body = await withdraw(ctx.params.id);
  },
  async restore(ctx: Context) {
    ctx.body = await restoreInvitation(ctx.params.id);
  },
};
