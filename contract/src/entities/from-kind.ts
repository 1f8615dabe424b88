import * as z from 'zod';
import { link } from '../fields.ts';
import { type ArabicName, fieldsInOneLanguage, type KindField, type KindFields, type LinkField, type TextField } from '../kinds/fields.ts';
import type { KindFacts } from '../kinds/kind.ts';
import { type MediaRule, OTHER_IMAGE } from '../media-rules.ts';
import { text } from '../text.ts';
import { type Entity, item } from './entity.ts';
import { PICTURE_FALLBACK, type PictureTexts, pictureInput, pictureShown } from './picture.ts';

export type KindWithFields = KindFacts & { fields: KindFields; sortable: readonly string[] };

type ImageName<Fields> = { [Name in keyof Fields]: Fields[Name] extends { type: 'image' } ? Name : never }[keyof Fields] & string;
type OptionalName<Fields> = {
  [Name in keyof Fields & string]:
    | (Fields[Name] extends { isOptional: true } ? Name : never)
    | (Fields[Name] extends { language: 'both' } ? ArabicName<Name> : never)
    | (Fields[Name] extends { hasDetails: true } ? keyof PictureTexts : never);
}[keyof Fields & string];
type RequiredName<Fields> = Exclude<keyof Fields & string, ImageName<Fields> | OptionalName<Fields>>;

type Text = z.ZodString;
type Input<Fields> = { [Name in RequiredName<Fields>]: Text } & { [Name in OptionalName<Fields>]: z.ZodOptional<Text> };
type File<Name> = { field: Name; attribute: Name; rule: MediaRule; isRequired: true };

export type EntityFrom<Kind extends KindWithFields, Fields = Kind['fields']> = Kind & {
  item: ReturnType<typeof item<{ [Name in RequiredName<Fields> | OptionalName<Fields> | ImageName<Fields>]: Text }>>;
  input: z.ZodObject<Input<Fields>, z.core.$strict>;
  patch: z.ZodObject<{ [Name in keyof Input<Fields>]: z.ZodOptional<Text> }, z.core.$strict>;
  files: [ImageName<Fields>] extends [never] ? readonly [] : readonly [File<ImageName<Fields>>];
  search: readonly string[];
  titles: readonly string[];
  fallback: Readonly<Record<OptionalName<Fields>, ''>>;
};

const ruleOf = (field: TextField | LinkField) => {
  if (field.type === 'link') return link;
  return field.isOptional ? text(field).optional() : text(field);
};

/** Stored with its rule: an item always has a name in one language. */
const isName = (field: KindField | undefined): boolean => field?.type === 'text' && field.found === 'name' && field.language === 'both';

/** Derives the schemas and lists of an entity whose fields are data. */
export const entityFrom = (kind: KindWithFields): Entity => {
  const { fields } = kind;
  const all = fieldsInOneLanguage(fields);
  const namesOf = (isWanted: (field: KindField) => boolean) => all.flatMap(([name, field]) => (isWanted(field) ? [name] : []));
  const hasDetails = Object.values(fields).some((field) => field.type === 'image' && field.hasDetails);
  const rules = Object.fromEntries(all.flatMap(([name, field]) => (field.type === 'image' ? [] : [[name, ruleOf(field)]])));
  const input = z.strictObject({ ...rules, ...(hasDetails ? pictureInput : {}) });
  return {
    ...kind,
    input,
    patch: input.partial(),
    item: item({
      ...Object.fromEntries(all.map(([name]) => [name, isName(fields[name]) ? rules[name] : z.string()])),
      ...(hasDetails ? pictureShown : {}),
    }),
    files: namesOf(({ type }) => type === 'image').map((name) => ({ field: name, attribute: name, rule: OTHER_IMAGE, isRequired: true })),
    search: namesOf(({ found }) => found !== undefined),
    titles: ['en', 'ar'].flatMap((locale) =>
      namesOf((field) => field.type === 'text' && field.found === 'name' && field.language === locale),
    ),
    fallback: {
      ...Object.fromEntries(namesOf((field) => field.type === 'text' && field.isOptional === true).map((name) => [name, ''])),
      ...(hasDetails ? PICTURE_FALLBACK : {}),
    },
  };
};
