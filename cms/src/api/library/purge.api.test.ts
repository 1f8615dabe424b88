import { errorBody, type ItemOf, type LibraryMedium } from '@sanabel/contract';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const cms = withCms();
let token: string;
beforeAll(async () => {
  token = await cms.signIn();
});

const send = (method: string, path: string, options: object = {}) => cms.call(method, path, { token, ...options });
const ok = async <T>(answer: Promise<Response>): Promise<T> => {
  const response = await answer;
  expect(response.ok, `${response.url}: ${response.status}`).toBe(true);
  return (await response.json()) as T;
};
const byUrl = async (url: string): Promise<LibraryMedium> =>
  (await ok<LibraryMedium[]>(send('GET', '/library'))).find((one) => one.url === url) ?? expect.fail();
let width = 200;
/** Makes a picture that nothing else uses. */
const picture = () => {
  width += 1;
  return png({ width });
};
const addMember = (fields: object, files: Record<string, Buffer>) =>
  ok<ItemOf<'members'>>(send('POST', '/members', { form: form({ role: 'x', ...fields }, files) }));

describe('a medium that earlier versions alone have', () => {
  const purge = (id: string, options: object = {}) => send('POST', `/library/${id}/purge`, options);
  const replacedPortrait = async () => {
    const member = await addMember({ name: 'Salma' }, { image: await picture() });
    const shown = await byUrl(member.image);
    await ok(send('PATCH', `/members/${member.id}`, { form: form({}, { image: await picture() }) }));
    return { member, shown };
  };
  const versionsOf = async (id: string): Promise<Record<string, unknown>[]> => {
    const lines = await ok<{ id: string }[]>(send('GET', `/versions/members/${id}`));
    return Promise.all(lines.map(async (line) => (await ok<{ item: Record<string, unknown> }>(send('GET', `/versions/${line.id}`))).item));
  };

  it('is deleted for good by an owner: its file is gone, the versions stay without it', async () => {
    const { member, shown } = await replacedPortrait();
    expect([(await cms.file(shown.url)).status, (await cms.file(shown.url, token)).status]).toEqual([404, 200]);
    const before = await versionsOf(member.id);
    expect(before.map(({ image }) => image)).toContain(shown.url);
    expect(await ok(purge(shown.id))).toEqual({ id: shown.id });
    expect([(await cms.file(shown.url, token)).status, (await send('GET', `/library/${shown.id}`)).status]).toEqual([404, 404]);
    expect(await versionsOf(member.id)).toEqual(before.map((item) => (item.image === shown.url ? { ...item, image: '' } : item)));
    const [newest] = await ok<object[]>(send('GET', '/activity'));
    expect(newest).toMatchObject({ action: 'purge', kind: 'library', itemId: shown.id });
    expect((await purge(shown.id)).status).toBe(404);
  });

  it('stays while an item uses it, or one in the bin, and these are named', async () => {
    const member = await addMember({ name: 'Salma', arabicName: 'سلمى' }, { image: await picture() });
    const { id, url } = await byUrl(member.image);
    const isRefused = async () => {
      const answer = await purge(id, { headers: { 'accept-language': 'ar' } });
      const { code, errors = [] } = errorBody.parse(await answer.json());
      expect([answer.status, code, errors]).toEqual([
        409,
        'MEDIUM_USED',
        [{ field: `members/${member.id}`, code: 'medium_used', message: '«سلمى» يستعمل هذا الملف.' }],
      ]);
      expect((await cms.file(url, token)).status).toBe(200);
    };
    await isRefused();
    await ok(send('DELETE', `/members/${member.id}`));
    await isRefused();
  });
});
