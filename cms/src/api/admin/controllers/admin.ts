import { adminInput, adminPatch } from '@sanabel/contract';
import type { Context } from 'koa';
import { listItems } from '../../../collection/read.ts';
import { saveWithFiles } from '../../../collection/save-with-files.ts';
import { refuseOutdated, withBody } from '../../../collection/write.ts';
import { parseInput, refuse } from '../../../http/body.ts';
import { callerOf } from '../../../http/caller.ts';
import { toAdmin } from '../../auth/accounts.ts';
import { requireCurrentPassword } from '../../auth/current-password.ts';
import { refuseGuessable } from '../../auth/known-passwords.ts';
import { LINK_SENT, sendPasswordLink } from '../../auth/links/forgotten-password.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { requireFreshInBrowser, type SignedIn } from '../../auth/sessions.ts';
import { addAdmin, admins, changeAdmin, deleteAdmin, findAdmin, refuseWithoutProof } from '../admins.ts';

const signedIn = (ctx: Context): SignedIn => ctx.state.admin;

export default {
  async find(ctx: Context) {
    ctx.body = await listItems(admins, ctx, { accountRole: 'admin', confirmed: true });
  },
  async findOne(ctx: Context) {
    ctx.body = toAdmin(await findAdmin(ctx.params.id));
  },
  async create(ctx: Context) {
    await withBody(ctx, admins.files, async (body) => {
      const input = parseInput(adminInput, body.values);
      refuseGuessable(input.password, input);
      requireFreshInBrowser(signedIn(ctx));
      const passwordHash = await hashPassword(input.password);
      const add = async ({ image = '' }) => {
        ctx.body = { status: 'success', ...(await addAdmin(input, passwordHash, image, signedIn(ctx))) };
      };
      await saveWithFiles(admins.files, body, add, 'person');
    });
    ctx.status = 201;
  },
  async update(ctx: Context) {
    const { id } = ctx.params;
    const by = signedIn(ctx);
    refuseOutdated(ctx, await findAdmin(id));
    await withBody(ctx, admins.files, async (body) => {
      const patch = parseInput(adminPatch, body.values);
      if (Object.keys(patch).length === 0 && Object.keys(body.files).length === 0) refuse({ field: '', code: 'nothing_to_change' });
      const judged = await findAdmin(id);
      const { fullName = judged.fullName, email = judged.email } = patch;
      refuseGuessable(patch.password, { fullName, email });
      refuseWithoutProof(judged, patch, by);
      if (patch.password !== undefined && id === by.id) await requireCurrentPassword(by, patch.currentPassword, callerOf(ctx));
      const passwordHash = patch.password === undefined ? undefined : await hashPassword(patch.password);
      const change = (addresses: object) => changeAdmin(id, patch, passwordHash, addresses, by, (before) => refuseOutdated(ctx, before));
      await saveWithFiles(admins.files, body, change, 'person');
    });
    ctx.body = toAdmin(await findAdmin(id));
  },
  async delete(ctx: Context) {
    requireFreshInBrowser(signedIn(ctx));
    ctx.body = await deleteAdmin(ctx.params.id, signedIn(ctx));
  },
  async sendPasswordLink(ctx: Context) {
    await sendPasswordLink(await findAdmin(ctx.params.id));
    ctx.body = LINK_SENT;
  },
};
