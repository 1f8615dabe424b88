import { arabicName, type ChoiceField, type KindField, type KindFields, type ReferenceField } from '@sanabel/contract/kinds/fields';
import { KINDS, type KindName } from '@sanabel/contract/kinds/index';
import type { KindFacts } from '@sanabel/contract/kinds/kind';

export type Values = Readonly<Record<string, unknown>>;
export type NamedField<Field extends KindField = KindField> = Field & { name: string };
export type Picked = NamedField<ChoiceField> | NamedField<ReferenceField>;

type Declared = Pick<KindFacts, 'fields' | 'validity' | 'sortable' | 'sortedBy'>;

export interface ListLayout {
  /** Names of the title in both languages; one name where it has one language. */
  title: { ar: string; en: string };
  /** Says under the state how much an item matters. */
  level: NamedField<ChoiceField> | null;
  /** Its choices have drawings, which stand for an item without a picture. */
  sign: NamedField<ChoiceField> | null;
  /** Says where and about what an item is. */
  places: readonly Picked[];
  person: NamedField<ReferenceField> | null;
  /** Null where the period shows it. */
  date: NamedField | null;
  filters: readonly Picked[];
  orders: readonly NamedField[];
}

const PLACES_MAX = 2;
const FILTERS_MAX = 3;

const isPerson = ({ to, max }: ReferenceField): boolean => max === 1 && KINDS[to as KindName].isPerson;
const isTime = ({ type }: KindField): boolean => type === 'date' || type === 'time';

/** Arranges a kind's fields in the columns, filters and orders of its list. */
export const listLayout = ({ fields = {}, validity, sortable = [] }: Declared): ListLayout => {
  const all = Object.entries(fields).map(([name, field]): NamedField => ({ ...field, name }));
  const picked = all.filter((field): field is Picked => 'choices' in field || field.type === 'reference');
  const choices = picked.filter((field): field is NamedField<ChoiceField> => field.type !== 'reference');
  const references = picked.filter((field): field is NamedField<ReferenceField> => field.type === 'reference');
  const level = choices.find(({ notes }) => notes) ?? null;
  const person = references.find(isPerson) ?? null;
  const several = choices.filter(({ type }) => type === 'choices');
  const single = choices.filter((field) => field.type === 'choice' && field !== level);
  const title = all.find(({ found }) => found === 'name');
  const name = title?.name ?? 'id';
  const isInBoth = title?.type === 'text' && title.language === 'both';
  return {
    title: { en: name, ar: isInBoth ? arabicName(name) : name },
    level,
    sign: choices.find(({ icons }) => icons) ?? null,
    places: [...several, ...references.filter((field) => field !== person), ...single].slice(0, PLACES_MAX),
    person,
    date: validity ? null : (all.find(isTime) ?? null),
    filters: picked.filter((field) => field !== level).slice(0, FILTERS_MAX),
    orders: all.filter((field) => isTime(field) && sortable.includes(field.name)),
  };
};

/** Fields that an item cannot be published without. */
export const requiredIn = (fields: KindFields): NamedField[] =>
  Object.entries(fields).flatMap(([name, field]) => (field.isOptional ? [] : [{ ...field, name }]));

/** A text in both languages is required in the first of them. */
const requiredName = (field: NamedField): string =>
  field.type === 'text' && field.language === 'both' && field.isArabicFirst ? arabicName(field.name) : field.name;

/** Required fields that are blank. */
export const missingIn = (fields: KindFields, item: Values): NamedField[] =>
  requiredIn(fields).filter((field) => !item[requiredName(field)]);
