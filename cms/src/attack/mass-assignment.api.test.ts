import { type Admin, errorBody } from '@sanabel/contract';
import { crops } from '@sanabel/contract/fixtures';
import { query, setTimestamp } from '@sanabel/scripts/testing/cms/database.ts';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const cms = withCms();
let token: string;
beforeAll(async () => {
  token = await cms.signIn();
});

const { picture: _, pictureAlt: __, arabicPictureAlt: ___, ...crop } = crops[0] ?? expect.fail();
const colleague = { fullName: 'منى', email: 'mona@sanabel.example', password: 'seven 7 furrows', job: 'محررة', phoneNumber: '01012345678' };
const hidden = { role: 'admin', id: 'a'.repeat(24), documentId: 'a'.repeat(24), confirmed: true, blocked: false, accountRole: 'admin' };
const more = { createdAt: '2020-01-01T00:00:00.000Z', position: 1, searchText: 'x', imageUrl: '/uploads/x.webp', constructor: 'x' };

describe('fields that no caller may set', () => {
  it.each(Object.entries({ ...hidden, ...more }))('such as %s are refused everywhere, and nothing is kept', async (name, value) => {
    const image = await png({ width: 60, height: 60 });
    const answers = await Promise.all([
      cms.call('POST', '/crops', { token, form: form({ ...crop, [name]: value }, { image }) }),
      cms.call('POST', '/admins', { token, json: { ...colleague, [name]: value } }),
      cms.call('PATCH', '/media', { token, json: { [name]: value } }),
      cms.call('POST', '/auth/login', { json: { ...cms.admin, [name]: value } }),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(errorBody.parse(await answer.json()).errors).toContainEqual(expect.objectContaining({ field: name, code: 'unknown_field' }));
    }
    expect(await (await cms.call('GET', '/crops')).json()).toEqual([]);
    expect(await (await cms.call('GET', '/admins', { token })).json()).toHaveLength(1);
  });

  it.each(['__proto__', 'constructor', 'prototype'])('the key %s of JSON is refused', async (key) => {
    const answer = await fetch(`${cms.url}/api/v1/media`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: `{"email":"a@example.com","${key}":{"isAdmin":true}}`,
    });
    expect(answer.status).toBe(400);
  });
});

describe("Strapi's own query parameters", () => {
  it.each([
    'populate=*',
    'populate[role][populate]=*',
    'filters[email][$contains]=a',
    'fields[0]=password',
    'status=draft',
    'locale=en',
    'pagination[pageSize]=1',
    '_q=x',
  ])('change nothing: %s', async (query) => {
    for (const path of ['/admins', '/activity', '/crops']) {
      const plain = await (await cms.call('GET', path, { token })).text();
      const asked = await cms.call('GET', `${path}?${query}`, { token });
      expect([asked.status, await asked.text()]).toEqual([200, plain]);
    }
  });

  it.each(['password', 'searchText', 'accountRole', 'confirmed', 'resetPasswordToken', 'id.x', '__proto__', 'constructor'])(
    'a list is not sorted or filtered by %s',
    async (name) => {
      const query = [`sort=${encodeURIComponent(JSON.stringify([name, 'ASC']))}`, `filter=${encodeURIComponent(`{"${name}":"a"}`)}`];
      for (const parameter of query) expect((await cms.call('GET', `/admins?${parameter}`, { token })).status).toBe(400);
    },
  );
});

describe('two admins who delete each other at once', () => {
  it('never leave the club without an admin', async () => {
    for (let round = 0; round < 3; round += 1) {
      const email = `rival${round}@sanabel.example`;
      const rival = (await (await cms.call('POST', '/admins', { token, json: { ...colleague, email } })).json()) as Admin;
      await cms.call('POST', '/auth/login', { json: { email, password: colleague.password } });
      const otp = /^\d{6}$/m.exec((await cms.inbox.next(email)).text ?? '')?.[0];
      const { token: hers } = (await (await cms.call('POST', '/auth/verify-login', { json: { email, otp } })).json()) as { token: string };
      const me = (await (await cms.call('GET', '/auth/me', { token })).json()) as Admin;
      const answers = await Promise.all([
        cms.call('DELETE', `/admins/${rival.id}`, { token }),
        cms.call('DELETE', `/admins/${me.id}`, { token: hers }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const left = await query<{ email: string }>(cms, 'select email from up_users');
      expect(left).toHaveLength(1);
      if (answers[1]?.status === 200) {
        token = hers;
        await cms.call('POST', '/admins', { token, json: { ...colleague, ...cms.admin } });
        await setTimestamp(cms, 'rate_limits', 'window_ends_at', -1);
        token = await cms.signIn();
        await cms.call('DELETE', `/admins/${rival.id}`, { token });
      }
    }
  });
});
