import { autosaveInput, FORM_KEY, VERSIONED_NAMES, type VersionedName } from '@sanabel/contract';
import type { Context } from 'koa';
import { readInput } from '../../../collection/write.ts';
import { ApiError } from '../../../http/api-error.ts';
import { dropAutosave, findAutosaves, saveAutosave } from '../autosaves.ts';

const formIn = ({ params }: Context): [list: VersionedName, form: string] => {
  const list = VERSIONED_NAMES.find((name) => name === params.list);
  if (!list || !FORM_KEY.test(params.form)) throw new ApiError('NOT_FOUND');
  return [list, params.form];
};

export default {
  async find(ctx: Context) {
    ctx.body = await findAutosaves(...formIn(ctx), ctx.state.admin.id);
  },
  async keep(ctx: Context) {
    const form = formIn(ctx);
    ctx.body = await saveAutosave(...form, ctx.state.admin.id, await readInput(ctx, autosaveInput));
  },
  async drop(ctx: Context) {
    ctx.body = await dropAutosave(ctx.params.id, ctx.get('if-match').replace(/^(?:W\/)?"|"$/g, ''));
  },
};
