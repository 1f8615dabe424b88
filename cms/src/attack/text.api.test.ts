import { errorBody } from '@sanabel/contract';
import { articles } from '@sanabel/contract/fixtures';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, describe, expect, it } from 'vitest';

type Fields = Record<string, unknown>;

interface TextField {
  path: string;
  fields: readonly string[];
}

const cms = withCms();
let token: string;
const textFields: TextField[] = [];
const withoutPicture = (fixture: object | undefined): Fields =>
  Object.fromEntries(Object.entries(fixture ?? {}).filter(([name]) => !/picture/i.test(name)));
const ENUMERATED = ['type', 'variant', 'bgColor'];

beforeAll(async () => {
  token = await cms.signIn();
  const image = await png({ width: 40, height: 40 });
  const article = withoutPicture(articles[0]);
  const made = async (path: string, fields: Fields, files: Record<string, Buffer>) => {
    const { id } = (await (await cms.call('POST', path, { token, form: form(fields, files) })).json()) as { id: string };
    return `${path}/${id}`;
  };
  textFields.push({
    path: await made('/articles', article, { image }),
    fields: Object.keys(article).filter((name) => !ENUMERATED.includes(name)),
  });
  textFields.push({
    path: await made('/members', { name: 'x', role: 'x' }, { image }),
    fields: ['name', 'arabicName', 'role', 'arabicRole', 'bio', 'arabicBio'],
  });
  textFields.push({
    path: await made('/partners', { name: 'x', link: 'https://example.com' }, { logo: image }),
    fields: ['name', 'arabicName'],
  });
  textFields.push({ path: '/media', fields: ['address', 'arabicAddress', 'hours', 'arabicHours'] });
});

const all = (fields: readonly string[], text: string): Fields => Object.fromEntries(fields.map((field) => [field, text]));
const change = (path: string, fields: Fields) => cms.call('PATCH', path, { token, json: fields });
const read = async (path: string) => (await (await cms.call('GET', path)).json()) as Fields;

describe('text is stored exactly, in every field:', () => {
  it.each([
    ['a script', `<script>alert("1")</script><img src=x onerror='alert(1)'>`],
    ['quotes and signs', `"'\`\\ & < > % $ ; -- /* */ {{7*7}}`],
    ['a formula', '=HYPERLINK("http://evil.example";"x")'],
    ['joiners', '👩‍🌾 می‌خواهم 🇪🇬'],
    ['a flood of marks', `ا${'\u0651\u064e'.repeat(40)}ب`.normalize('NFC')],
    ['a path', '../../../etc/passwd'],
  ])('%s', async (_, text) => {
    for (const { path, fields } of textFields) {
      const answer = await change(path, all(fields, text));
      expect([path, answer.status]).toEqual([path, 200]);
      expect(await read(path)).toMatchObject(all(fields, text));
    }
  });

  it('20,000 Arabic letters where they fit', async () => {
    const text = 'سنبلة'.repeat(4_000);
    const path = textFields[0]?.path ?? '';
    expect((await change(path, { arabicIntro: text })).status).toBe(200);
    expect((await read(path)).arabicIntro).toBe(text);
  });
});

describe('invisible characters do no harm, in every field:', () => {
  it.each([
    ['an override of direction', 'abc\u202edef نص', 'abcdef نص'],
    ['an escape', 'a\u001b[31mb', 'a[31mb'],
    ['a backspace', 'a\u0008b', 'ab'],
    ['no character at all', 'a\uffffb', 'ab'],
  ])('%s', async (_, text, saved) => {
    for (const { path, fields } of textFields) {
      const answer = await change(path, all(fields, text));
      expect([path, answer.status]).toEqual([path, 200]);
      expect(await read(path)).toMatchObject(all(fields, saved));
    }
  });

  it('breaks of Word and others are lines, or a space where there is one line', async () => {
    for (const { path, fields } of textFields) {
      await change(path, all(fields, 'a\u000bb\u0085c\u2028d'));
      const item = await read(path);
      for (const field of fields) expect(['a\nb\nc\nd', 'a b c d']).toContain(item[field]);
    }
  });
});

describe('text is refused, in every field, and nothing changes:', () => {
  it.each([
    ['NUL', 'a\0b'],
    ['a lone surrogate', 'a\ud800b'],
    ['the other one', '\udc00a'],
  ])('%s', async (_, text) => {
    for (const { path, fields } of textFields) {
      const before = await read(path);
      const answer = await change(path, all(fields, text));
      expect([path, answer.status]).toEqual([path, 400]);
      const refused = errorBody.parse(await answer.json()).errors?.map(({ field }) => field);
      expect(refused?.toSorted()).toEqual(fields.toSorted());
      expect(await read(path)).toEqual(before);
    }
  });

  it('20,001 Arabic letters', async () => {
    for (const { path, fields } of textFields) {
      const before = await read(path);
      for (const field of fields) {
        const answer = await change(path, { [field]: 'س'.repeat(20_001) });
        expect([answer.status, errorBody.parse(await answer.json()).errors?.map((fieldError) => fieldError.field)]).toEqual([400, [field]]);
      }
      expect(await read(path)).toEqual(before);
    }
  });
});

describe('a header in a name', () => {
  it.each([
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com\nX: y',
    'a@example.com,b@example.com',
    '"a b"@example.com',
    'a@b@c.example',
  ])('is no e-mail address: %j', async (email) => {
    const account = { fullName: 'x', password: 'seven 7 furrows', job: 'x', phoneNumber: '01012345678' };
    expect((await cms.call('POST', '/admins', { token, json: { ...account, email } })).status).toBe(400);
    expect((await cms.call('POST', '/auth/login', { json: { email, password: 'x' } })).status).toBe(400);
  });

  it('does not get into a mail', async () => {
    const account = { email: 'plain@sanabel.example', password: 'seven 7 furrows', job: 'x', phoneNumber: '01012345678' };
    const fullName = 'Mona\r\nBcc: b@example.com';
    const made = await cms.call('POST', '/admins', { token, json: { ...account, fullName } });
    expect(await made.json()).toMatchObject({ fullName: 'Mona Bcc: b@example.com' });
    const role = '<img src=x> Bcc: b@example.com';
    const person = { fullName: 'x', phoneNumber: '01012345678', qualification: 'x', email: 'x@example.com', experience: '1' };
    expect((await cms.call('POST', '/job-requests', { json: { ...person, role: `${role}\r\nBcc: c@example.com` } })).status).toBe(201);
    // The same person with invisible characters from pasting.
    for (const email of ['\u200ex@example.com', 'x@exam\u200bple.com', 'ｘ＠example.com', 'X@Example.com\u00ad'])
      expect((await cms.call('POST', '/job-requests', { json: { ...person, role, email } })).status).toBe(409);
  });
});
