import type { FormOf } from '@sanabel/contract/entities/entity';
import type { InputOf } from '@sanabel/contract/entities/index';
import { DESCRIPTION_MAX, NAME_MAX, ROLE_MAX } from '@sanabel/contract/limits';
import { PICTURE_FORM } from '../../kit/forms/focus/fields.ts';
import type { TextInput } from '../../kit/forms/TextField.tsx';
import type { Picture } from '../../kit/forms/values.ts';

const ARABIC = { language: 'ar', isOptional: true } as const;
const ENGLISH = { language: 'en' } as const;
const BIO = { max: DESCRIPTION_MAX, isMultiline: true, isOptional: true } as const;

export const MEMBER_FORM = {
  arabicName: { label: 'members.arabicName', max: NAME_MAX, ...ARABIC },
  arabicRole: { label: 'members.arabicRole', max: ROLE_MAX, ...ARABIC },
  arabicBio: { label: 'members.arabicBio', ...BIO, ...ARABIC },
  name: { label: 'members.name', max: NAME_MAX, ...ENGLISH },
  role: { label: 'members.role', max: ROLE_MAX, ...ENGLISH },
  bio: { label: 'members.bio', ...BIO, ...ENGLISH },
  ...PICTURE_FORM,
} as const satisfies FormOf<InputOf<'members'>, TextInput>;

export type MemberValues = Record<keyof typeof MEMBER_FORM, string> & { image: Picture };
