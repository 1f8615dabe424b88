import { type ActivityEntry, activityEntry, type Crop, type TrashEntry, trashEntry } from '@sanabel/contract';
import { crops } from '@sanabel/contract/fixtures';
import { queryDatabase } from '@sanabel/scripts/testing/cms/data.ts';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const cms = withCms();
let token: string;
let crop: Crop;
const { picture: _, pictureAlt: __, arabicPictureAlt: ___, ...fields } = crops[0] ?? { picture: '', pictureAlt: '', arabicPictureAlt: '' };
const json = async <T>(path: string): Promise<T> => (await (await cms.call('GET', path, { token })).json()) as T;

beforeAll(async () => {
  token = await cms.signIn();
  crop = (await (await cms.call('POST', '/crops', { token, form: form(fields, { image: await png() }) })).json()) as Crop;
});

describe('the trash', () => {
  it('keeps what was deleted, and gives it back with its id and its picture', async () => {
    await cms.call('DELETE', `/crops/${crop.id}`, { token });
    const [entry] = await json<TrashEntry[]>('/trash');
    expect(trashEntry.parse(entry)).toMatchObject({
      id: crop.id,
      kind: 'crops',
      title: crop.name,
      arabicTitle: crop.arabicName,
      picture: crop.imageUrl,
    });
    const restored = await cms.call('POST', `/trash/${crop.id}/restore`, { token });
    expect([restored.status, await restored.json()]).toEqual([200, crop]);
    expect(await json('/crops')).toEqual([crop]);
    expect(await json('/trash')).toEqual([]);
    expect((await cms.call('POST', `/trash/${crop.id}/restore`, { token })).status).toBe(404);
    expect((await fetch(cms.url + crop.imageUrl)).status).toBe(200);
  });

  it('can be emptied, which is final', async () => {
    await cms.call('DELETE', `/crops/${crop.id}`, { token });
    expect((await cms.call('DELETE', `/trash/${crop.id}`, { token })).status).toBe(200);
    expect((await cms.call('POST', `/trash/${crop.id}/restore`, { token })).status).toBe(404);
  });

  it('is for staff only', async () => {
    for (const [method, path] of [
      ['GET', '/trash'],
      ['POST', `/trash/${crop.id}/restore`],
      ['DELETE', `/trash/${crop.id}`],
      ['GET', '/activity'],
    ] as const)
      expect((await cms.call(method, path)).status).toBe(401);
  });
});

describe('the record of activity', () => {
  const found = async (filter: object): Promise<number> =>
    (await json<ActivityEntry[]>(`/activity?filter=${encodeURIComponent(JSON.stringify(filter))}`)).length;

  it('says who did what, newest first, and nothing about an application', async () => {
    const application = {
      fullName: 'Canary Applicant',
      phoneNumber: '01012345678',
      role: 'Canary role',
      qualification: 'BSc',
      email: 'canary@example.com',
      experience: '3',
    };
    const { id } = (await (await cms.call('POST', '/job-requests', { json: application })).json()) as { id: string };
    await cms.call('DELETE', `/job-requests/${id}`, { token });
    const entries = await json<ActivityEntry[]>('/activity');
    expect(entries.map((entry) => activityEntry.parse(entry)).map(({ action, kind, title }) => `${action} ${kind} ${title}`)).toEqual([
      'delete job-requests ',
      `purge crops ${crop.name}`,
      `delete crops ${crop.name}`,
      `restore crops ${crop.name}`,
      `delete crops ${crop.name}`,
      `create crops ${crop.name}`,
    ]);
    expect(entries.slice(1).every(({ arabicTitle }) => arabicTitle === crop.arabicName)).toBe(true);
    expect(entries.every(({ adminName }) => adminName !== '')).toBe(true);
    expect(JSON.stringify(entries)).not.toMatch(/canary/i);
  });

  it('is found by a title in either language, and cut to a list and a period', async () => {
    expect(await found({ q: crop.arabicName })).toBe(5);
    expect(await found({ q: crop.name })).toBe(5);
    expect(await found({ kind: 'job-requests', week: true })).toBe(1);
    const weekAgo = new Date(Date.now() - 8 * 86_400_000);
    await queryDatabase(cms.dataDir, "update activity_entries set created_at = ?, arabic_title = null where action = 'create'", weekAgo);
    expect([await found({ week: true }), await found({ month: true })]).toEqual([5, 6]);
    const oldest = (await json<ActivityEntry[]>('/activity')).at(-1);
    expect(activityEntry.parse(oldest).arabicTitle).toBe('');
  });
});
