import { FORM_KEY, presenceInput, VERSIONED_NAMES, type VersionedName } from '@sanabel/contract';
import type { Context } from 'koa';
import { readInput } from '../../../collection/write.ts';
import { ApiError } from '../../../http/api-error.ts';
import { endPresence, findPresent, notePresence } from '../presences.ts';

const listIn = ({ params }: Context): VersionedName => {
  const list = VERSIONED_NAMES.find((name) => name === params.list);
  if (!list) throw new ApiError('NOT_FOUND');
  return list;
};

export default {
  async find(ctx: Context) {
    ctx.body = await findPresent(listIn(ctx), ctx.state.admin.id);
  },
  async beat(ctx: Context) {
    const list = listIn(ctx);
    const { id } = ctx.params;
    if (!FORM_KEY.test(id)) throw new ApiError('NOT_FOUND');
    const { tab } = await readInput(ctx, presenceInput);
    await notePresence(list, id, ctx.state.admin.id, tab);
    ctx.body = await findPresent(list, ctx.state.admin.id, id);
  },
  async leave(ctx: Context) {
    await endPresence(ctx.params.tab, ctx.state.admin.id);
    ctx.body = { tab: ctx.params.tab };
  },
};
