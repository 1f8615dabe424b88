import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isOnPostgres } from '@sanabel/scripts/testing/cms/data.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const cms = withCms();
let token: string;
beforeAll(async () => {
  token = await cms.signIn();
});

// PostgreSQL locks rows, not the whole database.
describe.runIf(!isOnPostgres())('while another process has locked the database', () => {
  const lock = () => {
    const database = new DatabaseSync(join(cms.dataDir, 'database', 'sanabel.db'), { timeout: 10_000 });
    database.exec('begin immediate');
    return () => {
      database.exec('rollback');
      database.close();
    };
  };
  /** Begins a write, and returns what has become of it. */
  const write = (arabic: string) => {
    const answer = cms.call('POST', '/glossary', { token, json: { arabic, english: arabic } });
    const state = { isAnswered: false, answer };
    answer.then(() => {
      state.isAnswered = true;
    });
    return state;
  };
  const read = async (count: number): Promise<void> => {
    // Another address each time: an answer from memory would need no database.
    for (let index = 0; index < count; index += 1) expect((await cms.call('GET', `/crops/unknown-${index}`)).status).toBe(404);
  };

  it('reads continue, and a write waits until the lock ends', async () => {
    const unlock = lock();
    const writing = write('حنطة');
    await read(10);
    expect(writing.isAnswered).toBe(false);
    unlock();
    expect((await writing.answer).status).toBe(201);
  });

  it('a write that waits too long is refused as unavailable', async () => {
    const unlock = lock();
    try {
      const answer = await write('قمح صلب').answer;
      expect(answer.status).toBe(503);
      await read(1);
    } finally {
      unlock();
    }
  });
});
