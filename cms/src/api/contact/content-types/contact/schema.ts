import { contentType, each, longText, shortText } from '../../../../database/content-type.ts';

export default contentType(
  { singular: 'contact', plural: 'contacts', table: 'contacts' },
  {
    ...each(shortText, ['email', 'address', 'arabicAddress', 'phoneNumber', 'whatsappLink']),
    ...each(longText, ['youtubeLink', 'tiktokLink', 'facebookLink']),
  },
);
