import { crop, publication } from '@sanabel/contract';
import { buildInfo } from '@sanabel/contract/content';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { until } from '../../process/until.ts';
import { type Api, createApi, formOf } from '../../seed/api.ts';
import { signIn } from '../../seed/sign-in.ts';

const { siteUrl, cmsUrl, inboxUrl, admin } = inject('stack');
const PUBLISHED_WITHIN_MS = 60_000;

const CROP = {
  title: 'Sesame of the test',
  arabicTitle: 'سمسم الرحلة',
  description: 'A crop that a test has sown.',
  arabicDescription: 'محصول زرعه اختبار.',
  name: 'Sesame',
  arabicName: 'السمسم',
  type: 'Oilseeds',
  growthPeriod: 4,
  season: 'Summer',
} as const;

let editor: Api;
let id: string;
beforeAll(async () => {
  editor = await signIn(createApi(cmsUrl), inboxUrl, admin);
});

const untilPublished = async (): Promise<void> => {
  const { revision } = publication.parse(await editor.get('/publication'));
  await until(async () => buildInfo.parse(await (await fetch(`${siteUrl}/build.json`)).json()).revision >= revision, {
    timeoutMs: PUBLISHED_WITHIN_MS,
    what: `revision ${revision} on the site`,
  });
};

const visit = async (path: string) => {
  const answer = await fetch(`${siteUrl}${path}`, { redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
};

const photograph = async (): Promise<File> => {
  const bytes = await sharp({ create: { width: 900, height: 1125, channels: 3, background: '#e9ae2b' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'sesame.png', { type: 'image/png' });
};

/** Names pages by address, because a dump of a whole page says little. */
const shows = async (path: string, text: string): Promise<string> =>
  `${path} ${(await visit(path)).text.includes(text) ? 'shows' : 'lacks'} ${text}`;
const expectShown = async (path: string, text: string): Promise<void> => expect(await shows(path, text)).toBe(`${path} shows ${text}`);

describe('an edit on its way to visitors', () => {
  it('shows a new crop with its photo in both languages', async () => {
    ({ id } = crop.parse(await editor.send('POST', '/crops', formOf(CROP, { image: await photograph() }))));
    await untilPublished();
    for (const [prefix, name] of [
      ['', CROP.arabicName],
      ['/en', CROP.name],
    ] as const) {
      const path = `${prefix}/services/crop/${id}`;
      await expectShown(`${prefix}/services/crops`, name);
      await expectShown(`${prefix}/services/crops`, `href="${path}"`);
      await expectShown(path, name);
      const page = await visit(path);
      expect(page.status).toBe(200);
      const picture = /\/media\/[\w.-]+\.(?:avif|webp)/.exec(page.text.split('<main')[1] ?? '')?.[0];
      expect((await fetch(`${siteUrl}${picture}`)).headers.get('content-type')).toMatch(/^image\//);
    }
  });

  it('shows a change of that crop', async () => {
    await editor.send('PATCH', `/crops/${id}`, { name: 'White sesame', arabicName: 'السمسم الأبيض' });
    await untilPublished();
    for (const path of [`/services/crop/${id}`, '/services/crops']) {
      await expectShown(path, 'السمسم الأبيض');
      await expectShown(`/en${path}`, 'White sesame');
    }
  });

  it('makes a calendar of its dates, which changes with them and is removed with the last', async () => {
    const calendar = `/calendar/en/${id}-upper.ics`;
    const withSowing = (from: string) =>
      editor.send('PATCH', `/crops/${id}`, { sheet: JSON.stringify({ regions: { upper: { sowing: [{ from, to: '05-25' }] } } }) });
    expect(await visit(calendar)).toMatchObject({ status: 404 });
    await withSowing('05-10');
    await untilPublished();
    const { headers } = await fetch(`${siteUrl}${calendar}`);
    expect([headers.get('content-type'), headers.get('content-security-policy')?.slice(0, 19)]).toEqual([
      'text/calendar; charset=utf-8',
      "default-src 'none';",
    ]);
    await expectShown(calendar, 'SUMMARY;LANGUAGE=en:White sesame: sowing begins\\, Upper Egypt');
    await expectShown(calendar, 'DTSTART;VALUE=DATE:20');
    await expectShown(`/en/services/crop/${id}`, `href="${calendar}"`);
    const before = (await visit(calendar)).text;
    await withSowing('04-20');
    await untilPublished();
    const after = (await visit(calendar)).text;
    expect(after.match(/UID:.*/)?.[0]).toBe(before.match(/UID:.*/)?.[0]);
    expect(after.match(/DTSTART.*/)?.[0]).not.toBe(before.match(/DTSTART.*/)?.[0]);
    await editor.send('PATCH', `/crops/${id}`, { sheet: '' });
    await untilPublished();
    expect(await visit(calendar)).toMatchObject({ status: 404 });
  });

  it('knows the crop by the short address on its poster', async () => {
    for (const prefix of ['', '/en'])
      expect(await visit(`${prefix}/go/${id.slice(-7)}`), prefix).toMatchObject({ status: 200, text: expect.stringContaining('noindex') });
    await expectShown('/short-links-1.json', id);
  });

  it('leads visitors of a deleted crop to the services', async () => {
    await editor.send('DELETE', `/crops/${id}`);
    await untilPublished();
    expect(await visit(`/services/crop/${id}`)).toMatchObject({ status: 302, location: '/services#gone' });
    expect(await visit(`/en/services/crop/${id}`)).toMatchObject({ status: 302, location: '/en/services#gone' });
    expect(await shows('/services/crops', id)).toContain('lacks');
  });

  it('ends with a sign-out that makes the token invalid', async () => {
    await editor.send('POST', '/auth/logout');
    await expect(editor.get('/publication')).rejects.toMatchObject({ status: 401 });
  });
});
