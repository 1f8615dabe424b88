import { CONTACT as contact } from '@sanabel/brand/club';
import { type Backgrounds, errorBody, SECTIONS } from '@sanabel/contract';
import { jobRequestEntity } from '@sanabel/contract/entities/job-request';
import { articles, members, partners } from '@sanabel/contract/fixtures';
import { form, png, webp } from '@sanabel/scripts/testing/cms/pictures.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const cms = withCms();
let token: string;
beforeAll(async () => {
  token = await cms.signIn();
});

const withoutPicture = <T extends object>(fixture: T | undefined): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fixture ?? {}).filter(([name]) => !/picture/i.test(name)));
const json = async <T = Record<string, unknown>>(answer: Response | Promise<Response>): Promise<T> => (await (await answer).json()) as T;

describe('articles', () => {
  it('live like crops, and are listed by their kind', async () => {
    const input = withoutPicture(articles.find(({ type }) => type === 'climate'));
    const created = await cms.call('POST', '/articles', { token, form: form(input, { image: await png() }) });
    expect(created.status).toBe(201);
    const article = await json<{ id: string }>(created);
    expect(article).toMatchObject({ ...input, variant: '', bgColor: '' });
    expect(await json(cms.call('GET', '/articles/subtype/climate'))).toEqual([article]);
    expect(await json(cms.call('GET', '/articles/subtype/awareness'))).toEqual([]);
    expect((await cms.call('GET', '/articles/subtype/other')).status).toBe(404);

    const long = 'سنبلة\n'.repeat(3_000).trim();
    const patched = await json(
      cms.call('PATCH', `/articles/${article.id}`, { token, json: { arabicIntro: `${long}\r\n`, bgColor: 'green-100' } }),
    );
    expect(patched).toMatchObject({ ...input, arabicIntro: long, bgColor: 'green-100' });
    expect((await cms.call('DELETE', `/articles/${article.id}`, { token })).status).toBe(200);
    expect((await cms.call('GET', `/articles/${article.id}`)).status).toBe(404);
  });
});

describe('partners and members', () => {
  it('are added with a picture, WEBP too, and changed', async () => {
    const partner = await json(cms.call('POST', '/partners', { token, form: form(withoutPicture(partners[0]), { logo: await webp() }) }));
    expect(partner).toMatchObject(withoutPicture(partners[0]));
    const member = await json<{ id: string }>(
      cms.call('POST', '/members', { token, form: form({ name: 'Mona', role: 'Agronomist' }, { image: await png() }) }),
    );
    expect(member).toMatchObject({ name: 'Mona', arabicName: '', bio: '', arabicBio: '' });
    const changed = await json(cms.call('PATCH', `/members/${member.id}`, { token, json: { bio: 'Grows onions.' } }));
    expect(changed).toMatchObject({ name: 'Mona', bio: 'Grows onions.' });
    expect(members.length).toBeGreaterThan(0);
  });

  it.each(['javascript:alert(1)', 'https://user:pass@example.com/', 'example', 'https://', 'ftp://example.com'])(
    'refuse the link %j',
    async (link) => {
      const answer = await cms.call('POST', '/partners', { token, form: form({ name: 'x', link }, { logo: await png() }) });
      expect(answer.status).toBe(400);
      expect(errorBody.parse(await answer.json()).errors).toMatchObject([{ field: 'link', code: 'invalid_link' }]);
    },
  );
});

describe('video links', () => {
  it.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3s',
    'https://youtu.be/aqz-KE-bpKQ?si=abc',
    'https://m.youtube.com/shorts/aqz-KE-bpKQ',
    'youtube.com/live/aqz-KE-bpKQ',
  ])('are stored as their id: %s', async (url) => {
    const { galleryItem } = await json<{ galleryItem: object }>(cms.call('POST', '/gallery', { token, json: { type: 'youtube', url } }));
    expect(galleryItem).toMatchObject({ type: 'youtube', url: 'aqz-KE-bpKQ', duration: null });
  });

  it("are refused with the specification's words when they are something else", async () => {
    const answer = await cms.call('POST', '/gallery', { token, json: { type: 'youtube', url: 'https://vimeo.com/123' } });
    expect([answer.status, (await json(answer)).message]).toEqual([400, 'رابط يوتيوب غير صالح']);
  });
});

describe('the contact record', () => {
  it('is empty at first, and never saved blank', async () => {
    expect(Object.values(await json(cms.call('GET', '/media')))).toEqual(Array(10).fill(''));
    const saved = await json(
      cms.call('PATCH', '/media', {
        token,
        json: { ...contact, phoneNumber: '٠١٠ ١٢٣٤-٥٦٧٨', whatsappLink: 'https://wa.me/201012345678' },
      }),
    );
    expect(saved).toEqual({ ...contact, phoneNumber: '01012345678', whatsappLink: '+201012345678' });
    const blank = await cms.call('PATCH', '/media', { token, json: { ...contact, email: '  ' }, headers: { 'accept-language': 'en' } });
    expect([blank.status, (await json(blank)).message]).toEqual([400, 'please fill all fields before saving']);
    expect(await json(cms.call('GET', '/media'))).toEqual(saved);
  });

  it('keeps the edit of the first of two editors who read it together', async () => {
    const [mine = '', theirs = ''] = await Promise.all(
      [token, undefined].map(async (who) => (await cms.call('GET', '/media', who ? { token: who } : {})).headers.get('etag') ?? ''),
    );
    expect(mine).toBe(theirs);
    const save = (address: string, version: string) =>
      cms.call('PATCH', '/media', { token, json: { address }, headers: { 'if-match': version } });
    const answers = await Promise.all(['14 Mill Street', '15 Mill Street'].map((address) => save(address, mine)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const first = answers.find(({ status }) => status === 200);
    const { address } = await json<{ address: string }>(cms.call('GET', '/media'));
    expect(await first?.json()).toMatchObject({ address });
    // A compressing proxy makes the tag weak.
    expect((await save('16 Mill Street', `W/${first?.headers.get('etag')}`)).status).toBe(200);
    expect((await save('17 Mill Street', '*')).status).toBe(200);
  });
});

describe('backgrounds', () => {
  const read = () => json<Backgrounds>(cms.call('GET', '/backgrounds'));
  const add = async (section: string, width: number) =>
    json<{ id: string; url: string }>(
      cms.call('POST', '/backgrounds/add', { token, form: form({ section }, { image: await png({ width }) }) }),
    );

  it('show the first of a section until another is selected, and the newest left when that one is deleted', async () => {
    expect(Object.keys((await read()).backgroundsBySection)).toEqual([...SECTIONS]);
    const [first, second, third] = [await add('goles', 400), await add('goles', 410), await add('goles', 420)];
    expect((await read()).selectedBackgrounds.goles).toBe(first.id);
    const selected = await cms.call('POST', '/backgrounds/select', { token, json: { section: 'goles', backgroundId: second.id } });
    expect(await json(selected)).toEqual({ section: 'goles', backgroundId: second.id });
    expect((await read()).selectedBackgrounds.goles).toBe(second.id);
    await cms.call('DELETE', `/backgrounds/${second.id}`, { token });
    expect((await read()).selectedBackgrounds.goles).toBe(third.id);
    expect(
      await json(cms.call('POST', '/backgrounds/get-backgrounds-by-sections', { json: { sections: ['gallery', 'goles', 'goles'] } })),
    ).toEqual({
      data: [{ section: 'goles', url: third.url }],
    });
    const foreign = await cms.call('POST', '/backgrounds/select', { token, json: { section: 'gallery', backgroundId: third.id } });
    expect(foreign.status).toBe(400);
    expect((await cms.call('POST', '/backgrounds/get-backgrounds-by-sections', { json: { sections: ['attic'] } })).status).toBe(400);
  });

  it('leave a section to the drawing of the site when that is chosen, also when pictures are added and deleted', async () => {
    const first = await add('contactUs', 430);
    expect((await read()).selectedBackgrounds.contactUs).toBe(first.id);
    const drawing = await cms.call('POST', '/backgrounds/select', { token, json: { section: 'contactUs', backgroundId: null } });
    expect(await json(drawing)).toEqual({ section: 'contactUs', backgroundId: null });
    expect((await read()).selectedBackgrounds.contactUs).toBeNull();
    await add('contactUs', 440);
    await cms.call('DELETE', `/backgrounds/${first.id}`, { token });
    expect((await read()).selectedBackgrounds.contactUs).toBeNull();
  });
});

describe('job requests', () => {
  const application = {
    fullName: ' منى عبد الله ',
    phoneNumber: '٠١٠١٢٣٤٥٦٧٨',
    role: 'مهندسة زراعية',
    qualification: 'بكالوريوس\nزراعة',
    email: ' Mona@Example.com ',
    experience: '٣',
  };
  const apply = (json: object, language = 'en') => cms.call('POST', '/job-requests', { json, headers: { 'accept-language': language } });

  it('are taken from anyone, one for each address, and seen by admins only', async () => {
    const answer = await apply(application);
    expect(answer.status).toBe(201);
    const request = await json<{ id: string }>(answer);
    expect(request).toMatchObject({
      fullName: 'منى عبد الله',
      phoneNumber: '01012345678',
      email: 'mona@example.com',
      qualification: 'بكالوريوس\nزراعة',
    });
    const again = await apply({ ...application, email: 'MONA@example.com' });
    expect([again.status, (await json(again)).message]).toEqual([409, 'Email already registered']);
    expect((await cms.call('GET', '/job-requests')).status).toBe(401);
    expect(await json(cms.call('GET', '/job-requests', { token }))).toEqual([{ ...request, ...jobRequestEntity.fallback }]);
    await cms.call('DELETE', `/job-requests/${request.id}`, { token });
    expect((await apply(application)).status).toBe(201);
    expect(cms.log()).not.toContain('منى');
  });

  it.each(Object.keys(application))('need their %s', async (field) => {
    const answer = await apply({ ...application, email: 'other@example.com', [field]: ' ' });
    expect([answer.status, (await json(answer)).message]).toEqual([400, 'Please fill out all fields']);
  });
});
