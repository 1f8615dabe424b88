import {
  ALL_MISSED_SEARCHES_PER_MINUTE,
  MISSED_SEARCHES_NEW_PER_DAY,
  MISSED_SEARCHES_PER_MINUTE,
  missedSearchInput,
} from '@sanabel/contract';
import { DAY_MS } from '@sanabel/contract/time';
import type { Context } from 'koa';
import { readInput } from '../../../collection/write.ts';
import { callerOf } from '../../../http/caller.ts';
import { createReadLimit, createVisitorLimit } from '../../../http/read-limit.ts';
import { countMissed, readMissed } from '../counts.ts';

/** Kept in memory: no caller's address is stored for this (decision 129). */
const limit = createVisitorLimit(MISSED_SEARCHES_PER_MINUTE, ALL_MISSED_SEARCHES_PER_MINUTE);
const newOfOne = createReadLimit(MISSED_SEARCHES_NEW_PER_DAY, { windowMs: DAY_MS });

export default {
  /** Answers alike whether the search was counted or dropped. */
  async create(ctx: Context) {
    const caller = callerOf(ctx);
    limit(caller);
    const { words, locale } = await readInput(ctx, missedSearchInput);
    await countMissed(words, locale, { now: new Date(), mayAdd: () => newOfOne.allows(caller) });
    ctx.body = { status: 'success' };
  },

  async find(ctx: Context) {
    ctx.body = await readMissed();
  },
};
