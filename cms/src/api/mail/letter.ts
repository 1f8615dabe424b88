import { CLUB, COLORS, COUNTRY } from '@sanabel/brand/club';
import { direction } from '@sanabel/brand/locales';
import type { Locale } from '@sanabel/contract';
import type { Mail } from './outbox.ts';

/** Styles are inline, because many mail programs drop all others. */
export const page = (body: string, style = '', locale: Locale = 'ar'): string => `<!doctype html>
<html lang="${locale}" dir="${direction(locale)}"><head><meta charset="utf-8"><title>${CLUB.name[locale]}</title></head>
<body style="margin:0;background:${COLORS.light.paper};font-family:Tahoma,'Segoe UI',sans-serif;color:${COLORS.light.ink}">
<div style="max-width:480px;margin:0 auto;padding:32px 24px${style}">
${body}</div></body></html>`;

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Characters from which mail programs make links, in any width, and numbers long enough for a phone. */
const LINK_SIGN = /[./@:\\\u3002]/;
const PHONE = /\p{Nd}(?:[\s()+-]*\p{Nd}){6,}/gu;

/** Normalizes a text as mail programs may: NFKC without invisible characters. */
const seen = (text: string): string => text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');

export const couldBeLink = (text: string): boolean => LINK_SIGN.test(seen(text)) || seen(text).search(PHONE) >= 0;

/** Makes a name that a person chose safe in a mail: still readable, and nothing that becomes a link. */
export const nameInMail = (name: string): string =>
  couldBeLink(name)
    ? seen(name)
        .replaceAll(PHONE, '…')
        .replaceAll(/([./@:\\\u3002])(?=\S)/g, '$1 ')
    : name;

export const formatTime = (locale: Locale, iso: string): string =>
  new Date(iso).toLocaleString(COUNTRY.formats[locale], { dateStyle: 'long', timeStyle: 'short', timeZone: COUNTRY.timeZone });

interface Letter {
  to: string;
  subject: string;
  arabic: readonly string[];
  english: readonly string[];
  link: string;
}

const paragraphs = (lines: readonly string[]): string => lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');

/** Builds a mail in both languages, Arabic first, as text and HTML, with one link. */
export const twoLanguageMail = ({ to, subject, arabic, english, link }: Letter): Mail => ({
  to,
  subject,
  text: [...arabic, '', '---', '', ...english, '', link].join('\n'),
  html: page(
    `${paragraphs(arabic)}<hr style="border:0;border-top:1px solid ${COLORS.light.line};margin:24px 0">
<div lang="en" dir="ltr">${paragraphs(english)}</div><p dir="ltr"><a href="${escapeHtml(link)}" style="color:${COLORS.light.brand}">${escapeHtml(link)}</a></p>
`,
    ';font-size:16px;line-height:1.8',
  ),
});
