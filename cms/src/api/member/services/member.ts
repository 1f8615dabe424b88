import { type Member, type MemberInput, memberInput } from '@sanabel/contract';
import { type Collection, identity } from '../../../collection/collection.ts';
import { OTHER_IMAGE } from '../../../media/rules.ts';

type MemberFields = MemberInput & { image: string };

export const members: Collection<MemberFields, Member> = {
  uid: 'api::member.member',
  resource: 'members',
  input: memberInput,
  patch: memberInput.partial(),
  files: [{ field: 'image', attribute: 'image', rule: OTHER_IMAGE, isRequired: true }],
  searchable: ['name', 'arabicName', 'role', 'arabicRole'],
  listable: ['name', 'arabicName', 'role'],
  toItem: (row) => ({
    ...identity(row),
    name: row.name,
    arabicName: row.arabicName ?? '',
    role: row.role,
    arabicRole: row.arabicRole ?? '',
    bio: row.bio ?? '',
    arabicBio: row.arabicBio ?? '',
    image: row.image,
  }),
};

export default () => members;
