import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { articles, crops, members } from '@sanabel/contract/fixtures';
import { FARMING_FACTS } from '@sanabel/contract/fixtures/growing-guides';
import { labels as arabicLabels, months as arabicMonths, needs as arabicNeeds } from '@sanabel/contract/labels/ar';
import { labels as englishLabels, months as englishMonths, needs as englishNeeds } from '@sanabel/contract/labels/en';
import { describe, expect, it } from 'vitest';
import { proseFaults, styleFaults, textsIn } from '../../../scripts/testing/style-guide.ts';
import { ar } from './ar/index.ts';
import { en } from './en/index.ts';

const catalogues: Record<Locale, object> = {
  ar: { site: ar, labels: arabicLabels, months: arabicMonths, needs: arabicNeeds },
  en: { site: en, labels: englishLabels, months: englishMonths, needs: englishNeeds },
};

describe.each(LOCALES)('the texts for visitors, %s', (locale) => {
  it('use the words and forms of the style guide', () => {
    const texts = textsIn(catalogues[locale]);
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.flatMap(([key, text]) => styleFaults(locale, text).map((fault) => `${key}: ${fault}`))).toEqual([]);
  });
});

it('the demo’s texts use the words and forms of the style guide', () => {
  const texts = textsIn({ articles, crops, members, FARMING_FACTS }).filter(([key]) => !/\.(?:by\..*|sheet|picture)$/.test(key));
  expect(texts.length).toBeGreaterThan(500);
  const localeOf = (text: string): Locale => (/\p{Script=Arabic}/u.test(text) ? 'ar' : 'en');
  expect(texts.flatMap(([key, text]) => proseFaults(localeOf(text), text).map((fault) => `${key}: ${fault}`))).toEqual([]);
});

it.each([
  ['ar', 'رموز الدخول تصل بالبريد'],
  ['ar', 'احذف الكل'],
  ['ar', 'من 15 نوفمبر'],
  ['ar', 'من ١٥-٣٠ نوفمبر'],
  ['ar', 'يبدأ بـ https://'],
  ['ar', 'الزوار'],
  ['ar', 'لا يتغير شيء'],
  ['ar', 'الدلتا, الصعيد'],
  ['en', 'Send a sign-in code'],
  ['en', 'No e-mail address?'],
  ['en', 'Mail is out'],
  ['en', 'Deleted for good'],
] as const)('%s: “%s” breaks the style guide', (locale, text) => {
  expect(styleFaults(locale, text)).not.toEqual([]);
});

it.each(['حفظ على الهاتف', 'اسأل خبيرًا', 'من ١٥ إلى ٣٠ نوفمبر', 'المستوى AA من إرشادات WCAG 2.2', 'مثل 01012345678', 'تغيّر المناخ'])(
  '“%s” follows the style guide',
  (text) => {
    expect(styleFaults('ar', text)).toEqual([]);
  },
);
