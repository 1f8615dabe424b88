import { ALL_USEFUL_PER_MINUTE, USEFUL_PER_ITEM_AND_HOUR, USEFUL_PER_MINUTE, usefulInput } from '@sanabel/contract';
import type { Context } from 'koa';
import { countUseful, isShown } from '../../../collection/useful-counts.ts';
import { readInput } from '../../../collection/write.ts';
import { callerOf } from '../../../http/caller.ts';
import { createReadLimit, createVisitorLimit } from '../../../http/read-limit.ts';
import { readUseful } from '../summary.ts';

const HOUR_MS = 3_600_000;
/** Kept in memory: neither a caller's address nor an hour is stored for this (decision 136). */
const limit = createVisitorLimit(USEFUL_PER_MINUTE, ALL_USEFUL_PER_MINUTE);
const ofItem = createReadLimit(USEFUL_PER_ITEM_AND_HOUR, { windowMs: HOUR_MS });

export default {
  /** Answers alike whether the event was counted or dropped. */
  async create(ctx: Context) {
    limit(callerOf(ctx));
    const event = await readInput(ctx, usefulInput);
    if ((await isShown(event)) && ofItem.allows(`${event.list} ${event.id} ${event.event}`)) await countUseful(event, new Date());
    ctx.body = { status: 'success' };
  },

  async find(ctx: Context) {
    ctx.body = await readUseful(new Date());
  },
};
