import { type Contact, contact } from '@sanabel/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { withBrowser } from '../../testing/visit.ts';
import { acknowledge, alertOf, editorApi, failCalls } from './editor.ts';
import { openPanel } from './panel.ts';

const api = editorApi();
const stored = async (): Promise<Contact> => contact.parse(await api.get('/media'));
const SAVED = 'تم حفظ البيانات بنجاح';

const browser = withBrowser();
let before: Contact;
beforeAll(async () => {
  before = await stored();
});
afterEach(() => api.send('PATCH', '/media', before));

describe('the contact data', () => {
  it('shows the seven fields with a live preview of the links that visitors will open', async () => {
    const { page, complaints } = await openPanel(browser(), {}, '/admin/contacts');
    await page.getByText('لم يتغيّر شيء بعد.').waitFor();
    const values = await page.getByRole('textbox').evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
    const { phoneNumber, whatsappLink, email, facebookLink, youtubeLink, tiktokLink, address, arabicAddress, hours, arabicHours } = before;
    expect(values).toEqual([
      phoneNumber,
      whatsappLink,
      email,
      facebookLink,
      youtubeLink,
      tiktokLink,
      arabicAddress,
      address,
      arabicHours,
      hours,
    ]);
    await page.getByText(/بدون كود الدولة، فالموقع يضيف/).waitFor();
    const links = page.getByRole('region', { name: 'ما يفتحه الزائر' });
    await page.getByLabel('رقم الهاتف').fill('٠١٠١٢٣٤٥٦٧٨');
    await links.getByRole('link', { name: 'tel:+201012345678' }).waitFor();
    await page.getByLabel('رقم واتساب').fill('https://wa.me/201112345678');
    await links.getByRole('link', { name: 'https://wa.me/201112345678' }).waitFor();
    await page.getByLabel('رقم واتساب').fill('0111234567');
    await page.getByText('تأكّد من الرقم: المحمول المصري أحد عشر رقمًا.').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is not saved with a blank or wrong field, and the reason is beside the button', async () => {
    const { page } = await openPanel(browser(), {}, '/admin/contacts');
    await page.getByText('لم يتغيّر شيء بعد.').waitFor();
    await page.getByLabel('رابط تيك توك').fill(' ');
    await page.getByRole('button', { name: 'حفظ البيانات' }).click();
    await acknowledge(page, 'من فضلك املأ كل الخانات قبل الحفظ');
    await page.getByText('هذه الخانة مطلوبة.').waitFor();
    await page.getByLabel('رابط تيك توك').fill('tiktok');
    await page.getByLabel('رقم واتساب').fill('12');
    await page.getByText('رقم الهاتف هذا غير صحيح.').waitFor();
    await page.getByText('صحّح رقم واتساب ورابط تيك توك ليصبح الحفظ متاحًا.').waitFor();
    expect(await page.getByRole('button', { name: 'حفظ البيانات' }).isDisabled()).toBe(true);
    expect(await page.getByRole('region', { name: 'ما يفتحه الزائر' }).getByText('يظهر بعد تصحيحه').count()).toBe(2);
    expect(await stored()).toEqual(before);
    await page.context().close();
  });

  it('is saved with a message, and a failed save says so', async () => {
    const { page } = await openPanel(browser(), {}, '/admin/contacts');
    await page.getByText('لم يتغيّر شيء بعد.').waitFor();
    await page.getByLabel('العنوان بالعربية').fill('٧ شارع الرحلة، طنطا');
    await page.getByLabel('رقم الهاتف').fill('٠١٠١٢٣٤٥٦٧٨');
    await failCalls(page, 'PATCH', '/media', 'trouble');
    await page.getByRole('button', { name: 'حفظ البيانات' }).click();
    await acknowledge(page, 'حدث خطأ أثناء حفظ البيانات');
    await page.unroute('**/api/v1/media');
    await page.keyboard.press('Control+s');
    await acknowledge(page, SAVED);
    expect(await stored()).toEqual({ ...before, arabicAddress: '٧ شارع الرحلة، طنطا', phoneNumber: '01012345678' });
    expect(await page.getByLabel('رقم الهاتف').inputValue()).toBe('01012345678');
    await page.context().close();
  });

  it('is not saved without a change, and a link that begins with its host is taken as https', async () => {
    const { page } = await openPanel(browser(), {}, '/admin/contacts');
    await page.getByText('لم يتغيّر شيء بعد.').waitFor();
    const save = page.getByRole('button', { name: 'حفظ البيانات' });
    expect(await save.isDisabled()).toBe(true);
    await page.getByLabel('رابط فيسبوك').fill('facebook.com/club');
    await page.getByRole('region', { name: 'ما يفتحه الزائر' }).getByRole('link', { name: 'https://facebook.com/club' }).waitFor();
    await save.click();
    await acknowledge(page, SAVED);
    expect((await stored()).facebookLink).toBe('https://facebook.com/club');
    await expect.poll(() => save.isDisabled()).toBe(true);
    await page.context().close();
  });

  it('notifies the second of two editors, and overwrites the first only on request', async () => {
    const { page } = await openPanel(browser(), {}, '/admin/contacts');
    await page.getByText('لم يتغيّر شيء بعد.').waitFor();
    await page.getByLabel('العنوان بالإنجليزية').fill('Mine');
    await api.send('PATCH', '/media', { address: 'Theirs' });
    await page.getByRole('button', { name: 'حفظ البيانات' }).click();
    await page.getByRole('alert').getByText('عدّلت هذا العنصر في تبويب آخر').waitFor();
    expect((await stored()).address).toBe('Theirs');
    await page.getByRole('button', { name: 'عرض الإصدار الأحدث' }).click();
    await expect.poll(() => page.getByLabel('العنوان بالإنجليزية').inputValue()).toBe('Theirs');
    await page.getByLabel('العنوان بالإنجليزية').fill('Mine');
    await api.send('PATCH', '/media', { address: 'Theirs again' });
    await page.getByRole('button', { name: 'حفظ البيانات' }).click();
    await page.getByRole('button', { name: 'حفظ نسختي بدلًا منها' }).click();
    await acknowledge(page, SAVED);
    expect((await stored()).address).toBe('Mine');
    await page.context().close();
  });

  it('offers unsaved text again as a draft', async () => {
    const { page } = await openPanel(browser(), {}, '/admin/contacts');
    await page.getByText('لم يتغيّر شيء بعد.').waitFor();
    await page.getByLabel('العنوان بالإنجليزية').fill('Half an address');
    await page.getByRole('link', { name: 'الشركاء' }).click();
    await alertOf(page, 'لم تُحفظ تعديلاتك').getByRole('button', { name: 'الخروج، والمسودة تبقى' }).click();
    await page.getByRole('heading', { level: 1, name: 'الشركاء' }).waitFor();
    await page.goto('/admin/contacts');
    await page.getByRole('button', { name: 'استعادة المسودة' }).click();
    expect(await page.getByLabel('العنوان بالإنجليزية').inputValue()).toBe('Half an address');
    await page.context().close();
  });

  it('stays blank under a banner until it can be read, in English on a telephone', async () => {
    const { page } = await openPanel(browser(), { locale: 'en', width: 390 }, '/admin/partners');
    await page.getByRole('heading', { level: 1, name: 'Partners' }).waitFor();
    await failCalls(page, 'GET', '/media', 'no answer');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Contact data' }).click();
    await page.getByRole('alert').getByText('The server cannot be reached.').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('');
    expect(await page.getByRole('button', { name: 'Save the data' }).isDisabled()).toBe(true);
    await page.getByText('The current details could not be loaded, so nothing can be saved now.').waitFor();
    await page.unroute('**/api/v1/media');
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Nothing has changed yet.').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(before.email);
    await page.getByLabel('Email').fill('');
    await page.getByRole('button', { name: 'Save the data' }).click();
    await acknowledge(page, 'please fill all fields before saving', 'OK');
    await page.getByLabel('Email').fill('test@sanabel.example');
    await page.getByRole('button', { name: 'Save the data' }).click();
    await acknowledge(page, 'data saved successfully', 'OK');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.context().close();
  });
});
