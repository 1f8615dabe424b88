import type { Context, Next } from 'koa';
import { newQueueSlot } from '../concurrency/queue-slots.ts';

/** Queues anonymous calls only after their body and limits are checked, so that a slow line blocks no one. */
export default () => async (ctx: Context, next: Next) => {
  const slot = newQueueSlot();
  ctx.state.queueSlot = slot;
  try {
    await next();
  } finally {
    slot.end();
  }
};
