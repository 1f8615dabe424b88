import { wallTime } from '@sanabel/brand/zone';
import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { withBrowser } from '../../testing/visit.ts';
import { ask } from './content.ts';
import { pngFile } from './editor.ts';
import { openPanel } from './panel.ts';
import { problemsInAllViews } from './views.ts';

const DAY_MS = 86_400_000;
const dayIn = (days: number): string => wallTime(Date.now() + days * DAY_MS).day;

const items = z.array(z.looseObject({ id: z.string() }));
type Item = z.infer<typeof items>[number];
const named = async (list: string, q: string): Promise<Item[]> =>
  items.parse(await (await ask('GET', `/${list}?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).json());

const MARK = 'الرحلة';
const browser = withBrowser();
afterEach(async () => {
  for (const list of ['alerts', 'answers']) for (const { id } of await named(list, MARK)) await ask('DELETE', `/${list}/${id}`);
});

const chip = (page: Page, name: string): Promise<void> => page.getByRole('radio', { name, exact: true }).check({ force: true });
const save = (page: Page): Locator => page.getByRole('button', { name: /^(?:حفظ ونشر|حفظ المسودة|Save and publish)$/ });
const period = (page: Page): Locator => page.getByRole('group', { name: 'المدة' });

const choose = async (page: Page, ...crops: string[]): Promise<void> => {
  await page.getByRole('button', { name: 'إضافة محصول' }).click();
  const picker = page.getByRole('dialog', { name: 'إضافة محصول' });
  for (const crop of crops) await picker.getByRole('button', { name: crop, exact: true }).click();
  await picker.getByRole('button', { name: 'تم' }).click();
};

const STEPS = ['أوقف الري: من اليوم', 'افتح المصارف: قبل المغرب', 'أجّل الرش: حتى ينقطع المطر'];

const fillAlert = async (page: Page): Promise<void> => {
  await page.getByLabel('العنوان بالعربية').fill(`أمطار ${MARK}`);
  await page.getByLabel('ما الذي سيحدث بالعربية').fill('تشتد الأمطار يوم الجمعة.');
  await page.getByRole('button', { name: 'إضافة سطر' }).click();
  for (const [index, step] of STEPS.entries()) await page.locator('textarea[name=arabicSteps]').nth(index).fill(step);
  await chip(page, 'مطر');
  await page.getByRole('radio', { name: /تصرّف اليوم/ }).check({ force: true });
  await period(page).getByLabel('يوم', { exact: true }).fill(dayIn(3));
  await page.getByLabel('المصدر بالعربية').fill('هيئة الأرصاد');
};

const ALERT = {
  arabicTitle: `ريح ${MARK}`,
  title: 'Wind',
  arabicHappens: 'رياح شديدة.',
  happens: 'Strong wind.',
  arabicSteps: 'ثبّت الأغطية\nأجّل الرش',
  steps: 'Fasten the covers\nPut off spraying',
  type: 'wind',
  level: 'notice',
  regions: 'delta,upper',
  crops: '',
  from: '2026-01-05T04:00:00.000Z',
  until: new Date(Math.ceil(Date.now() / DAY_MS + 2) * DAY_MS).toISOString(),
  source: 'Weather service',
  arabicSource: 'الأرصاد',
};

const addAlert = async (): Promise<Item> => {
  const answer = await ask('POST', '/alerts', ALERT);
  if (answer.status !== 201) throw new Error(await answer.text());
  return items.element.parse(await answer.json());
};

describe('the form of a declared kind', () => {
  it('adds an alert with three steps, two crops and a period, without its English', async () => {
    const { page, complaints } = await openPanel(browser(), {}, '/admin/alerts/new');
    await fillAlert(page);
    await choose(page, 'القمح', 'الطماطم');
    await page.getByRole('button', { name: 'إزالة القمح' }).waitFor();
    await period(page).getByText('أربعة أيام.').waitFor();
    await page.getByText('ينقص بالإنجليزية').waitFor();
    expect(await page.getByLabel('العنوان بالإنجليزية').getAttribute('data-wanting')).toBe('true');
    await save(page).click();
    await page.getByText(`أُضيف «أمطار ${MARK}»`).waitFor();
    await page.waitForURL('**/admin/alerts');
    const [alert] = await named('alerts', MARK);
    expect(alert).toMatchObject({
      title: '',
      arabicTitle: `أمطار ${MARK}`,
      arabicSteps: STEPS.join('\n'),
      steps: '',
      type: 'rain',
      level: 'act',
    });
    expect(String(alert?.crops).split(',')).toHaveLength(2);
    expect(wallTime(Date.parse(String(alert?.until)))).toEqual({ day: dayIn(3), minutes: 20 * 60 });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('refuses an end before the start, in both places, until it is behind it', async () => {
    const { page } = await openPanel(browser(), {}, '/admin/alerts/new');
    await fillAlert(page);
    await period(page).getByLabel('يوم', { exact: true }).fill(dayIn(-2));
    await page.getByText('النهاية قبل البداية. اجعلها بعدها.').waitFor();
    expect(await period(page).locator('[aria-invalid=true]').count()).toBe(4);
    await expect.poll(() => save(page).getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Control+s');
    expect(await named('alerts', MARK)).toEqual([]);
    await period(page).getByLabel('يوم', { exact: true }).fill(dayIn(20));
    await page.getByText('المدة أطول من أسبوعين.').waitFor();
    await save(page).click();
    await page.getByText(`أُضيف «أمطار ${MARK}»`).waitFor();
    await page.context().close();
  });

  it('names the lines that are missing, and each that is too long', async () => {
    const { page } = await openPanel(browser(), {}, '/admin/alerts/new');
    await fillAlert(page);
    for (const index of [0, 1]) await page.locator('textarea[name=arabicSteps]').nth(index).fill('');
    await page.keyboard.press('Control+s');
    await page.getByText('اكتب من ٢ إلى ٥ أسطر.').waitFor();
    await page.locator('textarea[name=arabicSteps]').nth(0).fill('ا'.repeat(300));
    await page.getByText('أكبر عدد من الأحرف في السطر هو ٢٠٠.').waitFor();
    await page.context().close();
  });

  it('leaves what was not touched, sends nothing else, and removes a line in both languages', async () => {
    const { id } = await addAlert();
    const { page, complaints } = await openPanel(browser(), {}, `/admin/alerts/${id}`);
    await page.getByLabel('العنوان بالإنجليزية').fill('Strong wind');
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await save(page).click();
    await page.getByText(`حُفظ «ريح ${MARK}»`).waitFor();
    expect(Object.keys((await sent).postDataJSON())).toEqual(['title']);
    const { title: _, ...kept } = ALERT;
    expect(await (await ask('GET', `/alerts/${id}`)).json()).toMatchObject({ ...kept, title: 'Strong wind' });
    await page.goto(`/admin/alerts/${id}`);
    await page.getByRole('button', { name: 'إضافة سطر' }).click();
    await page.locator('textarea[name=arabicSteps]').nth(2).fill('راجع المصدات');
    await page.getByRole('button', { name: 'حذف السطر ١' }).click();
    await page.keyboard.press('Control+s');
    await page.getByText(`حُفظ «ريح ${MARK}»`).waitFor();
    expect(await (await ask('GET', `/alerts/${id}`)).json()).toMatchObject({
      arabicSteps: 'أجّل الرش\nراجع المصدات',
      steps: 'Put off spraying',
    });
    await page.goto(`/admin/alerts/${id}`);
    await page.locator('textarea[name=steps]').nth(0).fill('');
    await page.locator('textarea[name=steps]').nth(1).fill('Look at the windbreaks');
    await page.getByText('ينقص بالإنجليزية').waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText(`حُفظ «ريح ${MARK}»`).waitFor();
    expect(await (await ask('GET', `/alerts/${id}`)).json()).toMatchObject({ steps: '\nLook at the windbreaks' });
    await page.goto(`/admin/alerts/${id}`);
    const english = page.locator('textarea[name=steps]');
    await english.nth(1).waitFor();
    expect(await english.evaluateAll((all) => (all as HTMLTextAreaElement[]).map(({ value }) => value))).toEqual([
      '',
      'Look at the windbreaks',
    ]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('takes a picture with a caption, and removes it again', async () => {
    const { id } = await addAlert();
    const { page } = await openPanel(browser(), {}, `/admin/alerts/${id}`);
    await page.locator('input[type=file]').setInputFiles(await pngFile('wind.png'));
    await page.getByLabel('ما يُرى فيها بالعربية').fill('شجر يميل مع الريح');
    await save(page).click();
    await page.getByText(`حُفظ «ريح ${MARK}»`).waitFor();
    const stored = items.element.parse(await (await ask('GET', `/alerts/${id}`)).json());
    expect(stored.imageUrl).toMatch(/^\/uploads\//);
    expect(stored.arabicPictureAlt).toBe('شجر يميل مع الريح');
    await page.goto(`/admin/alerts/${id}`);
    await page.getByRole('button', { name: 'إزالة الصورة' }).click();
    await save(page).click();
    await page.getByText(`حُفظ «ريح ${MARK}»`).waitFor();
    expect(await (await ask('GET', `/alerts/${id}`)).json()).toMatchObject({ imageUrl: '', arabicPictureAlt: '' });
    await page.context().close();
  });

  it('shows the page of the site beside it while it is typed, in the other language too', async () => {
    const { id } = await addAlert();
    const { page, complaints } = await openPanel(browser(), {}, `/admin/alerts/${id}`);
    const rail = page.getByRole('complementary', { name: 'هكذا يظهر' });
    const shown = (text: string) => rail.frameLocator('iframe').getByText(text).first().waitFor({ state: 'attached' });
    await shown(`ريح ${MARK}`);
    await page.getByLabel('العنوان بالإنجليزية').fill('A gale before noon');
    await rail.getByRole('button', { name: 'English' }).click();
    await shown('A gale before noon');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it.each([
    { locale: 'ar', width: 1440, name: 'هكذا يظهر', home: 'الرئيسية', list: 'القائمة', title: `ريح ${MARK}`, slot: 'تنبيهات سارية' },
    { locale: 'en', width: 390, name: 'How it appears', home: 'Home', list: 'The list', title: 'Wind', slot: 'Alerts in force' },
  ] as const)('shows other pages with it, and says where it appears, $width px wide in $locale', async (view) => {
    const { locale, width, name, home, list, title, slot } = view;
    const [crop] = items.parse(await (await ask('GET', '/crops?range=[0,0]')).json());
    const { id } = await addAlert();
    await ask('PATCH', `/alerts/${id}`, { level: 'act', crops: crop?.id });
    const { page, complaints } = await openPanel(browser(), { locale, width }, `/admin/alerts/${id}`);
    const rail = page.getByRole('complementary', { name });
    if (width < 600) {
      await rail.waitFor();
      expect(await rail.locator('iframe').count()).toBe(0);
    }
    const shown = rail.frameLocator('iframe');
    await rail.getByRole('radio').first().focus();
    await shown.getByRole('heading', { level: 1, name: title }).waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowDown');
    expect(await rail.getByRole('radio', { name: home }).isChecked()).toBe(true);
    await shown.getByRole('complementary', { name: slot }).getByRole('link', { name: title, exact: true }).waitFor();
    await rail.getByRole('radio', { name: list }).check({ force: true });
    await shown.getByRole('link', { name: title, exact: true }).first().waitFor();
    await rail
      .getByRole('listitem')
      .filter({ hasText: String(locale === 'ar' ? crop?.arabicName : crop?.name) })
      .waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('lists labels, names and dates in its versions', async () => {
    const { id } = await addAlert();
    const [crop] = items.parse(await (await ask('GET', '/crops?range=[0,0]')).json());
    await ask('PATCH', `/alerts/${id}`, { level: 'act', crops: crop?.id, regions: 'delta' });
    const { page } = await openPanel(browser(), {}, `/admin/alerts/${id}/versions`);
    const main = page.getByRole('main');
    await main.getByText('تصرّف اليوم').waitFor();
    await main
      .locator('ins')
      .filter({ hasText: String(crop?.arabicName) })
      .waitFor();
    expect(await main.locator('ins').filter({ hasText: 'الوجه البحري' }).count()).toBe(1);
    expect(await main.getByText(String(crop?.id)).count()).toBe(0);
    await page.context().close();
  });

  it('keeps what was typed when it is left, and offers it again', async () => {
    // Forms of other tests leave autosaves, too.
    for (const { id } of items.parse(await (await ask('GET', '/autosaves/alerts/new')).json())) await ask('DELETE', `/autosaves/${id}`);
    const { page } = await openPanel(browser(), {}, '/admin/alerts/new');
    await fillAlert(page);
    await page.getByRole('link', { name: 'العودة إلى التنبيهات' }).click();
    await page.getByRole('button', { name: 'الخروج، والمسودة تبقى' }).click();
    await page.waitForURL('**/admin/alerts');
    await page.goto('/admin/alerts/new');
    await page.getByRole('button', { name: 'استعادة المسودة' }).click();
    await page.waitForFunction((step) => document.querySelectorAll<HTMLTextAreaElement>('[name=arabicSteps]')[2]?.value === step, STEPS[2]);
    expect(await page.getByRole('radio', { name: 'مطر', exact: true }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'حذف السطر ٣' }).click();
    await save(page).click();
    await page.getByText(`أُضيف «أمطار ${MARK}»`).waitFor();
    await page.context().close();
  });
});

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Presses Tab until an element has the focus. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let step = 0; step < 60; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}.`);
};

describe('with keys alone', () => {
  it('an alert is written and published', async () => {
    const { page } = await openPanel(browser(), { locale: 'en' }, '/admin/alerts/new');
    const first = page.getByLabel('Title in Arabic');
    await first.waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'arabicTitle');
    await page.keyboard.type(`صقيع ${MARK}`);
    await press(page, 'Enter');
    await page.keyboard.type('Frost');
    await press(page, 'Enter');
    await page.keyboard.type('تنخفض الحرارة ليلًا.');
    for (const [index, step] of ['غطِّ الشتلات', 'اروِ قبل المغرب'].entries()) {
      await tabTo(page, page.locator('textarea[name=arabicSteps]').nth(index));
      await page.keyboard.type(step);
    }
    await tabTo(page, page.getByRole('radio', { name: 'Rain' }));
    await press(page, 'Space', 'ArrowRight');
    expect(await page.getByRole('radio', { name: 'Frost' }).isChecked()).toBe(true);
    await tabTo(page, page.getByRole('radio', { name: /Notice/ }));
    await press(page, 'Space');
    await tabTo(page, page.getByRole('checkbox', { name: 'Upper Egypt' }));
    await press(page, 'Space');
    await tabTo(page, page.getByRole('button', { name: 'Add a crop' }));
    await press(page, 'Enter');
    await page.getByRole('dialog', { name: 'Add a crop' }).waitFor();
    await page.keyboard.type('whe');
    const wheat = page.getByRole('dialog').getByRole('button', { name: 'Wheat', exact: true });
    await wheat.waitFor();
    await tabTo(page, wheat);
    await press(page, 'Enter', 'Escape');
    await page.getByRole('button', { name: 'Remove Wheat' }).waitFor();
    const until = page.getByRole('group', { name: 'Period' }).getByLabel('Day', { exact: true });
    await tabTo(page, until);
    await until.fill(dayIn(2));
    await tabTo(page, page.getByLabel('Source in Arabic'));
    await page.keyboard.type('الأرصاد');
    await press(page, 'Control+s');
    await page.getByText(`“صقيع ${MARK}”`).or(page.getByText('“Frost”')).first().waitFor();
    const [alert] = await named('alerts', MARK);
    expect(alert).toMatchObject({ title: 'Frost', type: 'frost', level: 'notice', regions: 'upper' });
    await page.context().close();
  });
});

const CHAT = [
  '[٩:٤٠ ص، ١٢/١١/٢٠٢٦] +20 100 000 0000: ورق الطماطم بيصفرّ، أعمل إيه؟ رقمي ٠١٠٠٠٠٠٠٠٠٠',
  `[١٠:٠٢ ص، ١٢/١١/٢٠٢٦] د. هناء: إن كانت العروق خضراء فالأغلب نقص ماغنسيوم، كما في ${MARK}.`,
].join('\n');

describe('an answer from a pasted chat', () => {
  it('is locked while it has a phone number, can still be saved as a draft, and is then published and copied', async () => {
    const { page, complaints } = await openPanel(browser(), {}, '/admin/answers/new');
    await page.getByLabel('المحادثة كما هي').fill(CHAT);
    await page.getByRole('button', { name: 'تقسيمها إلى سؤال وجواب' }).click();
    await page.getByText('في هذا النص رقم هاتف. احذفه ليصبح النشر متاحًا.', { exact: true }).waitFor();
    await choose(page, 'الطماطم');
    await chip(page, 'وقاية النبات');
    await expect.poll(() => save(page).getAttribute('aria-disabled')).toBe('true');
    await page.getByText('السؤال بالعربية: في هذا النص رقم هاتف. احذفه ليصبح النشر متاحًا.').waitFor();
    await page.keyboard.press('Control+s');
    expect(await named('answers', MARK)).toEqual([]);
    await chip(page, 'مسودة');
    await save(page).click();
    await page.waitForURL('**/admin/answers');
    const [draft] = await named('answers', MARK);
    expect(draft).toMatchObject({
      isDraft: true,
      arabicShort: `إن كانت العروق خضراء فالأغلب نقص ماغنسيوم، كما في ${MARK}.`,
      date: dayIn(0),
    });

    await page.goto(`/admin/answers/${draft?.id}`);
    await chip(page, 'الآن');
    const question = page.getByLabel('السؤال بالعربية');
    await question.fill('ورق الطماطم بيصفرّ، أعمل إيه؟');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'أجب به من جديد' }).click();
    await page.getByText('نُسخ السؤال والجواب القصير.').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`ورق الطماطم بيصفرّ، أعمل إيه؟\n\n${String(draft?.arabicShort)}`);
    await save(page).click();
    await page.waitForURL('**/admin/answers');
    const [published] = await named('answers', MARK);
    expect([published?.isDraft, published?.arabicQuestion]).toEqual([undefined, 'ورق الطماطم بيصفرّ، أعمل إيه؟']);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('in every view', () => {
  it.each(['alerts', 'answers'])('the form of %s has no findings, and fits', async (list) => {
    const { page } = await openPanel(browser(), {}, `/admin/${list}/new`);
    await page.locator('form').waitFor();
    expect(await problemsInAllViews(page, list)).toEqual([]);
    await page.context().close();
  });

  it('puts the English under its Arabic on a phone', async () => {
    const { page } = await openPanel(browser(), { width: 390 }, '/admin/alerts/new');
    const [arabic, english] = await Promise.all(
      ['العنوان بالعربية', 'العنوان بالإنجليزية'].map((label) => page.getByLabel(label).boundingBox()),
    );
    expect(english?.y).toBeGreaterThan((arabic?.y ?? 0) + (arabic?.height ?? 0));
    expect(english?.x).toBe(arabic?.x);
    await page.context().close();
  });
});
