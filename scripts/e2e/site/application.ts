import type { Page } from 'playwright-core';

export const fillApplication = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('الاسم الكامل').fill('منى عبد الله');
  await page.getByLabel('رقم الهاتف').fill('٠١٠١٢٣٤٥٦٧٨');
  await page.getByLabel('الوظيفة المطلوبة').fill('مهندسة زراعية');
  await page.getByRole('button', { name: 'بلا خبرة سابقة' }).click();
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByLabel('المؤهل').fill('بكالوريوس زراعة');
};

export const sendApplication = (page: Page): Promise<void> => page.getByRole('button', { name: 'إرسال الطلب' }).click();
