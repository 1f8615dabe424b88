import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Lets other requests run between two of many rows. SQLite answers within the process, so that thousands of rows, one `await` after
 * the other, would hold up everything else for many seconds, the supervisor's question for signs of life included.
 */
export const others = (): Promise<void> => nextTurn();
