import { chatDigits, internationalPhone } from '@sanabel/brand/phone';
import { email, isSafeLink } from '@sanabel/contract/fields';
import type { IconName } from '../ui/Icon.tsx';
import type { ContactValues } from './fields.ts';

interface VisitorLink {
  text: 'call' | 'chat' | 'mail' | 'youtube' | 'tiktok' | 'facebook';
  icon: IconName;
  /** The address that a visitor's press opens; empty where no link would appear. */
  href: string;
  isTyped: boolean;
}

const prefixed = (prefix: string, rest: string): string => (rest === '' ? '' : prefix + rest);
const safe = (link: string): string => (isSafeLink(link.trim()) ? link.trim() : '');

/** Makes the links of the public site from the fields as they are typed: the prefix +2 before a local number, no link for what is wrong (decision L10). */
export const visitorLinks = (contact: ContactValues): VisitorLink[] => {
  const address = email.safeParse(contact.email);
  const link = (text: VisitorLink['text'], icon: IconName, href: string, typed: string) => ({
    text,
    icon,
    href,
    isTyped: typed.trim() !== '',
  });
  return [
    link('call', 'phone', prefixed('tel:', internationalPhone(contact.phoneNumber)), contact.phoneNumber),
    link('chat', 'chat', prefixed('https://wa.me/', chatDigits(contact.whatsappLink)), contact.whatsappLink),
    link('mail', 'mail', address.success ? prefixed('mailto:', address.data) : '', contact.email),
    link('facebook', 'facebook', safe(contact.facebookLink), contact.facebookLink),
    link('youtube', 'youtube', safe(contact.youtubeLink), contact.youtubeLink),
    link('tiktok', 'tiktok', safe(contact.tiktokLink), contact.tiktokLink),
  ];
};
