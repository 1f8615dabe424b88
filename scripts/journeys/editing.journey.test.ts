import { crop, publication } from '@sanabel/contract';
import { buildInfo } from '@sanabel/contract/content';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { until } from '../process/until.ts';
import { type Api, createApi, formOf } from '../seed/api.ts';
import { signIn } from '../seed/sign-in.ts';

const { siteUrl, cmsUrl, inboxUrl, admin } = inject('stack');
const PUBLISHED_WITHIN_MS = 60_000;

const CROP = {
  title: 'Sesame of the journey',
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

/** Waits until the site itself says that it shows the last edit. */
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

describe('from an edit to what visitors see', () => {
  it('shows a new crop with its photo in both languages', async () => {
    ({ id } = crop.parse(await editor.send('POST', '/crops', formOf(CROP, { image: await photograph() }))));
    await untilPublished();
    for (const [prefix, name] of [
      ['', CROP.arabicName],
      ['/en', CROP.name],
    ]) {
      const list = await visit(`${prefix}/services/crops`);
      expect(list.text).toContain(name);
      expect(list.text).toContain(`href="${prefix}/services/crop/${id}"`);
      const page = await visit(`${prefix}/services/crop/${id}`);
      expect(page.status).toBe(200);
      expect(page.text).toContain(name);
      const picture = /\/media\/[\w.-]+\.(?:avif|webp)/.exec(page.text.split('<main')[1] ?? '')?.[0];
      expect((await fetch(`${siteUrl}${picture}`)).headers.get('content-type')).toMatch(/^image\//);
    }
  });

  it('shows the change of that crop', async () => {
    await editor.send('PATCH', `/crops/${id}`, { name: 'White sesame', arabicName: 'السمسم الأبيض' });
    await untilPublished();
    expect((await visit(`/services/crop/${id}`)).text).toContain('السمسم الأبيض');
    expect((await visit(`/en/services/crop/${id}`)).text).toContain('White sesame');
    expect((await visit('/services/crops')).text).toContain('السمسم الأبيض');
    expect((await visit('/en/services/crops')).text).toContain('White sesame');
  });

  it('leads visitors of a deleted crop to the services', async () => {
    await editor.send('DELETE', `/crops/${id}`);
    await untilPublished();
    expect(await visit(`/services/crop/${id}`)).toMatchObject({ status: 302, location: '/services' });
    expect(await visit(`/en/services/crop/${id}`)).toMatchObject({ status: 302, location: '/en/services' });
    expect((await visit('/services/crops')).text).not.toContain(id);
  });

  it('ends with a token that is dead', async () => {
    await editor.send('POST', '/auth/logout');
    await expect(editor.get('/publication')).rejects.toMatchObject({ status: 401 });
  });
});
