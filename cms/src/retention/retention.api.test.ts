import { randomUUID } from 'node:crypto';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { type Crop, type ItemOf, VERSIONS_PER_ITEM } from '@sanabel/contract';
import { crops } from '@sanabel/contract/fixtures';
import { startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { queryDatabase } from '@sanabel/scripts/testing/cms/data.ts';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { mp3 } from '@sanabel/scripts/testing/cms/voice.ts';
import { expect, it } from 'vitest';

const LONG_AGO = Date.now() - 400 * 24 * 3600 * 1000;

it('a start deletes items past their retention, files without a row and counts that are over, and keeps the rest', async () => {
  const first = await startCms();
  const token = await first.signInByMail();
  const add = async (name: string, width: number) => {
    const answer = await first.call('POST', '/members', { token, form: form({ name, role: 'x' }, { image: await png({ width }) }) });
    return (await answer.json()) as ItemOf<'members'>;
  };
  const [kept, trashed, purged] = [await add('kept', 100), await add('trashed', 110), await add('purged', 120)];
  await first.call('DELETE', `/members/${trashed.id}`, { token });
  await first.call('DELETE', `/members/${purged.id}`, { token });
  const { picture: _, ...fields } = crops[0] ?? expect.fail();
  const voiced = form(fields, { image: await png(), voice: mp3({ seconds: 2 }) });
  const spoken = (await (await first.call('POST', '/crops', { token, form: voiced })).json()) as Crop;
  const again = form({}, { voice: mp3({ seconds: 3 }) });
  const { voiceUrl } = (await (await first.call('PATCH', `/crops/${spoken.id}`, { token, form: again })).json()) as Crop;
  const application = {
    fullName: 'a',
    phoneNumber: '01012345678',
    role: 'b',
    qualification: 'c',
    email: 'old@example.com',
    experience: '1',
  };
  await first.call('POST', '/job-requests', { json: { ...application, idempotencyKey: randomUUID() } });
  await first.call('POST', '/job-requests', { json: { ...application, email: 'new@example.com' } });
  await first.call('POST', '/autosaves/crops/new', { token, json: { values: { title: 'x' }, basedOn: null, draftId: 'd'.repeat(16) } });
  await first.call('POST', `/presence/crops/${spoken.id}`, { token, json: { tab: 'a'.repeat(20) } });
  await first.halt();

  const longAgo = new Date(LONG_AGO);
  const change = (statement: string) => queryDatabase(first.dataDir, statement, longAgo);
  await change("update job_requests set created_at = ? where email = 'old@example.com'");
  await change("update trash_entries set deleted_at = ? where title = 'purged'");
  await change('update media_files set created_at = ?');
  await change('update versions set created_at = ?');
  await change('update autosaves set saved_at = ?');
  await change('update idempotency_keys set created_at = ?');
  await change('update presences set expires_at = ?');
  const columns = 'kind, item_id, act, batch, item, changed, files, created_at';
  const numbers = `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n <= ${VERSIONS_PER_ITEM})`;
  const copied = `select 'copy' || n, ${columns} from numbers, (select * from versions where item_id = '${kept.id}' limit 1) as one`;
  await queryDatabase(first.dataDir, `${numbers} insert into versions (document_id, ${columns}) ${copied}`);
  await queryDatabase(first.dataDir, "update versions set created_at = ? where document_id like 'copy%'", new Date());
  const versionsOf = async (id: string) => (await queryDatabase(first.dataDir, `select id from versions where item_id = '${id}'`)).length;
  expect(await versionsOf(kept.id)).toBe(VERSIONS_PER_ITEM + 2);
  await change('update media_files set unused_since = ?');
  // The oldest count of a caller has expired, the others have not.
  await change('update rate_limits set window_ends_at = ? where id = (select min(id) from rate_limits)');
  const counts = () => queryDatabase(first.dataDir, 'select id, window_ends_at from rate_limits order by id');
  const [over, ...open] = (await counts()) as object[];
  expect(open.length).toBeGreaterThan(0);
  const uploads = join(first.dataDir, 'public', 'uploads');
  for (const name of await readdir(uploads)) await utimes(join(uploads, name), LONG_AGO / 1000, LONG_AGO / 1000);

  const second = await startCms({}, first.dataDir);
  await expect.poll(counts).not.toContainEqual(over);
  expect(await counts()).toEqual(expect.arrayContaining(open));
  const later = await second.signIn();
  const read = async (path: string) =>
    (await (await second.call('GET', path, { token: later })).json()) as { email?: string; title?: string }[];
  await expect.poll(async () => (await read('/job-requests')).map(({ email }) => email)).toEqual(['new@example.com']);
  await expect.poll(async () => (await read('/trash')).map(({ title }) => title)).toEqual(['trashed']);
  const statusOf = async (address: string) => (await second.file(address, later)).status;
  await expect.poll(() => statusOf(purged.image)).toBe(404);
  expect([await statusOf(kept.image), await statusOf(trashed.image)]).toEqual([200, 200]);
  expect([await statusOf(spoken.voiceUrl), await statusOf(voiceUrl)]).toEqual([404, 200]);
  for (const name of ['autosaves', 'presences', 'idempotency_keys'])
    await expect.poll(() => queryDatabase(first.dataDir, `select id from ${name}`)).toEqual([]);
  expect(await Promise.all([kept, trashed, purged, spoken].map(({ id }) => versionsOf(id)))).toEqual([VERSIONS_PER_ITEM, 1, 0, 1]);
  await second.stop();
});
