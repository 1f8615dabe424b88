import type { ItemOf } from '@sanabel/contract';
import { type Cms, startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { isOnPostgres } from '@sanabel/scripts/testing/cms/data.ts';
import { query } from '@sanabel/scripts/testing/cms/database.ts';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const NAMES = [
  ...['b', 'B', 'a', 'Á', 'é', 'Z', '-z', 'ياء', '٣', '10', '9', '\u{1f33e}', 'لامع', 'إبراهيم', 'ابراهيم', 'أحمد', 'احمد'],
  ...['آمال', 'بدر', 'مُنى', 'منى', 'فاطمة', 'فاطمه', 'الحاج', 'حاج'],
];

let cms: Cms;
beforeAll(async () => {
  const first = await startCms();
  const token = await first.signIn();
  const logo = await png({ width: 60, height: 40 });
  for (const name of NAMES) await first.call('POST', '/partners', { token, form: form({ name, link: 'https://example.com/' }, { logo }) });
  if (isOnPostgres()) await query(first, 'alter table partners alter column name_sort_key type text collate "und-x-icu"');
  await query(first, "update partners set name_sort_key = null where name < 'b'");
  await first.halt();
  cms = await startCms({}, first.dataDir);
});
afterAll(() => cms.stop());

describe('a list sorted by a text', () => {
  it.each(['ASC', 'DESC'])('is in the order of an Arabic directory on every database, page by page, %s', async (direction) => {
    const names: string[] = [];
    for (let from = 0; from < NAMES.length; from += 5) {
      const address = new URLSearchParams({ sort: JSON.stringify(['name', direction]), range: JSON.stringify([from, from + 4]) });
      names.push(...((await (await cms.call('GET', `/partners?${address}`)).json()) as ItemOf<'partners'>[]).map(({ name }) => name));
    }
    const expected = NAMES.toSorted(new Intl.Collator('ar').compare);
    expect(names).toEqual(direction === 'ASC' ? expected : expected.reverse());
  });
});
