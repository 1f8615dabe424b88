import type { FormOf } from '@sanabel/contract/entities/entity';
import type { InputOf } from '@sanabel/contract/entities/index';
import { LINK_MAX, NAME_MAX, ROLE_MAX } from '@sanabel/contract/limits';
import type { TextInput } from '../../kit/forms/TextField.tsx';
import type { Picture } from '../../kit/forms/values.ts';

export const PARTNER_FORM = {
  arabicName: { label: 'partners.arabicName', language: 'ar', max: NAME_MAX, isOptional: true },
  name: { label: 'partners.name', language: 'en', max: NAME_MAX },
  arabicOffer: { label: 'partners.arabicOffer', language: 'ar', max: ROLE_MAX, hint: 'partners.arabicOfferHint', isOptional: true },
  offer: { label: 'partners.offer', language: 'en', max: ROLE_MAX, hint: 'partners.offerHint', isOptional: true },
  link: { label: 'partners.link', language: null, type: 'url', max: LINK_MAX, hint: 'partners.linkHint' },
} as const satisfies FormOf<InputOf<'partners'>, TextInput>;

export type PartnerValues = Record<keyof typeof PARTNER_FORM, string> & { logo: Picture };
