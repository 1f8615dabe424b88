import type { SiteHealth } from '@sanabel/contract';
import { expect, inject, it } from 'vitest';
import { withBrowser } from '../../testing/visit.ts';
import { openPanel } from './panel.ts';
import { problemsInAllViews } from './views.ts';

const { cmsUrl, session } = inject('stack');

const browser = withBrowser();

it('an owner sees how everything is, looks again, and gets a mail to try it', async () => {
  const { page, complaints } = await openPanel(browser(), {}, '/admin/health');
  const mail = page.getByRole('region', { name: 'البريد' });
  await mail.getByText('يعمل', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'الفحص الآن' }).click();
  await page.getByRole('status').getByText('آخر فحص الآن').waitFor();
  await mail.getByRole('button', { name: 'إرسال رسالة تجريبية' }).click();
  await page.getByText(/^أُرسلت رسالة تجريبية إلى/).waitFor();
  expect(await problemsInAllViews(page, 'health')).toEqual([]);

  await page.getByRole('link', { name: 'النسخ المحفوظة' }).click();
  await page.waitForURL('**/admin/health/backup');
  await page.getByRole('link', { name: 'سلامة الموقع' }).click();
  await page.waitForURL('**/admin/health');
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('while mail is out owners read it on every page, and its own says why and what to do', async () => {
  const answer = await fetch(`${cmsUrl}/api/v1/site-health`, { headers: { authorization: `Bearer ${session.token}` } });
  const fine = (await answer.json()) as SiteHealth;
  const since = new Date(Date.now() - 3_600_000).toISOString();
  const out = {
    ...fine,
    mail: { ...fine.mail, level: 'bad', cause: 'password', since, waiting: 3 },
    disk: { ...fine.disk, level: 'warning', since, total: 20e9, free: 1.7e9, daysLeft: 21, media: 12e9, backups: 5e9 },
  };
  const { page, complaints } = await openPanel(browser(), {}, '/admin/members');
  await page.route('**/api/v1/site-health', (route) => route.fulfill({ json: out }));
  await page.reload();
  await page.getByText('البريد متوقف: لا تصل رموز التحقق ولا الدعوات.').waitFor();
  await page.getByRole('link', { name: /^حال الموقع\s*عطل واحد$/ }).waitFor();
  await page.getByRole('link', { name: 'ما السبب؟' }).click();
  await page.getByRole('heading', { name: 'البريد متوقف' }).waitFor();
  const mail = page.getByRole('region', { name: 'البريد' });
  await mail.getByText('يرفض خادم البريد كلمة المرور.').waitFor();
  await mail.getByText('كيف أصلحه؟').click();
  await mail.getByText('npm run doctor').waitFor();
  await page.getByText('تكفي نحو ٣ أسابيع').waitFor();
  expect(await problemsInAllViews(page, 'health, mail out')).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('a site without any copy is not called fine', async () => {
  const answer = await fetch(`${cmsUrl}/api/v1/site-health`, { headers: { authorization: `Bearer ${session.token}` } });
  const { backup, ...fine } = (await answer.json()) as SiteHealth;
  const { page } = await openPanel(browser(), {}, '/admin/members');
  await page.route('**/api/v1/site-health', (route) =>
    route.fulfill({ json: { ...fine, backup: { ...backup, level: 'good', trouble: null, cause: null, lastAt: null } } }),
  );
  await page.goto('/admin/health');
  await page.getByRole('region', { name: 'النسخ الاحتياطي' }).getByText('لا نسخة بعد').waitFor();
  await page.getByText(/^يحتاج إلى انتباهك: .*النسخ الاحتياطي/).waitFor();
  expect(await page.getByRole('heading', { name: 'كل شيء بخير' }).count()).toBe(0);
  await page.context().close();
});
