import { ENTITIES, withKey } from '@sanabel/contract';
import type { Context } from 'koa';
import { findRow, listItems } from '../../../collection/read.ts';
import { readInput, refuseOutdated } from '../../../collection/write.ts';
import { refuse } from '../../../http/body.ts';
import { addTerm, changeTerm, deleteTerm, glossary } from '../terms.ts';

export default {
  async find(ctx: Context) {
    ctx.body = await listItems(glossary, ctx);
  },
  async findOne(ctx: Context) {
    ctx.body = glossary.toItem(await findRow(glossary, ctx.params.id));
  },
  async create(ctx: Context) {
    const { idempotencyKey, ...input } = await readInput(ctx, withKey(ENTITIES.glossary.input));
    ctx.body = await addTerm(input, idempotencyKey);
    ctx.status = 201;
  },
  async update(ctx: Context) {
    const patch = await readInput(ctx, ENTITIES.glossary.patch);
    if (Object.keys(patch).length === 0) refuse({ field: '', code: 'nothing_to_change' });
    ctx.body = await changeTerm(ctx.params.id, patch, (row) => refuseOutdated(ctx, row));
  },
  async delete(ctx: Context) {
    ctx.body = await deleteTerm(ctx.params.id);
  },
};
