import { type Contact, contactPatch, faultsOf } from '@sanabel/contract';
import type { Context } from 'koa';
import { parseInput, readBody, refuseFaults } from '../../../http/body.ts';
import { isStillCurrent } from '../../../http/etag.ts';
import { readContact, updateContact, versionOf } from '../contact.ts';

/** The record with its version, which a change may name again in `If-Match`. */
const answer = (ctx: Context, record: Contact): void => {
  ctx.set('ETag', versionOf(record));
  ctx.body = record;
};

export default {
  async find(ctx: Context) {
    answer(ctx, await readContact());
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
      answer(ctx, await updateContact(patch, (version) => isStillCurrent(ctx.get('if-match'), version)));
    } finally {
      await body.dispose();
    }
  },
};
