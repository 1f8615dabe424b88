import { type Content, type Figures, STALENESS_FIELDS } from '@sanabel/contract';
import { crops } from '@sanabel/contract/fixtures';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const cms = withCms();
let token: string;
let id: string;

type Answered = { id: string; updatedAt: string } & Record<string, unknown>;
const json = async <T = Answered>(answer: Response): Promise<T> => {
  const body = (await answer.json()) as T;
  expect(answer.ok, JSON.stringify(body)).toBe(true);
  return body;
};
const patch = (fields: object, headers: Record<string, string> = {}) => cms.call('PATCH', `/crops/${id}`, { token, json: fields, headers });
const read = (path: string, who?: string) => cms.call('GET', path, who ? { token: who } : {});
const content = async (): Promise<Content> => json(await cms.call('GET', '/content', { token: cms.contentToken }));
const filtered = async (filter: object): Promise<string[]> =>
  (await json<Answered[]>(await read(`/crops?filter=${encodeURIComponent(JSON.stringify(filter))}`, token))).map((one) => one.id);
const counted = async (): Promise<Record<string, number>> => {
  const { states } = await json<Figures>(await read('/figures', token));
  const rows = states.filter(({ list }) => list === 'crops');
  return Object.fromEntries(STALENESS_FIELDS.map((field) => [field, rows.reduce((sum, row) => sum + (row[field] ?? 0), 0)]));
};

beforeAll(async () => {
  token = await cms.signIn();
  const image = await png({ width: 64, height: 48 });
  const fields = Object.fromEntries(Object.entries(crops[0] ?? {}).filter(([name]) => !/picture/i.test(name)));
  ({ id } = await json(await cms.call('POST', '/crops', { token, form: form(fields, { image }) })));
});

describe('the two languages of an item', () => {
  it('are marked, filtered and counted when only one changes, and visitors see nothing of it', async () => {
    expect(await json(await patch({ arabicName: 'قمح الخبز' }))).toMatchObject({ staleEnglish: 'name' });
    expect(await filtered({ staleEnglish: true })).toEqual([id]);
    expect(await filtered({ staleArabic: true })).toEqual([]);
    expect(await counted()).toEqual({ staleEnglish: 1, staleArabic: 0, unreadDraft: 0 });
    const seen = [await (await read(`/crops/${id}`)).text(), await (await read('/crops')).text(), JSON.stringify(await content())];
    expect(seen.join()).not.toMatch(/stale|unread/);
    expect((await read('/crops?filter={"staleEnglish":true}')).status).toBe(400);
  });

  it('are said to be right as they are without a revision, a new time or a build', async () => {
    const [before, stored] = [await json(await read(`/crops/${id}`, token)), await content()];
    const saved = await json(await patch({ inStep: 'name' }, { 'If-Match': `"${before.updatedAt}"` }));
    expect(saved).not.toHaveProperty('staleEnglish');
    expect(saved.updatedAt).toBe(before.updatedAt);
    expect(await content()).toEqual(stored);
    expect(await filtered({ staleEnglish: true })).toEqual([]);
  });

  it('keep which texts are first drafts, for the next editor', async () => {
    const draft = { description: 'Made by a machine.', unreadDraft: 'description' };
    await patch({ ...draft, arabicDescription: 'نص جديد' });
    expect(await json(await read(`/crops/${id}`, token))).toMatchObject({ unreadDraft: 'description' });
    expect(await filtered({ unreadDraft: true })).toEqual([id]);
    const { revision } = await content();
    expect(await json(await patch({ unreadDraft: '' }))).not.toHaveProperty('unreadDraft');
    expect((await content()).revision).toBe(revision);
  });

  it('take no name but those of fields in both languages', async () => {
    expect((await patch({ inStep: 'season' })).status).toBe(400);
    expect((await patch({ unreadDraft: 'name,nothing' })).status).toBe(400);
    expect((await patch({ staleEnglish: '' })).status).toBe(400);
  });
});
