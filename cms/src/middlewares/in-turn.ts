import type { Context, Next } from 'koa';
import { newTurn } from '../concurrency/turns.ts';

/** Gives a call of a stranger its turn, which it takes once its body is there and its limits are kept: a slow line holds nobody up. */
export default () => async (ctx: Context, next: Next) => {
  const turn = newTurn();
  ctx.state.turn = turn;
  try {
    await next();
  } finally {
    turn.end();
  }
};
