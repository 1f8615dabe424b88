import * as z from 'zod';
import { members } from '../kinds/members.ts';
import { DESCRIPTION_MAX, NAME_MAX, ROLE_MAX } from '../limits.ts';
import { OTHER_IMAGE } from '../media-rules.ts';
import { ITEM_PAGES } from '../pages.ts';
import { text } from '../text.ts';
import { entity, item } from './entity.ts';
import { PICTURE_FALLBACK, pictureInput, pictureShown } from './picture.ts';

const name = text({ max: NAME_MAX });
const bio = text({ max: DESCRIPTION_MAX, isMultiline: true, isOptional: true });

export const memberInput = z.strictObject({
  name,
  arabicName: text({ max: NAME_MAX, isOptional: true }).optional(),
  role: text({ max: ROLE_MAX }),
  arabicRole: text({ max: ROLE_MAX, isOptional: true }).optional(),
  bio: bio.optional(),
  arabicBio: bio.optional(),
  ...pictureInput,
});

export const member = item({
  name,
  arabicName: z.string(),
  role: z.string(),
  arabicRole: z.string(),
  bio: z.string(),
  arabicBio: z.string(),
  image: z.string(),
  ...pictureShown,
});

export const memberEntity = entity(
  { item: member, input: memberInput, patch: memberInput.partial() },
  {
    ...members,
    page: ITEM_PAGES.members,
    files: [{ field: 'image', attribute: 'image', rule: OTHER_IMAGE, isRequired: true }],
    search: ['name', 'arabicName', 'role', 'arabicRole'],
    sortable: ['name', 'arabicName', 'role'],
    titles: ['name', 'arabicName'],
    fallback: { arabicName: '', arabicRole: '', bio: '', arabicBio: '', ...PICTURE_FALLBACK },
  },
);

export type MemberInput = z.infer<typeof memberInput>;
export type Member = z.infer<typeof member>;
