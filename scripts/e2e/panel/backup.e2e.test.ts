import { readFileSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { createApi } from '../../seed/api.ts';
import { openSession } from '../../seed/sign-in.ts';
import { withBrowser } from '../../testing/visit.ts';
import { openPanel } from './panel.ts';
import { problemsInAllViews } from './views.ts';

const { cmsUrl, inboxUrl, admin } = inject('stack');
const PASSPHRASE = 'كلمات لا يعرفها غيري';

const browser = withBrowser();

it('an owner makes a backup, tries it and takes it home under words of their own', async () => {
  // A recent second factor, whatever ran before.
  const session = await openSession(createApi(cmsUrl), inboxUrl, admin);
  const { page, complaints } = await openPanel(browser(), { session }, '/admin/backup');
  await page.getByRole('heading', { name: 'لا نسخة بعد' }).waitFor();
  expect(await problemsInAllViews(page, 'backups, none yet')).toEqual([]);
  await page.getByRole('button', { name: 'أخذ نسخة الآن' }).click();
  const row = page.getByRole('row').filter({ hasText: `بطلب ${session.admin.fullName}` });
  await row.getByText('سليمة').waitFor({ timeout: 120_000 });
  await page.getByRole('heading', { name: /^آخر نسخة/ }).waitFor();

  await page.getByRole('button', { name: 'التجربة الآن' }).click();
  await page.getByText(/فُتحت أحدث نسخة في مكان منفصل: .+ عنصر/).waitFor({ timeout: 120_000 });

  await row.getByRole('button', { name: 'تنزيل' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('كلمة مرور الملف', { exact: true }).fill(PASSPHRASE);
  await dialog.getByLabel('تكرار كلمة مرور الملف').fill('كلمات غير الأولى');
  await dialog.getByRole('button', { name: 'تنزيل' }).click();
  await dialog.getByText('الكلمتان غير متطابقتين.').waitFor();
  await dialog.getByLabel('تكرار كلمة مرور الملف').fill(PASSPHRASE);
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'تنزيل' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^sanabel-\d{8}-\d{6}\.tar\.locked$/);
  expect(
    readFileSync(await download.path())
      .subarray(0, 16)
      .toString(),
  ).toBe('sanabel locked 1');
  await dialog.waitFor({ state: 'detached' });
  expect(await problemsInAllViews(page, 'backups')).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});
