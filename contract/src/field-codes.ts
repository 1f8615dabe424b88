/** The faults that one field can have. Schemas use these words as their issue messages; `messages/` turns them into sentences. */
export const FIELD_CODES = [
  'required',
  'invalid_type',
  'too_short',
  'too_long',
  'out_of_range',
  'not_whole',
  'invalid_choice',
  'invalid_characters',
  'invalid_email',
  'invalid_phone',
  'invalid_link',
  'invalid_youtube',
  'invalid_code',
  'invalid_id',
  'invalid_parameter',
  'password_common',
  'unknown_field',
  'nothing_to_change',
  'file_required',
  'file_type',
  'file_too_large',
  'file_broken',
  'image_too_many_pixels',
] as const;

export type FieldCode = (typeof FIELD_CODES)[number];
