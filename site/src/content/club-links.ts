import { chatDigits, dialledPhone, groupedPhone } from '@sanabel/brand/phone';
import type { Contact } from '@sanabel/contract/entities/contact';
import type { Locale } from '@sanabel/contract/enumerations';
import { isSafeLink } from '@sanabel/contract/fields';
import { translator } from '../i18n/translate.ts';
import { type LocalText, localised } from './item-texts.ts';
import { contact } from './snapshot.ts';

export const SOCIAL_NETWORKS = ['youtube', 'tiktok', 'facebook', 'whatsapp'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

export interface ContactLinks {
  email: { href: string; text: string } | null;
  phone: { href: string; text: string } | null;
  chat: string | null;
  social: { network: SocialNetwork; href: string }[];
}

/** Leaves letters of other scripts unescaped: browsers escape them, and each would take three times the room in a page. */
const inAddress = (text: string): string => encodeURIComponent(text).replace(/(?:%[89A-F][0-9A-F])+/g, decodeURIComponent);

const LETTERS = /^[\p{L}\p{Nd}]+$/u;

/**
 * Decodes the letters and digits of a link, for the same reason. Other characters stay escaped, because a browser might read them as part
 * of the address or the markup, and so do bytes that are no UTF-8.
 */
export const readableLink = (link: string): string =>
  link.replace(/(?:%[89A-F][0-9A-F])+/g, (bytes) => {
    try {
      const text = decodeURIComponent(bytes);
      return LETTERS.test(text) ? text : bytes;
    } catch {
      return bytes;
    }
  });

/** Leaves out links whose value is empty or not safe to open (decision L10, security rule 6). */
export const contactLinks = (record: Contact, chatMessage: string): ContactLinks => {
  const tel = dialledPhone(record.phoneNumber);
  const digits = chatDigits(record.whatsappLink);
  const chat = digits === '' ? null : `https://wa.me/${digits}?text=${inAddress(chatMessage)}`;
  const pages = { youtube: record.youtubeLink, tiktok: record.tiktokLink, facebook: record.facebookLink, whatsapp: chat ?? '' };
  return {
    email: record.email === '' ? null : { href: `mailto:${record.email}`, text: record.email },
    phone: tel === '' ? null : { href: `tel:${tel}`, text: groupedPhone(tel) },
    chat,
    social: SOCIAL_NETWORKS.filter((network) => isSafeLink(pages[network])).map((network) => ({ network, href: pages[network] })),
  };
};

export interface Address extends LocalText {
  map: string;
}

export const mapLink = (address: string): string => `https://www.google.com/maps/search/?api=1&query=${inAddress(address)}`;

export const clubLinks = (locale: Locale, message = translator(locale)('common.chatMessage')): ContactLinks & { address: Address } => {
  const address = localised(contact(), 'address', locale);
  return { ...contactLinks(contact(), message), address: { ...address, map: mapLink(address.text) } };
};

/** A line of the opening hours: days and times; without a colon there is one part. */
export interface Hours {
  days: string;
  times: string;
}

/** Splits a line at the first colon that is not part of a time, as in `9:00` or `٩:٠٠`. */
export const hoursIn = (line: string): Hours => {
  const [days = '', ...times] = line.split(/(?<!\p{Nd})[:：]|[:：](?!\p{Nd})/u);
  return { days: days.trim(), times: times.join(':').trim() };
};

export const openingHours = (locale: Locale): { lang: Locale; lines: Hours[] } => {
  const { text, lang } = localised(contact(), 'hours', locale);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return {
    lang,
    lines: lines.map(hoursIn),
  };
};
