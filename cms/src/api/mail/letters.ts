import { CLUB, COLORS } from '@sanabel/brand/club';
import { formatNumber } from '@sanabel/brand/format';
import { OTP_LIFE_SECONDS } from '@sanabel/contract';
import { couldBeLink, escapeHtml, formatTime, page, twoLanguageMail } from './letter.ts';
import type { Mail } from './outbox.ts';

const MINUTES = OTP_LIFE_SECONDS / 60;
const minutesArabic = formatNumber('ar', MINUTES);

/** Contains nothing that a person wrote. */
export const signInCodeMail = (to: string, code: string, adminUrl: string): Mail => ({
  to,
  subject: `${CLUB.name.ar}: رمز التحقق | Verification code`,
  text: [
    `رمز التحقق للدخول إلى لوحة تحكم ${CLUB.name.ar}:`,
    '',
    code,
    '',
    `الرمز صالح ${minutesArabic} دقائق، ويُستعمل مرة واحدة. لا تعطِ هذا الرمز لأحد. وإذا لم تطلبه فتجاهل هذه الرسالة.`,
    '',
    '---',
    '',
    `Your verification code for the ${CLUB.name.en} control panel: ${code}`,
    `It works once, within ${MINUTES} minutes. Never share this code. If you did not ask for it, ignore this message.`,
    '',
    adminUrl,
  ].join('\n'),
  html: page(`<p style="font-size:17px;line-height:1.8">رمز التحقق للدخول إلى لوحة تحكم ${CLUB.name.ar}:</p>
<p dir="ltr" style="font-size:36px;font-weight:700;text-align:center;background:${COLORS.light.tint};border-radius:26px 8px;padding:16px;margin:16px 0">${code}</p>
<p style="font-size:15px;line-height:1.8">الرمز صالح ${minutesArabic} دقائق، ويُستعمل مرة واحدة. لا تعطِ هذا الرمز لأحد. وإذا لم تطلبه فتجاهل هذه الرسالة.</p>
<hr style="border:0;border-top:1px solid ${COLORS.light.line};margin:24px 0">
<div lang="en" dir="ltr" style="font-size:15px;line-height:1.6">
<p>Your verification code for the ${CLUB.name.en} control panel: <strong>${code}</strong></p>
<p>It works once, within ${MINUTES} minutes. Never share this code. If you did not ask for it, ignore this message.</p>
</div>
<p dir="ltr" style="font-size:15px"><a href="${escapeHtml(adminUrl)}" style="color:${COLORS.light.brand}">${escapeHtml(adminUrl)}</a></p>`),
});

const ROLES_SHOWN = 20;

const ARABIC_COUNT: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'لا طلبات عمل جديدة',
  one: 'طلب عمل جديد',
  two: 'طلبا عمل جديدان',
  few: '{n} طلبات عمل جديدة',
  many: '{n} طلب عمل جديدًا',
  other: '{n} طلب عمل جديد',
};

const arabicCount = (count: number): string =>
  ARABIC_COUNT[new Intl.PluralRules('ar').select(count)].replace('{n}', formatNumber('ar', count));
const englishCount = (count: number): string => (count === 1 ? 'One new work request' : `${count} new work requests`);
const arabicNews = (count: number): string => `وصل إلى ${CLUB.name.ar} ${arabicCount(count)}.`;
const englishNews = (count: number): string => `${englishCount(count)} ${count === 1 ? 'has' : 'have'} arrived at ${CLUB.name.en}.`;
const TO_READ = { ar: 'للاطلاع افتح لوحة التحكم:', en: 'To read more, open the control panel:' } as const;

/** Reveals only the roles applied for, nothing about the applicants (security rule 9). Several applications share one mail. */
export const jobRequestsMail = (to: string, roles: readonly string[], adminUrl: string): Mail => {
  // Strangers wrote the roles: one that could become a link is counted, not shown.
  const shown = roles.filter((role) => !couldBeLink(role)).slice(0, ROLES_SHOWN);
  const more = roles.length > shown.length ? ['…'] : [];
  const items = [...shown, ...more].map((role) => `<li><bdi>${escapeHtml(role)}</bdi></li>`).join('');
  return {
    to,
    isLasting: true,
    subject: `${CLUB.name.ar}: ${arabicCount(roles.length)} | ${englishCount(roles.length)}`,
    text: [
      ...[arabicNews(roles.length), englishNews(roles.length), ''],
      ...[...shown.map((role) => `- ${role}`), ...more, ''],
      ...[TO_READ.ar, TO_READ.en, adminUrl],
    ].join('\n'),
    html: page(
      `<p>${arabicNews(roles.length)}</p><p lang="en" dir="ltr">${englishNews(roles.length)}</p>
<ul>${items}</ul><p>${TO_READ.ar}</p><p lang="en" dir="ltr">${TO_READ.en}</p><p dir="ltr"><a href="${escapeHtml(adminUrl)}" style="color:${COLORS.light.brand}">${escapeHtml(adminUrl)}</a></p>
`,
      ';font-size:17px;line-height:1.8',
    ),
  };
};

/** Tells an admin that the site does not show the last changes, what visitors see meanwhile, and where to look. */
export const siteBehindMail = (to: string, liveAt: string | null, adminUrl: string): Mail => {
  const arabic = [
    'تعذّر نشر آخر التغييرات على الموقع، رغم المحاولة مرة ثانية. التغييرات محفوظة كلها.',
    liveAt ? `يرى الزوّار نسخة ${formatTime('ar', liveAt)}.` : 'لا يرى الزوّار أي نسخة بعد.',
    'افتح لوحة التحكم واضغط «النشر الآن»، أو أخبر من يدير الموقع.',
  ];
  const english = [
    'The latest changes could not be published, even at the second attempt. All changes are saved.',
    liveAt ? `Visitors see the version from ${formatTime('en', liveAt)}.` : 'Visitors do not see any version yet.',
    'Open the control panel and press “Publish now”, or tell the person who runs the site.',
  ];
  const subject = `${CLUB.name.ar}: تعذّر النشر | the site could not be published`;
  return { ...twoLanguageMail({ to, subject, arabic, english, link: adminUrl }), isLasting: true };
};
