import type { FormOf } from '@sanabel/contract/entities/entity';
import { type MemberInput, memberInput } from '@sanabel/contract/entities/member';
import { DESCRIPTION_MAX, NAME_MAX, ROLE_MAX } from '@sanabel/contract/limits';
import type { Item } from '../data/resources.ts';
import type { TextInput } from '../forms/TextField.tsx';
import { type Picture, textsOf } from '../forms/values.ts';

const ARABIC = { language: 'ar', isOptional: true } as const;
const BIO = { max: DESCRIPTION_MAX, isMultiline: true, isOptional: true } as const;

/** Every input of a member; one that is missing here does not compile. The portrait stands beside them. */
export const MEMBER_FORM = {
  name: { label: 'members.name', max: NAME_MAX },
  arabicName: { label: 'members.arabicName', max: NAME_MAX, ...ARABIC },
  role: { label: 'members.role', max: ROLE_MAX },
  arabicRole: { label: 'members.arabicRole', max: ROLE_MAX, ...ARABIC },
  bio: { label: 'members.bio', ...BIO },
  arabicBio: { label: 'members.arabicBio', hint: 'members.twinsHint', ...BIO, ...ARABIC },
} as const satisfies FormOf<MemberInput, TextInput>;

export type MemberValues = Record<keyof typeof MEMBER_FORM, string> & { image: Picture };

export const memberValues = (member: Item<'members'> | null): MemberValues => ({
  ...textsOf(MEMBER_FORM, member),
  image: member?.image ?? '',
});

/** The contract's rules for the texts; the portrait has rules of its own. */
export const MEMBER_RULES = memberInput.strip();
