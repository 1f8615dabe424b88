import type { Contact } from '@sanabel/contract/entities/contact';
import type { Locale } from '@sanabel/contract/enumerations';
import { ADDRESS_MAX } from '@sanabel/contract/limits';
import type { IconName } from '../ui/icons.ts';

interface ContactField {
  name: keyof Contact;
  icon: IconName;
  type: 'text' | 'email' | 'tel' | 'url';
  /** As `TextField` takes it: `null` runs from left to right in every language. */
  language: Locale | null | undefined;
  hint?: 'phoneHint' | 'chatHint' | 'arabicAddressHint';
  max?: number;
  isOptional?: boolean;
}

/** The seven fields of the specification (section 2, "Contact data"), and the address's Arabic twin. */
export const CONTACT_FIELDS: readonly ContactField[] = [
  { name: 'phoneNumber', icon: 'phone', type: 'tel', language: null, hint: 'phoneHint' },
  { name: 'whatsappLink', icon: 'chat', type: 'tel', language: null, hint: 'chatHint' },
  { name: 'email', icon: 'mail', type: 'email', language: null },
  { name: 'facebookLink', icon: 'facebook', type: 'url', language: null },
  { name: 'youtubeLink', icon: 'youtube', type: 'url', language: null },
  { name: 'tiktokLink', icon: 'tiktok', type: 'url', language: null },
  { name: 'address', icon: 'place', type: 'text', language: undefined, max: ADDRESS_MAX },
  { name: 'arabicAddress', icon: 'place', type: 'text', language: 'ar', hint: 'arabicAddressHint', max: ADDRESS_MAX, isOptional: true },
];

export const BLANK_CONTACT: Contact = {
  email: '',
  address: '',
  arabicAddress: '',
  phoneNumber: '',
  whatsappLink: '',
  youtubeLink: '',
  tiktokLink: '',
  facebookLink: '',
};
