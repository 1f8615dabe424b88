import { contentType, each, longText, moment, shortText } from '../../../../database/content-type.ts';

/** Unfinished work of one admin in one form: the fields that were changed. Nothing of it is ever public. */
export default contentType(
  { singular: 'autosave', plural: 'autosaves', table: 'autosaves' },
  {
    ...each(shortText, ['adminId', 'list', 'form', 'basedOn', 'draftId']),
    values: longText,
    savedAt: moment,
  },
);
