import { contentType, each, longText, place, shortText, uniqueText } from '../../../../database/content-type.ts';

export default contentType(
  { singular: 'job-request', plural: 'job-requests', table: 'job_requests' },
  {
    ...each(shortText, ['fullName', 'phoneNumber', 'role', 'experience']),
    ...each(longText, ['qualification', 'searchText']),
    email: uniqueText,
    position: { ...place },
  },
);
