import { type Contact, type ContactInput, contactInput } from '@sanabel/contract/entities/contact';
import type { FormOf } from '@sanabel/contract/entities/entity';
import { ADDRESS_MAX } from '@sanabel/contract/limits';
import type { TextInput } from '../../kit/forms/TextField.tsx';
import { textsOf } from '../../kit/forms/values.ts';

const LINK = { type: 'url', language: null } as const;

/**
 * The seven fields of the specification (section 2, "Contact data"), the Arabic address, and the hours. A missing field does not compile.
 */
export const CONTACT_FORM = {
  phoneNumber: { label: 'contacts.phoneNumber', icon: 'phone', type: 'tel', language: null, hint: 'contacts.phoneHint' },
  whatsappLink: { label: 'contacts.whatsappLink', icon: 'chat', type: 'tel', language: null, hint: 'contacts.chatHint' },
  email: { label: 'contacts.email', icon: 'mail', type: 'email', language: null },
  facebookLink: { label: 'contacts.facebookLink', icon: 'facebook', ...LINK },
  youtubeLink: { label: 'contacts.youtubeLink', icon: 'youtube', ...LINK },
  tiktokLink: { label: 'contacts.tiktokLink', icon: 'tiktok', ...LINK },
  arabicAddress: {
    label: 'contacts.arabicAddress',
    icon: 'place',
    language: 'ar',
    max: ADDRESS_MAX,
    hint: 'contacts.arabicAddressHint',
    isOptional: true,
  },
  address: { label: 'contacts.address', icon: 'place', language: 'en', max: ADDRESS_MAX },
  arabicHours: {
    label: 'contacts.arabicHours',
    language: 'ar',
    max: ADDRESS_MAX,
    isMultiline: true,
    isOptional: true,
    hint: 'contacts.arabicHoursHint',
  },
  hours: { label: 'contacts.hours', language: 'en', max: ADDRESS_MAX, isMultiline: true, isOptional: true, hint: 'contacts.hoursHint' },
} as const satisfies FormOf<ContactInput, TextInput>;

export type ContactValues = Record<keyof typeof CONTACT_FORM, string>;

export const contactValues = (contact: Contact | null): ContactValues => textsOf(CONTACT_FORM, contact);

export const CONTACT_RULES = contactInput;
