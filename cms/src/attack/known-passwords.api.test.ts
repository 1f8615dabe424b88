import { readFileSync } from 'node:fs';
import { fieldMessage } from '@sanabel/contract';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { expect, it } from 'vitest';

const cms = withCms();

/** The compiled CMS reads the list that is shipped. */
const known = readFileSync(new URL('../../data/known-passwords.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const TRIED = 85;

it('passwords that have leaked most are refused with the reason, for a colleague and in the language of the caller', async () => {
  const token = await cms.signIn();
  expect(known.length).toBeGreaterThanOrEqual(3_000);
  const accepted: string[] = [];
  for (const [index, password] of known.slice(0, TRIED).entries()) {
    const json = { fullName: 'زميل', email: `colleague.${index}@sanabel.example`, password, job: 'x', phoneNumber: '01012345678' };
    const answer = await cms.call('POST', '/admins', { token, json, headers: { 'accept-language': 'ar' } });
    if (answer.status !== 400) accepted.push(password);
    else
      expect((await answer.json()).errors[0]).toMatchObject({
        field: 'password',
        message: fieldMessage({ field: 'password', code: 'password_common' }, 'ar'),
      });
  }
  expect(accepted).toEqual([]);
});

it('one that has leaked is refused in capitals too, and what is not in the list is accepted', async () => {
  const token = await cms.signIn();
  const json = { fullName: 'زميل', email: 'other@sanabel.example', job: 'x', phoneNumber: '01012345678' };
  expect((await cms.call('POST', '/admins', { token, json: { ...json, password: 'STRATOCASTER' } })).status).toBe(400);
  expect((await cms.call('POST', '/admins', { token, json: { ...json, password: 'qanat 88 lentils' } })).status).toBe(201);
});
