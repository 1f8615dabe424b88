import type { NameVariable } from '@sanabel/brand/club';

export const OTHER_NAMES: Readonly<Record<NameVariable, string>> = {
  CLUB_NAME_AR: 'دار الواحة',
  CLUB_NAME_EN: 'Oasis House',
  CLUB_SHORT_NAME_AR: 'الواحة',
  CLUB_SHORT_NAME_EN: 'Oasis',
  CLUB_DESCRIPTOR_AR: 'أهل الواحة',
  CLUB_DESCRIPTOR_EN: 'People of the oasis',
  CLUB_FOUNDATION_AR: 'مؤسسة النخيل',
  CLUB_FOUNDATION_EN: 'the Palm Trust',
};
