import { setTimeout as pause } from 'node:timers/promises';
import type { Cms } from '../../testing/cms/cms.ts';
import { query } from '../../testing/cms/database.ts';
import { mannWhitney, median } from '../statistics.ts';
import type { Question } from './questions.ts';

interface Try {
  milliseconds: number;
  bytes: string;
}

export interface Comparison {
  /** All answers that differ in bytes or headers. */
  forms: string[];
  known: number;
  unknown: number;
  p: number;
  share: number;
}

const WARM_UP = 20;
/** Headers that differ between any two answers. */
const VARYING = ['x-request-id', 'date'];
/** Between looks whether the server has done what it does after an answer: longer than it takes to begin (`in-background.ts`). */
const LOOK_MS = 70;

const once = async (cms: Cms, { path, bodyFor }: Question, email: string): Promise<Try> => {
  const started = performance.now();
  const answer = await cms.call('POST', path, { json: bodyFor(email) });
  const text = await answer.text();
  const milliseconds = performance.now() - started;
  const headers = [...answer.headers].filter(([name]) => !VARYING.includes(name));
  const { requestId: _, ...body } = JSON.parse(text) as { requestId?: string };
  return { milliseconds, bytes: JSON.stringify([answer.status, headers, body, text.length]) };
};

/** Until no mail waits any more: what one try sets going must not fall on the next one, which may be about anybody. */
const quiet = async (cms: Cms): Promise<void> => {
  for (;;) {
    await pause(LOOK_MS);
    const [{ count } = { count: 0 }] = await query<{ count: number }>(cms, 'select count(*) as count from outgoing_mails');
    if (Number(count) === 0) return;
  }
};

/** Asks about a known and an unknown address in turn, in random order; before each pair all counted tries are forgotten. */
export const compareTimes = async (
  cms: Cms,
  question: Question,
  tries: number,
  strangerLike: (known: string) => string,
): Promise<Comparison> => {
  const made: Record<'known' | 'unknown', Try[]> = { known: [], unknown: [] };
  for (let round = -WARM_UP; round < tries; round += 1) {
    await query(cms, 'delete from rate_limits');
    await question.prepare?.();
    await quiet(cms);
    await query(cms, 'delete from rate_limits');
    const pair = [
      { email: question.known, into: made.known },
      { email: strangerLike(question.known), into: made.unknown },
    ];
    if (Math.random() < 0.5) pair.reverse();
    for (const { email, into } of pair) {
      const one = await once(cms, question, email);
      await quiet(cms);
      if (round >= 0) into.push(one);
    }
  }
  const [known, unknown] = [made.known, made.unknown].map((some) => some.map(({ milliseconds }) => milliseconds)) as [number[], number[]];
  const forms = [...new Set([...made.known, ...made.unknown].map(({ bytes }) => bytes))];
  return { forms, known: median(known), unknown: median(unknown), ...mannWhitney(known, unknown) };
};
