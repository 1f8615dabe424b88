import { CLUB, COLORS } from '@sanabel/brand/club';
import { formatNumber } from '@sanabel/brand/format';
import { kindNames, type Locale, listOfNeed, type Need } from '@sanabel/contract';
import { needs as arabic } from '@sanabel/contract/labels/ar';
import type { Counted } from '@sanabel/contract/labels/counted';
import { needs as english } from '@sanabel/contract/labels/en';
import type { NeedLabels } from '@sanabel/contract/labels/labels';
import { escapeHtml, page } from '../mail/letter.ts';
import type { Mail } from '../mail/outbox.ts';

const LABELS: Readonly<Record<Locale, NeedLabels>> = { ar: arabic, en: english };

const TEXTS = {
  ar: {
    subject: 'ما ينتظرك في اللوحة',
    lead: 'هذا ما ينتظرك في لوحة التحكم:',
    why: 'تصلك هذه الرسالة صباح كل أحد لأنك فعّلتها في صفحة حسابك، ولا تصلك حين لا ينتظرك شيء.',
    end: 'إيقاف هذه الرسالة',
  },
  en: {
    subject: 'Waiting for you in the panel',
    lead: 'This is waiting for you in the control panel:',
    why: 'You get this email on Sunday mornings because you turned it on in your account. No email is sent when nothing is waiting.',
    end: 'Turn off this email',
  },
} as const satisfies Record<Locale, object>;

const counted = (locale: Locale, forms: Counted, count: number): string =>
  (forms[new Intl.PluralRules(locale).select(count)] ?? forms.other).replace('{{n}}', formatNumber(locale, count));

const labelOf = (locale: Locale, need: Need): string => {
  const label = LABELS[locale];
  if (need.need === 'failed') return label.failed;
  if (need.need === 'requests') return counted(locale, label.requests, need.count);
  return `${counted(locale, label[need.need], need.count)}: ${{ ...kindNames(locale, 'list'), ...label.articles }[listOfNeed(need)]}`;
};

interface Weekly {
  to: string;
  locale: Locale;
  needs: readonly Need[];
  adminUrl: string;
  endUrl: string;
}

/** Lists what waits, with links, and a link that turns the mail off. Contains counts only, nothing about people. */
export const weeklyMail = ({ to, locale, needs, adminUrl, endUrl }: Weekly): Mail => {
  const { subject, lead, why, end } = TEXTS[locale];
  const lines = needs.map((need) => ({ label: labelOf(locale, need), address: `${adminUrl}${need.to}` }));
  const link = `style="color:${COLORS.light.brand}"`;
  const items = lines.map(({ label, address }) => `<li><a href="${escapeHtml(address)}" ${link}>${escapeHtml(label)}</a></li>`).join('');
  return {
    to,
    subject: `${CLUB.name[locale]}: ${subject}`,
    text: [lead, '', ...lines.flatMap(({ label, address }) => [`- ${label}`, `  ${address}`]), '', why, `${end}: ${endUrl}`].join('\n'),
    html: page(
      `<p>${lead}</p><ul>${items}</ul><hr style="border:0;border-top:1px solid ${COLORS.light.line};margin:24px 0">
<p style="font-size:14px">${why} <a href="${escapeHtml(endUrl)}" ${link}>${end}</a></p>
`,
      ';font-size:17px;line-height:1.8',
      locale,
    ),
    // Unsubscribe button of mail programs (RFC 8058).
    headers: { 'List-Unsubscribe': `<${endUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
};
