import type { FieldError } from '../errors.ts';
import { fieldsInOneLanguage } from '../kinds/fields.ts';
import type { KindFacts } from '../kinds/kind.ts';
import { type PersonalDetail, personalIn } from '../typing/personal.ts';

type Kind = Pick<KindFacts, 'fields' | 'isWithoutPersons'>;

const namesOf = (fields: NonNullable<Kind['fields']>): string[] => [
  ...fieldsInOneLanguage(fields).flatMap(([name, { type }]) => (type === 'text' ? [name] : [])),
  ...(Object.values(fields).some((field) => field.type === 'image' && field.hasDetails) ? ['arabicPictureAlt', 'pictureAlt'] : []),
];

/** Finds texts that tell of a person. Drafts may have them: they are about to be removed. */
export const personalErrors = (
  { fields = {}, isWithoutPersons }: Kind,
  values: Readonly<Record<string, unknown>>,
): (FieldError & { code: PersonalDetail })[] => {
  if (!isWithoutPersons) return [];
  return namesOf(fields).flatMap((field) => {
    const code = personalIn(String(values[field] ?? ''));
    return code ? [{ field, code }] : [];
  });
};
