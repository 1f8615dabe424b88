import type { Partner } from '@sanabel/contract';
import { type Cms, startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { isOnPostgres } from '@sanabel/scripts/testing/cms/data.ts';
import { query } from '@sanabel/scripts/testing/cms/database.ts';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const NAMES = ['b', 'B', 'a', 'Á', 'é', 'Z', '-z', 'أرض', 'ارض', 'ياء', '٣', '10', '9', '\u{1f33e}', 'ﻻ'];
const byCodePoint = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other));

let cms: Cms;
beforeAll(async () => {
  const first = await startCms();
  const token = await first.signIn();
  const logo = await png({ width: 60, height: 40 });
  for (const name of NAMES) await first.call('POST', '/partners', { token, form: form({ name, link: 'https://example.com/' }, { logo }) });
  // As in a database that was made with another locale than that of the tests.
  if (isOnPostgres()) await query(first, 'alter table partners alter column name type varchar(255) collate "und-x-icu"');
  await first.halt();
  cms = await startCms({}, first.dataDir);
});
afterAll(() => cms.stop());

describe('a list sorted by a text', () => {
  it.each(['ASC', 'DESC'])('is in one and the same order on every database, %s', async (direction) => {
    const answer = await cms.call('GET', `/partners?sort=${encodeURIComponent(JSON.stringify(['name', direction]))}`);
    const expected = [...NAMES].sort(byCodePoint);
    expect(((await answer.json()) as Partner[]).map(({ name }) => name)).toEqual(direction === 'ASC' ? expected : expected.reverse());
  });
});
