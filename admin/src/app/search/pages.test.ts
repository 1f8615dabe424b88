import { createInstance, type TFunction } from 'i18next';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stubBrowser } from '../../../test/browser-globals.ts';
import { ar } from '../i18n/ar.ts';
import { en } from '../i18n/en.ts';
import { findPages, type Page, pagesOfPanel } from './pages.ts';

let pages: Page[];
let languages: TFunction[];
beforeAll(async () => {
  stubBrowser('http://localhost');
  localStorage.setItem('sanabel.token', 't');
  localStorage.setItem(
    'sanabel.admin',
    JSON.stringify({ id: '1', fullName: 'منى', email: 'm@x.example', role: 'admin', adminRole: 'owner' }),
  );
  const i18n = createInstance();
  await i18n.init({ lng: 'ar', resources: { ar: { translation: ar }, en: { translation: en } } });
  languages = [i18n.getFixedT('ar'), i18n.getFixedT('en')];
  pages = await pagesOfPanel();
});
afterAll(() => localStorage.clear());

const found = (asked: string): string[] => findPages(pages, asked, languages).map(({ path }) => path);

it.each([
  ['رقم الهاتف', '/contacts?field=phoneNumber'],
  ['تغيير رقم الهاتف', '/contacts?field=phoneNumber'],
  ['هاتف', '/contacts?field=phoneNumber'],
  ['phone', '/contacts?field=phoneNumber'],
  ['واتساب', '/contacts?field=whatsappLink'],
  ['فيسبوك', '/contacts?field=facebookLink'],
  ['opening hours', '/contacts?field=hours'],
  ['مواعيد العمل', '/contacts'],
  ['المواعيد', '/contacts?field=arabicHours'],
  ['شريك', '/partners'],
  ['الشركاء', '/partners'],
  ['partner', '/partners'],
  ['عضو', '/members'],
  ['إضافة محصول', '/crops/new'],
  ['add a crop', '/crops/new'],
  ['نسخة احتياطية', '/health/backup'],
  ['نسخ', '/health/backup'],
  ['backups', '/health/backup'],
  ['كلمة المرور', '/account'],
  ['حسابي', '/account/details'],
  ['طلب وظيفة', '/jobs'],
  ['سلة المحذوفات', '/trash'],
  ['مصطلح', '/glossary'],
  ['دليل', '/guide'],
])('%s leads to %s', (asked, path) => expect(found(asked).slice(0, 3)).toContain(path));

it('every page is the first for its own name, in both languages', () => {
  for (const { path, label } of pages)
    for (const t of languages) {
      const named = pages.filter((page) => languages.some((one) => one(page.label) === t(label))).map((page) => page.path);
      expect(named, `${t(label)} of ${path}`).toContain(found(t(label))[0]);
    }
});

it('nothing is found by an empty query or a word that no page has', () => {
  expect(['', '  ', 'زرافة', 'giraffe'].map(found)).toEqual([[], [], [], []]);
});
