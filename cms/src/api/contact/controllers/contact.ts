import { contactPatch, faultsOf } from '@sanabel/contract';
import type { Context } from 'koa';
import { readBody } from '../../../http/body.ts';
import { parseInput, refuseFaults } from '../../../http/parse.ts';
import { readContact, updateContact } from '../services/contact.ts';

export default {
  async find(ctx: Context) {
    ctx.body = await readContact();
  },
  async update(ctx: Context) {
    const body = await readBody(ctx);
    try {
      const blank = faultsOf(contactPatch.safeParse(body.values).error ?? ({ issues: [] } as never)).filter(
        ({ code }) => code === 'required',
      );
      refuseFaults(blank, 'BLANK_CONTACT');
      const patch = parseInput(contactPatch, body.values);
      if (Object.keys(patch).length === 0) refuseFaults([{ field: '', code: 'nothing_to_change' }]);
      ctx.body = await updateContact(patch);
    } finally {
      await body.dispose();
    }
  },
};
