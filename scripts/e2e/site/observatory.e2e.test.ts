import { expect, inject, it } from 'vitest';
import { observatoryMarks, observatoryScore } from '../../site-server/observatory.ts';
import { pageKinds } from './pages.ts';

const { siteUrl, cmsUrl } = inject('stack');

it("every kind of page, and the control panel, has at least 110 points by the rules of Mozilla's Observatory", async () => {
  const paths = [...(await pageKinds(cmsUrl)).map(({ path }) => path), '/admin/', '/no-such-page'];
  for (const path of paths) {
    const answer = await fetch(siteUrl + path);
    const marks = observatoryMarks(Object.fromEntries(answer.headers), await answer.text());
    expect({ path, isEnough: observatoryScore(marks) >= 110, marks }).toMatchObject({ isEnough: true });
  }
});

it('no page may have a style or a script of somebody else in itself', async () => {
  const policy = (await fetch(siteUrl)).headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/; style-src 'self'(?: 'sha256-[\w+/=]{44}')+; /);
  expect(policy).toContain("; script-src 'self'; ");
});
