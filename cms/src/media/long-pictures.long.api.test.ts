import { blackPng, form } from '@sanabel/scripts/testing/cms/pictures.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { expect, it } from 'vitest';

const cms = withCms();

it.each([
  [1_080, 20_000],
  [700, 17_000],
  [20_000, 600],
])('a screenshot of a whole page, of %i by %i pixels, is made smaller', async (width, height) => {
  const token = await cms.signInByMail();
  const answer = await cms.call('POST', '/library', { token, form: form({}, { file: blackPng(width, height) }) });
  expect(answer.status).toBe(201);
});
