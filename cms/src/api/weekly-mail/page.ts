import { CLUB, COLORS } from '@sanabel/brand/club';
import { direction } from '@sanabel/brand/locales';
import type { Locale } from '@sanabel/contract';

const TEXTS = {
  ar: {
    title: 'رسالة الأسبوع',
    ask: 'هل تريد إيقاف رسالة الأسبوع؟',
    end: 'إيقاف الرسالة',
    done: 'أُوقفت رسالة الأسبوع. يمكنك تفعيلها من جديد من صفحة حسابك.',
    unknown: 'هذا الرابط لم يعد يعمل. يمكنك إيقاف رسالة الأسبوع من صفحة حسابك.',
    account: 'صفحة حسابي',
  },
  en: {
    title: 'Weekly email',
    ask: 'Turn off the weekly email about what is waiting for you?',
    end: 'Turn off',
    done: 'The weekly email is off. You can turn it on again in your account.',
    unknown: 'This link no longer works. You can turn off the weekly email in your account.',
    account: 'My account',
  },
} as const satisfies Record<Locale, object>;

const { paper, ink, brand } = COLORS.light;
const STYLE = `margin:0;padding:16vh 20px;background:${paper};color:${ink};font:1.125rem/1.8 system-ui,sans-serif;text-align:center`;
const BUTTON = `min-height:48px;padding:12px 28px;border:0;border-radius:8px;background:${brand};color:#fff;font:inherit;cursor:pointer`;

/** Runs and fetches nothing: a sentence, and a button or the way to the account. */
export const weeklyMailPage = (locale: Locale, about: 'ask' | 'done' | 'unknown', accountUrl: string): string => {
  const { title, end, account, ...texts } = TEXTS[locale];
  const act =
    about === 'ask'
      ? `<form method="post"><button style="${BUTTON}">${end}</button></form>`
      : `<p><a href="${accountUrl}" style="color:${brand}">${account}</a></p>`;
  return `<!doctype html><html lang="${locale}" dir="${direction(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · ${CLUB.name[locale]}</title></head><body style="${STYLE}"><main><h1>${title}</h1><p>${texts[about]}</p>${act}</main></body></html>`;
};

/** Allows inline styles and the page's button, nothing else. */
export const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
