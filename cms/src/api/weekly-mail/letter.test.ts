import type { Locale, Need } from '@sanabel/contract';
import { expect, it } from 'vitest';
import { weeklyMail } from './letter.ts';

const NEEDS: readonly Need[] = [
  { need: 'failed', to: '/publication' },
  { need: 'requests', count: 3, to: '/jobs?status=new' },
  { need: 'toReview', list: 'articles', type: 'climate', count: 2, to: '/?climate-state=toReview' },
];
const mailIn = (locale: Locale) =>
  weeklyMail({
    to: 'a@x.example',
    locale,
    needs: NEEDS,
    adminUrl: 'https://x.example/admin',
    endUrl: 'https://x.example/api/v1/weekly-mail/t',
  });

it('says in one language what waits, each with the list that shows it', () => {
  const { subject, text, html } = mailIn('ar');
  expect(subject).toContain('ما ينتظرك');
  expect(text).toContain('- تعذّر النشر\n  https://x.example/admin/publication');
  expect(text).toContain('- ٣ طلبات عمل جديدة\n  https://x.example/admin/jobs?status=new');
  expect(text).toContain('- عنصران حان وقت مراجعتهما: مقالات تغيّر المناخ\n  https://x.example/admin/?climate-state=toReview');
  expect(html).toContain('<html lang="ar" dir="rtl">');
  const english = mailIn('en');
  expect(english.text).toContain('- 2 items due for review: Climate articles');
  expect(english.html).toContain('<html lang="en" dir="ltr">');
  expect(`${english.subject}${english.text}`.replace('نادي سنابل', '')).not.toMatch(/\p{Script=Arabic}/u);
});

it('can be turned off from the mail, by its link and by the mail program', () => {
  const { text, html, headers } = mailIn('en');
  for (const part of [text, html, headers?.['List-Unsubscribe']]) expect(part).toContain('https://x.example/api/v1/weekly-mail/t');
});
