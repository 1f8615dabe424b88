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
  forms: string[];
  known: number;
  unknown: number;
  p: number;
  share: number;
}

const WARM_UP = 20;
const VARYING = ['x-request-id', 'date'];
/** Exceeds the time the server takes to begin its work after an answer (`in-background.ts`). */
const POLL_MS = 70;

const once = async (cms: Cms, { path, bodyFor }: Question, email: string): Promise<Try> => {
  const started = performance.now();
  const answer = await cms.call('POST', path, { json: bodyFor(email) });
  const text = await answer.text();
  const milliseconds = performance.now() - started;
  const headers = [...answer.headers].filter(([name]) => !VARYING.includes(name));
  const { requestId: _, ...body } = JSON.parse(text) as { requestId?: string };
  return { milliseconds, bytes: JSON.stringify([answer.status, headers, body, text.length]) };
};

/** Waits until no mail is queued: the work of one try must not slow the next. */
const quiet = async (cms: Cms): Promise<void> => {
  for (;;) {
    await pause(POLL_MS);
    const [{ count } = { count: 0 }] = await query<{ count: number }>(cms, 'select count(*) as count from outgoing_mails');
    if (Number(count) === 0) return;
  }
};

/** Asks about a known and an unknown address in random order, and resets the limits before each pair. */
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
