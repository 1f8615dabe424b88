import { CLUB, COLORS } from '@sanabel/brand/club';
import { formatNumber } from '@sanabel/brand/format';
import type { Mail } from '../mail/outbox.ts';

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
const englishCount = (count: number): string => (count === 1 ? 'One new job application' : `${count} new job applications`);

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Tells an admin that applications have come: how many and for what, nothing about who (security rule 9). Many become one mail. */
export const jobRequestsMail = (to: string, roles: readonly string[], adminUrl: string): Mail => {
  const shown = roles.slice(0, ROLES_SHOWN);
  const more = roles.length > shown.length ? ['…'] : [];
  const items = [...shown, ...more].map((role) => `<li><bdi>${escapeHtml(role)}</bdi></li>`).join('');
  return {
    to,
    subject: `${CLUB.name.ar}: ${arabicCount(roles.length)} | ${englishCount(roles.length)}`,
    text: [arabicCount(roles.length), englishCount(roles.length), '', ...shown.map((role) => `- ${role}`), ...more, '', adminUrl].join(
      '\n',
    ),
    html: `<!doctype html>
<html lang="ar" dir="rtl"><head><meta charset="utf-8"><title>${CLUB.name.ar}</title></head>
<body style="margin:0;background:${COLORS.light.paper};font-family:Tahoma,'Segoe UI',sans-serif;color:${COLORS.light.ink}">
<div style="max-width:480px;margin:0 auto;padding:32px 24px;font-size:17px;line-height:1.8">
<p><strong>${arabicCount(roles.length)}</strong></p><p lang="en" dir="ltr">${englishCount(roles.length)}</p>
<ul>${items}</ul><p dir="ltr"><a href="${escapeHtml(adminUrl)}" style="color:${COLORS.light.brand}">${escapeHtml(adminUrl)}</a></p>
</div></body></html>`,
  };
};
