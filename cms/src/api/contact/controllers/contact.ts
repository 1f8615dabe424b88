import { type Contact, contactPatch, fieldErrorsOf } from '@sanabel/contract';
import type { Context } from 'koa';
import { takeVersion } from '../../../collection/versions/item-versions.ts';
import { parseInput, readBody, refuse, refuseFieldErrors } from '../../../http/body.ts';
import { isStillCurrent } from '../../../http/etag.ts';
import { contacts, readContact, updateContact, versionOf } from '../contact.ts';

/** The `ETag` is the version that a change may name in `If-Match`. */
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
      const { version, values } = await takeVersion(contacts, '', body.values);
      const { error } = contactPatch.safeParse(values);
      const blank = (error ? fieldErrorsOf(error) : []).filter(({ code }) => code === 'required');
      refuseFieldErrors(blank, 'BLANK_CONTACT');
      const patch = parseInput(contactPatch, values);
      if (!version && Object.keys(patch).length === 0) refuse({ field: '', code: 'nothing_to_change' });
      const isCurrent = (etag: string) => isStillCurrent(ctx.get('if-match'), etag);
      answer(ctx, await updateContact({ ...version, ...patch }, isCurrent, version ? 'revert' : 'update'));
    } finally {
      await body.dispose();
    }
  },
};
