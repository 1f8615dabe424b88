import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { form, png } from '../../testing/cms/pictures.ts';
import { withBrowser } from '../../testing/visit.ts';
import { type ClockedStack, openClockedStack } from './clocked-stack.ts';
import { CROP, choose, SOON } from './content.ts';
import { openPanel } from './panel.ts';

/** Nights in which Egypt changes its clocks in 2027, an hour before what is tested in each. */
const SPRING = Date.parse('2027-04-29T21:10:00Z');
const AUTUMN = Date.parse('2027-10-28T20:10:00Z');

let stack: ClockedStack;
const browser = withBrowser();
let session: Awaited<ReturnType<ClockedStack['signIn']>>;

beforeAll(async () => {
  stack = await openClockedStack(SPRING);
});
afterAll(() => stack.stop());

/** A session ends after an hour without a call, and the two nights are months apart. */
const signIn = async (): Promise<void> => {
  session = await stack.signIn();
};
const addCrop = async (name: string, timing: object = {}): Promise<string> => {
  const image = await png({ width: 400, height: 500 });
  const answer = await stack.cms.call('POST', '/crops', {
    token: session.token,
    form: form({ ...CROP, name, arabicName: name, ...timing }, { image }),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
};
const stored = async (id: string): Promise<{ publishAt?: string; hideAt?: string }> =>
  (await (await stack.cms.call('GET', `/crops/${id}`, { token: session.token })).json()) as object;

interface Edit {
  id: string;
  now: number;
  locale?: 'ar' | 'en';
  act: (line: Locator, page: Page) => Promise<void>;
}
/** `now` is the time on the editor's clock. */
const edit = async ({ id, now, locale = 'ar', act }: Edit): Promise<void> => {
  const { page, complaints } = await openPanel(browser(), { locale, siteUrl: stack.siteUrl, session, now }, `/admin/crops/${id}`);
  await act(page.locator('.timing'), page);
  expect(complaints).toEqual([]);
  await page.context().close();
};
const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'حفظ الموعد' }).click();
  // The panel asks about a crop that is on the site.
  const question = page.getByRole('button', { name: 'إخفاؤه حتى الموعد' });
  const kept = page.getByText('ولا يراه الزوّار بعد.');
  await question.or(kept).first().waitFor();
  if (await question.isVisible()) await question.click();
  await kept.waitFor();
};
const hours = (line: Locator): Promise<string[]> => line.getByLabel('الساعة').first().locator('option').allInnerTexts();

/** Moves the clock; the server notices it after any save. */
const goTo = async (timestamp: number): Promise<void> => {
  await stack.clock.goOnFrom(timestamp);
  const nudged = (await (await stack.cms.call('GET', '/crops', { token: session.token })).json()) as { id: string; isDraft?: boolean }[];
  const draft = nudged.find(({ isDraft }) => isDraft)?.id ?? (await addCrop('Draft', { isDraft: true }));
  await stack.cms.call('PATCH', `/crops/${draft}`, { token: session.token, json: { name: `Draft at ${timestamp}` } });
};
const seen = async (id: string, name: string): Promise<[api: number, page: number, isListed: boolean]> => {
  const api = await fetch(`${stack.siteUrl}/api/v1/crops/${id}`);
  const page = await fetch(`${stack.siteUrl}/services/crop/${id}`, { redirect: 'manual' });
  return [api.status, page.status, (await (await fetch(`${stack.siteUrl}/services/crops`)).text()).includes(name)];
};
const HIDDEN = [404, 302, false];
const THERE = [200, 200, true];

describe('the night whose first hour is skipped', () => {
  it('says so in the form, offers no such hour, and begins at the right moment', async () => {
    await signIn();
    const id = await addCrop('نعناع الربيع');
    await edit({
      id,
      now: SPRING,
      act: async (line, page) => {
        await choose(page, 'في موعد');
        await choose(page, 'يختفي عن الزوّار');
        await line.getByLabel('يُنشر يوم').fill('2027-04-29');
        expect((await hours(line)).slice(0, 2)).toEqual(['١٢:٠٠\u00a0ص', '١٢:١٥\u00a0ص']);
        await line.getByLabel('الساعة').selectOption('١٢:٣٠\u00a0ص');
        await line.getByLabel('يُنشر يوم').fill('2027-04-30');
        await line.getByText('تُقدَّم الساعة في هذا اليوم، فلا وجود لما بين ١٢\u00a0ص و١\u00a0ص.').waitFor();
        expect((await hours(line)).slice(0, 2)).toEqual(['١:٠٠\u00a0ص', '١:١٥\u00a0ص']);
        // The chosen time does not exist on this day: it is as long after midnight, and the form shows it as the clocks will.
        expect(await line.locator('option:checked').innerText()).toBe('١:٣٠\u00a0ص');
        await line.getByLabel('الساعة').selectOption('١:٠٠\u00a0ص');
        await page.getByText('يظهر غدًا، الجمعة ٣٠ أبريل، ١\u00a0ص.').waitFor();
        await save(page);
      },
    });
    expect(await stored(id)).toMatchObject({ publishAt: '2027-04-29T22:00:00.000Z' });
    await goTo(Date.parse('2027-04-29T21:59:30Z'));
    await stack.publisher.settled();
    expect(await seen(id, 'نعناع الربيع')).toEqual(HIDDEN);
    await goTo(Date.parse('2027-04-29T22:00:00Z'));
    await expect.poll(() => seen(id, 'نعناع الربيع'), SOON).toEqual(THERE);
  });

  it('lets the day before end at that hour, and shows it as the end of a day', async () => {
    const id = await addCrop('كرفس الربيع', { hideAt: '2027-04-30T21:00:00.000Z' });
    await edit({
      id,
      now: Date.parse('2027-04-29T22:05:00Z'),
      locale: 'en',
      act: async (line) => {
        await line.getByLabel('Hidden on').fill('2027-04-30');
        await line.getByText('The clocks go forward on this day: there is no time between 12\u00a0am and 1\u00a0am.').waitFor();
        expect(await line.locator('option:checked').innerText()).toBe('end of the day');
      },
    });
    await stack.cms.call('PATCH', `/crops/${id}`, { token: session.token, json: { hideAt: '2028-04-27T22:00:00.000Z' } });
    await edit({
      id,
      now: Date.parse('2027-04-29T22:05:00Z'),
      act: async (line) => {
        expect(await line.getByLabel('يُخفى يوم').inputValue()).toBe('2028-04-27');
        expect(await line.locator('option:checked').innerText()).toBe('آخر اليوم');
      },
    });
  });
});

describe('the night that has an hour twice', () => {
  it('offers both, says which one is meant, and keeps to it', async () => {
    await stack.clock.goOnFrom(AUTUMN);
    await signIn();
    const id = await addCrop('نعناع الخريف');
    await edit({
      id,
      now: AUTUMN,
      act: async (line, page) => {
        await choose(page, 'في موعد');
        await choose(page, 'يختفي عن الزوّار');
        await line.getByLabel('يُنشر يوم').fill('2027-10-28');
        const eleven = (await hours(line)).filter((hour) => hour.startsWith('١١:٣٠\u00a0م'));
        expect(eleven).toEqual(['١١:٣٠\u00a0م، المرة الأولى', '١١:٣٠\u00a0م، المرة الثانية']);
        await line.getByLabel('الساعة').selectOption(eleven[0] ?? '');
        await line.getByText('فتأتي ١١:٣٠\u00a0م مرتين. الموعد في الأولى.').waitFor();
        await line.getByLabel('الساعة').selectOption(eleven[1] ?? '');
        await line.getByText('فتأتي ١١:٣٠\u00a0م مرتين. الموعد في الثانية.').waitFor();
        await line.getByRole('button', { name: 'إخفاء في موعد' }).click();
        await line.getByLabel('يُخفى يوم').fill('2027-10-28');
        await line.getByLabel('الساعة').nth(1).selectOption('آخر اليوم');
        await save(page);
      },
    });
    expect(await stored(id)).toMatchObject({ publishAt: '2027-10-28T21:30:00.000Z', hideAt: '2027-10-28T22:00:00.000Z' });
    await edit({
      id,
      now: AUTUMN,
      act: async (line) => {
        await line.getByText('الموعد في الثانية.').waitFor();
        expect(await line.locator('option:checked').allInnerTexts()).toEqual(['١١:٣٠\u00a0م، المرة الثانية', 'آخر اليوم']);
      },
    });
    await goTo(Date.parse('2027-10-28T20:31:00Z'));
    await stack.publisher.settled();
    expect(await seen(id, 'نعناع الخريف')).toEqual(HIDDEN);
    await goTo(Date.parse('2027-10-28T21:29:30Z'));
    await stack.publisher.settled();
    expect(await seen(id, 'نعناع الخريف')).toEqual(HIDDEN);
    await goTo(Date.parse('2027-10-28T21:30:00Z'));
    await expect.poll(() => seen(id, 'نعناع الخريف'), SOON).toEqual(THERE);
    await goTo(Date.parse('2027-10-28T22:00:00Z'));
    await expect.poll(() => seen(id, 'نعناع الخريف'), SOON).toEqual(HIDDEN);
  });
});
