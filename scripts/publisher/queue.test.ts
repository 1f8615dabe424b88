import { describe, expect, it } from 'vitest';
import { createQueue } from './queue.ts';

const setUp = (publishedAtFirst: number | null = null) => {
  const built: number[] = [];
  const failures: string[] = [];
  let published = publishedAtFirst;
  let finish = (_revision: number | Error) => {};
  const queue = createQueue({
    build: (wanted) => {
      built.push(wanted);
      return new Promise((resolve, reject) => {
        finish = (outcome) => {
          if (outcome instanceof Error) return reject(outcome);
          published = outcome;
          resolve(outcome);
        };
      });
    },
    published: () => published,
    onFailure: ({ message }) => failures.push(message),
  });
  const end = async (outcome: number | Error) => {
    finish(outcome);
    await new Promise(setImmediate);
  };
  return { queue, built, failures, end };
};

describe('the queue of builds', () => {
  it('builds one at a time and makes one build of what came in meanwhile', async () => {
    const { queue, built, end } = setUp();
    queue.request(1);
    queue.request(2);
    queue.request(4);
    queue.request(3);
    expect(built).toEqual([1]);
    await end(1);
    expect(built).toEqual([1, 4]);
    await end(4);
    await queue.settled();
    expect(built).toEqual([1, 4]);
  });

  it('does not build a revision that a running build turned out to have', async () => {
    const { queue, built, end } = setUp();
    queue.request(1);
    queue.request(2);
    await end(2);
    await queue.settled();
    expect(built).toEqual([1]);
  });

  it('does not build what is published, unless it must', async () => {
    const { queue, built, end } = setUp(5);
    queue.request(5);
    expect(built).toEqual([]);
    queue.request(5, { isForced: true });
    expect(built).toEqual([5]);
    await end(5);
  });

  it('tells of a failed build and goes on with the next request', async () => {
    const { queue, built, failures, end } = setUp();
    queue.request(1);
    queue.request(2);
    await end(new Error('broken'));
    expect(failures).toEqual(['broken']);
    expect(built).toEqual([1, 2]);
    await end(2);
    await queue.settled();
  });

  it('holds requests back and builds them as one when released', async () => {
    const { queue, built, end } = setUp();
    queue.hold();
    queue.request(1);
    queue.request(7);
    expect(built).toEqual([]);
    queue.release();
    expect(built).toEqual([7]);
    await end(7);
  });
});
