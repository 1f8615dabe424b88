import { adminInput, adminPatch } from '@sanabel/contract';
import type { Context } from 'koa';
import { listItems } from '../../../collection/read.ts';
import { refuseOutdated, saveWithFiles, withBody } from '../../../collection/write.ts';
import { parseInput, refuseFaults } from '../../../http/body.ts';
import { toAdmin } from '../../auth/accounts.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { addAdmin, admins, changeAdmin, deleteAdmin, findAdmin } from '../admins.ts';

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
      const passwordHash = await hashPassword(input.password);
      await saveWithFiles(admins.files, body, async ({ image = '' }) => {
        ctx.body = { status: 'success', ...(await addAdmin(input, passwordHash, image)) };
      });
    });
    ctx.status = 201;
  },
  async update(ctx: Context) {
    const { id } = ctx.params;
    refuseOutdated(ctx, await findAdmin(id));
    await withBody(ctx, admins.files, async (body) => {
      const patch = parseInput(adminPatch, body.values);
      if (Object.keys(patch).length === 0 && Object.keys(body.files).length === 0) refuseFaults([{ field: '', code: 'nothing_to_change' }]);
      const passwordHash = patch.password === undefined ? undefined : await hashPassword(patch.password);
      await saveWithFiles(admins.files, body, (addresses) =>
        changeAdmin(id, patch, passwordHash, addresses, (before) => refuseOutdated(ctx, before)),
      );
    });
    ctx.body = toAdmin(await findAdmin(id));
  },
  async delete(ctx: Context) {
    ctx.body = await deleteAdmin(ctx.params.id, ctx.state.admin.id);
  },
};
