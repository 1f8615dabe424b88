import {
  CALLER_HEADER,
  type Content,
  type ContentChanges,
  ENTITIES,
  errorBody,
  type Figures,
  PROXY_SECRET_HEADER,
  TIMED_NAMES,
  type TimedName,
} from '@sanabel/contract';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { fixtureToSend } from '@sanabel/scripts/testing/content/fixtures.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const canaryOf = (name: TimedName): string => `canary-of-${name}`;
const PROXY_SECRET = 'PROXY-SECRET-for-tests-only-0123456789abcdef';
const cms = withCms({ PROXY_SECRET });
let visitors = 0;
/** Each visitor has an address, because each may search only so often. */
const asVisitor = () => {
  visitors += 1;
  return { headers: { [PROXY_SECRET_HEADER]: PROXY_SECRET, [CALLER_HEADER]: `198.51.100.${visitors}` } };
};
let token: string;
let image: Buffer;
beforeAll(async () => {
  token = await cms.signIn();
  image = await png({ width: 64, height: 48 });
});

const fileOf = (name: TimedName): string => ENTITIES[name].files[0]?.field ?? '';
const fullOf = (name: TimedName): Record<string, unknown> => (name === 'gallery' ? { type: 'image' } : fixtureToSend(name));
const oneOf = (name: TimedName): object => ({
  ...(name === 'gallery' ? { type: 'youtube', url: 'aqz-KE-bpKQ' } : {}),
  [ENTITIES[name].titles[0] ?? '']: canaryOf(name),
});

type Answered = { id: string } & Record<string, unknown>;
const json = async <T = Answered>(answer: Response): Promise<T> => {
  const body = (await answer.json()) as { galleryItem?: T };
  expect(answer.ok, JSON.stringify(body)).toBe(true);
  return body.galleryItem ?? (body as T);
};
const create = async (name: TimedName, fields: object): Promise<Answered> =>
  json(await cms.call('POST', `/${name}`, { token, json: fields }));
const createFull = async (name: TimedName, more: object = {}): Promise<Answered> =>
  json(await cms.call('POST', `/${name}`, { token, form: form({ ...fullOf(name), ...more }, { [fileOf(name)]: image }) }));
const patch = (name: TimedName, id: string, fields: object) => cms.call('PATCH', `/${name}/${id}`, { token, json: fields });
const content = async (): Promise<Content> => json(await cms.call('GET', '/content', { token: cms.contentToken }));
const revision = async (): Promise<number> => (await content()).revision;
const filtered = (name: TimedName, filter: object, who?: string) =>
  cms.call('GET', `/${name}?filter=${encodeURIComponent(JSON.stringify(filter))}`, who ? { token: who } : asVisitor());

/** Returns everything public about a list, site content included, as one text. */
const seenByStrangers = async (name: TimedName, id: string): Promise<string> => {
  const paths = [
    `/${name}`,
    `/${name}?range=[0,9]`,
    `/${name}?sort=["id","ASC"]`,
    `/${name}/${id}`,
    '/articles/subtype/awareness',
    '/articles/subtype/climate',
  ];
  const answers = await Promise.all(paths.map((path) => cms.call('GET', path, asVisitor())));
  const searched = await Promise.all([{ q: canaryOf(name) }, { id: [id] }].map((filter) => filtered(name, filter)));
  const ranges = [...answers, ...searched].map(({ headers }) => headers.get('content-range'));
  const texts = await Promise.all([...answers, ...searched].map((answer) => answer.text()));
  const from = await revision();
  const changes = await cms.call('GET', `/content?since=${from}`, { token: cms.contentToken });
  return [...ranges, ...texts, JSON.stringify(await content()), await changes.text()].join('\n');
};

describe.each(TIMED_NAMES)('a draft of %s', (name) => {
  it('is made of one field, and no stranger, no build and no log knows of it', async () => {
    const before = await revision();
    const draft = await create(name, { ...oneOf(name), isDraft: true });
    expect(draft).toMatchObject({ isDraft: true });
    // Repeated, with an editor's read in between, so that a cached answer would show.
    for (const _ of [1, 2]) {
      expect((await cms.call('GET', `/${name}/${draft.id}`)).status).toBe(404);
      expect(await seenByStrangers(name, draft.id)).not.toMatch(new RegExp(`${canaryOf(name)}|${draft.id}"`));
      expect(await json(await cms.call('GET', `/${name}/${draft.id}`, { token }))).toEqual(draft);
      expect(await (await cms.call('GET', `/${name}`, { token })).text()).toContain(canaryOf(name));
    }
    expect((await cms.call('GET', `/${name}`, asVisitor())).headers.get('content-range')).toBe(`${name} */0`);
    expect((await cms.call('GET', `/${name}`, { token: 'x'.repeat(43) })).headers.get('content-range')).toBe(`${name} */0`);
    await patch(name, draft.id, { [ENTITIES[name].search[0] ?? '']: `${canaryOf(name)} again` });
    expect(await revision()).toBe(before);
    expect(cms.log().includes(canaryOf(name))).toBe(false);
  });

  it('is refused without any field', async () => {
    const answer = await cms.call('POST', `/${name}`, { token, json: { isDraft: true } });
    expect(answer.status).toBe(400);
  });

  it('goes to the trash and comes back as a draft, without a revision', async () => {
    const before = await revision();
    const { id } = await create(name, { ...oneOf(name), isDraft: true });
    expect((await cms.call('DELETE', `/${name}/${id}`, { token })).status).toBe(200);
    expect(await json(await cms.call('POST', `/trash/${id}/restore`, { token }))).toMatchObject({ id, isDraft: true });
    expect((await cms.call('GET', `/${name}/${id}`)).status).toBe(404);
    expect(await revision()).toBe(before);
  });

  it('is shown when it is complete, and not before', async () => {
    const { id } = await create(name, { ...oneOf(name), isDraft: true });
    const refused = await patch(name, id, { isDraft: false });
    if (name === 'gallery') expect(refused.status).toBe(200);
    else {
      expect(refused.status).toBe(400);
      const body = errorBody.parse(await refused.json());
      expect(body.code).toBe('FIELDS_REQUIRED');
      const missing = expect.objectContaining({ field: fileOf(name), code: 'file_required' });
      if (ENTITIES[name].files.some(({ isRequired }) => isRequired)) expect(body.errors).toContainEqual(missing);
      const complete = form({ ...fullOf(name), isDraft: false }, { [fileOf(name)]: image });
      const shown = await json(await cms.call('PATCH', `/${name}/${id}`, { token, form: complete }));
      expect(shown).not.toHaveProperty('isDraft');
    }
    expect((await cms.call('GET', `/${name}/${id}`)).status).toBe(200);
    expect((await content())[name].map((item) => item.id)).toContain(id);
    expect((await content()).digests).toHaveProperty(`${name}/${id}`);
  });

  it('that has its files already is shown by a change of its state alone', async () => {
    const { id } = await createFull(name, { isDraft: true });
    expect(await json(await patch(name, id, { isDraft: false }))).not.toHaveProperty('isDraft');
    expect((await cms.call('GET', `/${name}/${id}`)).status).toBe(200);
  });
});

describe('an item that is shown', () => {
  it('is answered to everyone as before, when nothing is said of its time', async () => {
    const made = await createFull('partners');
    const plain = await (await cms.call('GET', `/partners/${made.id}`)).text();
    expect(await (await cms.call('GET', `/partners/${made.id}`, { token })).text()).toBe(plain);
    expect(ENTITIES.partners.item.parse(made)).toEqual(made);
  });

  it('leaves the site when it is made a draft, and its list has another order then', async () => {
    const [one, two] = [await createFull('members'), await createFull('members')];
    const { revision: from } = await content();
    expect(await json(await patch('members', one.id, { isDraft: true, name: '' }))).toMatchObject({ isDraft: true, name: '' });
    expect((await cms.call('GET', `/members/${one.id}`)).status).toBe(404);
    const changes = await json<ContentChanges>(await cms.call('GET', `/content?since=${from}`, { token: cms.contentToken }));
    expect(changes.removed).toEqual([`members/${one.id}`]);
    expect(changes.order.members).toContain(two.id);
    expect(changes.order.members).not.toContain(one.id);
    expect(changes.checksum).toBe((await content()).checksum);
    expect((await patch('members', one.id, { isDraft: false })).status).toBe(400);
    expect((await patch('members', one.id, { isDraft: false, name: 'Mona' })).status).toBe(200);
    expect((await cms.call('GET', `/members/${one.id}`)).status).toBe(200);
  });

  it('shows visitors nothing of a future time', async () => {
    const hideAt = new Date(Math.ceil(Date.now() / 900_000 + 100) * 900_000).toISOString();
    const { id } = await createFull('partners', { hideAt });
    expect(await json(await cms.call('GET', `/partners/${id}`, { token }))).toMatchObject({ hideAt });
    expect(await (await cms.call('GET', `/partners/${id}`)).text()).not.toContain('hideAt');
    expect(JSON.stringify(await content())).not.toContain('hideAt');
  });
});

describe('an editor', () => {
  it('filters by state, and a visitor cannot', async () => {
    const states = async (filter: object): Promise<boolean[]> =>
      (await json<Answered[]>(await filtered('members', filter, token))).map((one) => one.isDraft === true);
    expect(new Set(await states({ state: 'draft' }))).toEqual(new Set([true]));
    expect(new Set(await states({ state: 'live' }))).toEqual(new Set([false]));
    expect((await filtered('members', { state: 'draft' })).status).toBe(400);
    expect((await filtered('members', { willChange: true })).status).toBe(400);
    expect((await filtered('partners', { willChange: true }, token)).headers.get('content-range')).toBe('partners 0-0/1');
    expect((await filtered('partners', { willChange: 'x' }, token)).status).toBe(400);
  });

  it('filters by what items lack, as the figures count it', async () => {
    const answer = await cms.call('POST', '/crops', { token, json: { isDraft: true, arabicName: 'بلا إنجليزية' } });
    const { id } = await json<{ id: string }>(answer);
    for (const lack of ['noPicture', 'noEnglish'] as const) {
      const found = await json<{ id: string }[]>(await filtered('crops', { [lack]: true }, token));
      expect(found.map((one) => one.id)).toContain(id);
      const { states } = await json<Figures>(await cms.call('GET', '/figures', { token }));
      const counted = states.filter(({ list }) => list === 'crops').reduce((sum, row) => sum + (row[lack] ?? 0), 0);
      expect(counted).toBe(found.length);
    }
    expect((await filtered('crops', { noEnglish: true })).status).toBe(400);
    expect((await cms.call('DELETE', `/crops/${id}`, { token })).status).toBe(200);
  });

  it('orders drafts among the others', async () => {
    const ids = (await json<Answered[]>(await cms.call('GET', '/crops', { token }))).map(({ id }) => id).toReversed();
    expect(await json(await cms.call('POST', '/crops/order', { token, json: { ids } }))).toEqual({ ids });
    const seen = (await json<Answered[]>(await cms.call('GET', '/crops'))).map(({ id }) => id);
    expect(seen).toEqual(ids.filter((id) => seen.includes(id)));
  });

  it('learns what is wrong with a time', async () => {
    const at = (quarters: number): string => new Date((Math.floor(Date.now() / 900_000) + quarters) * 900_000).toISOString();
    const { id } = await createFull('partners');
    const fieldErrorsOf = async (fields: object): Promise<string[]> => {
      const body = errorBody.parse(await (await patch('partners', id, fields)).json());
      return (body.errors ?? []).map(({ field, code }) => `${field} ${code}`);
    };
    expect(await fieldErrorsOf({ publishAt: at(-3) })).toEqual(['publishAt time_past']);
    expect(await fieldErrorsOf({ publishAt: at(8), hideAt: at(8) })).toEqual(['hideAt hidden_before_shown']);
    expect(await fieldErrorsOf({ publishAt: '2030-01-01T00:01:00Z' })).toEqual(['publishAt invalid_time']);
    expect(await fieldErrorsOf({ publishAt: at(8) })).toEqual(['publishAt takes_offline']);
    expect(await fieldErrorsOf({ publishAt: at(8), name: 'Nile', takeOffline: false })).toEqual(['publishAt takes_offline']);
    const many = { ids: [id], change: { publishAt: at(8) } };
    expect((await cms.call('POST', '/partners/update-many', { token, json: many })).status).toBe(400);
    expect((await cms.call('GET', `/partners/${id}`)).status).toBe(200);
    expect((await patch('partners', id, { publishAt: at(8), takeOffline: true })).status).toBe(200);
    expect((await patch('partners', id, { publishAt: at(12) })).status).toBe(200);
    expect((await cms.call('GET', `/partners/${id}`)).status).toBe(404);
    expect(await fieldErrorsOf({ hideAt: at(4) })).toEqual(['hideAt hidden_before_shown']);
    expect((await patch('partners', id, { publishAt: null })).status).toBe(200);
    expect((await cms.call('GET', `/partners/${id}`)).status).toBe(200);
  });
});
