import type * as z from 'zod';
import { call } from './call.ts';

/** Makes the function of a query that reads a path. */
export const reading =
  <Answer extends z.ZodType>(path: string, answer: Answer) =>
  async ({ signal }: { signal: AbortSignal }): Promise<z.output<Answer>> =>
    answer.parse((await call(path, { signal })).json);
