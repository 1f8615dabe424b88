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

/**
 * A text as an address takes it: letters of other scripts stay as they are, because a browser writes them in bytes itself, and each would
 * take three times its room in a page.
 */
const inAddress = (text: string): string => encodeURIComponent(text).replace(/(?:%[89A-F][0-9A-F])+/g, decodeURIComponent);

const LETTERS = /^[\p{L}\p{Nd}]+$/u;

/**
 * Writes the letters and digits of a link as they are, for the same reason. Other signs stay in bytes, because the browser might read them
 * as part of the address or the markup, and so do bytes that are no UTF-8.
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

/** The contact record as links. Where the datum is empty or not safe to open there is no link (decision L10, security rule 6). */
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

/** The address as the pages show it, and the way there: a map finds it by its words. */
export interface Address extends LocalText {
  map: string;
}

/** The place of an address on a map; Arabic and Western maps know it by the same words as people. */
export const mapLink = (address: string): string => `https://www.google.com/maps/search/?api=1&query=${inAddress(address)}`;

/** The club's own record as the pages of one language show it; a page about one thing has its own words for the chat (`message`). */
export const clubLinks = (locale: Locale, message = translator(locale)('common.chatMessage')): ContactLinks & { address: Address } => {
  const address = localised(contact(), 'address', locale);
  return { ...contactLinks(contact(), message), address: { ...address, map: mapLink(address.text) } };
};

/** A line of the opening hours: the days, and when; without a colon there is one part. */
export interface Hours {
  days: string;
  times: string;
}

/** Parts a line at the first colon that is not of a time of day, as `9:00` and `٩:٠٠` have one. */
export const hoursIn = (line: string): Hours => {
  const [days = '', ...times] = line.split(/(?<!\p{Nd})[:：]|[:：](?!\p{Nd})/u);
  return { days: days.trim(), times: times.join(':').trim() };
};

/** The opening hours, a line for each; none where editors gave none. */
export const openingHours = (locale: Locale): { lang: Locale; lines: Hours[] } => {
  const { text, lang } = localised(contact(), 'hours', locale);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return {
    lang,
    lines: lines.map(hoursIn),
  };
};
