import { contentType, datetime, each, longText, shortText } from '../../../../database/content-type.ts';

/** Unsaved changes of one admin in one form. Never public. */
export default contentType(
  { singular: 'autosave', plural: 'autosaves', table: 'autosaves' },
  {
    ...each(shortText, ['adminId', 'list', 'form', 'basedOn', 'draftId']),
    values: longText,
    savedAt: datetime,
  },
);
