import type { Context, Next } from 'koa';
import { newTurn } from '../concurrency/turns.ts';

/** Queues anonymous calls only after their body and limits are checked, so that a slow line blocks no one. */
export default () => async (ctx: Context, next: Next) => {
  const turn = newTurn();
  ctx.state.turn = turn;
  try {
    await next();
  } finally {
    turn.end();
  }
};
