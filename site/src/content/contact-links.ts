import { chatDigits, internationalPhone } from '@sanabel/brand/phone';
import type { Contact } from '@sanabel/contract/entities/contact';
import { isSafeLink } from '@sanabel/contract/fields';

export const SOCIAL_NETWORKS = ['youtube', 'tiktok', 'facebook', 'whatsapp'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

export interface ContactLinks {
  email: { href: string; text: string } | null;
  phone: { href: string; text: string } | null;
  chat: string | null;
  social: { network: SocialNetwork; href: string }[];
}

/** `+201012345678` as it is read out: `+20 101 234 5678`. */
const spaced = (number: string): string => number.replace(/^(\+20)(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3 $4');

/** The contact record as links. Where the datum is empty or not safe to open there is no link (decision L10, security rule 6). */
export const contactLinks = (contact: Contact, chatMessage: string): ContactLinks => {
  const tel = internationalPhone(contact.phoneNumber);
  const digits = chatDigits(contact.whatsappLink);
  const chat = digits === '' ? null : `https://wa.me/${digits}?text=${encodeURIComponent(chatMessage)}`;
  const pages = { youtube: contact.youtubeLink, tiktok: contact.tiktokLink, facebook: contact.facebookLink, whatsapp: chat ?? '' };
  return {
    email: contact.email === '' ? null : { href: `mailto:${contact.email}`, text: contact.email },
    phone: tel === '' ? null : { href: `tel:${tel}`, text: spaced(tel) },
    chat,
    social: SOCIAL_NETWORKS.filter((network) => isSafeLink(pages[network])).map((network) => ({ network, href: pages[network] })),
  };
};
