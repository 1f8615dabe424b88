import { CLUB, COLORS } from '@sanabel/brand/club';
import { direction } from '@sanabel/brand/locales';
import type { Locale } from '@sanabel/contract';

const TEXTS = {
  ar: {
    title: 'رسالة الأسبوع',
    ask: 'هل توقف الرسالة الأسبوعية بما ينتظرك؟',
    end: 'أوقفها',
    done: 'أُوقفت الرسالة الأسبوعية. يمكنك تفعيلها من جديد في صفحة حسابك.',
    unknown: 'هذا الرابط لم يعد يعمل. توقف الرسالة الأسبوعية في صفحة حسابك.',
    account: 'صفحة حسابي',
  },
  en: {
    title: 'Weekly mail',
    ask: 'Turn off the weekly mail about what is waiting for you?',
    end: 'Turn it off',
    done: 'The weekly mail is off. You can turn it on again in your account.',
    unknown: 'This link works no more. The weekly mail is turned off in your account.',
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
