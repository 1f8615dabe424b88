import { type Member, memberInput } from '@sanabel/contract/entities/member';

/** What the form holds. The image is the chosen file, or the address of the stored one. */
export interface MemberValues {
  name: string;
  arabicName: string;
  role: string;
  arabicRole: string;
  bio: string;
  arabicBio: string;
  image: File | string;
}

export const memberValues = (member: Member | null): MemberValues => ({
  name: member?.name ?? '',
  arabicName: member?.arabicName ?? '',
  role: member?.role ?? '',
  arabicRole: member?.arabicRole ?? '',
  bio: member?.bio ?? '',
  arabicBio: member?.arabicBio ?? '',
  image: member?.image ?? '',
});

/** The contract's rules for the texts; the image has rules of its own. */
export const memberRules = memberInput.strip();
