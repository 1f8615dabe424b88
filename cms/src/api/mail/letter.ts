import { CLUB, COLORS, COUNTRY } from '@sanabel/brand/club';
import { direction } from '@sanabel/brand/locales';
import type { Locale } from '@sanabel/contract';
import type { Mail } from './outbox.ts';

/** The page of a mail. Its styles stand in the markup, because many mail programs drop all others. */
export const page = (body: string, style = '', locale: Locale = 'ar'): string => `<!doctype html>
<html lang="${locale}" dir="${direction(locale)}"><head><meta charset="utf-8"><title>${CLUB.name[locale]}</title></head>
<body style="margin:0;background:${COLORS.light.paper};font-family:Tahoma,'Segoe UI',sans-serif;color:${COLORS.light.ink}">
<div style="max-width:480px;margin:0 auto;padding:32px 24px${style}">
${body}</div></body></html>`;

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Signs that mail programs make links by, in any width, and numbers long enough for a phone. */
const LINK_SIGN = /[./@:\\\u3002]/;
const PHONE = /\p{Nd}(?:[\s()+-]*\p{Nd}){6,}/gu;

/** Normalises a text as mail programs may: plain forms, without invisible characters. */
const seen = (text: string): string => text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');

/** Tells whether mail programs could make a link of a text. */
export const couldBeLink = (text: string): boolean => LINK_SIGN.test(seen(text)) || seen(text).search(PHONE) >= 0;

/** A name that somebody chose for themselves, for a sentence of a mail: still readable, and nothing that becomes a link. */
export const nameInMail = (name: string): string =>
  couldBeLink(name)
    ? seen(name)
        .replaceAll(PHONE, '…')
        .replaceAll(/([./@:\\\u3002])(?=\S)/g, '$1 ')
    : name;

/** A moment in words, in the club's own time. */
export const timeWords = (locale: Locale, iso: string): string =>
  new Date(iso).toLocaleString(COUNTRY.formats[locale], { dateStyle: 'long', timeStyle: 'short', timeZone: COUNTRY.timeZone });

interface Letter {
  to: string;
  subject: string;
  /** Its sentences, in both languages. */
  arabic: readonly string[];
  english: readonly string[];
  /** An address of ours that stands at the end. */
  link: string;
}

const paragraphs = (lines: readonly string[]): string => lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');

/** A mail of sentences in both languages, Arabic first, as text and as a page, with one link. */
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
