import * as z from 'zod';
import { link, optionalLink, optionalWholeNumber, wholeNumber } from '../fields.ts';
import { type ArabicName, fieldsInOneLanguage, type KindField, type KindFields } from '../kinds/fields.ts';
import type { KindFacts } from '../kinds/kind.ts';
import { type MediaRule, OTHER_IMAGE } from '../media-rules.ts';
import { choice, text } from '../text.ts';
import { type Entity, item } from './entity.ts';
import { choiceList, day, lineList, quarterHour, referenceList } from './field-rules.ts';
import { PICTURE_FALLBACK, type PictureTexts, pictureInput, pictureShown } from './picture.ts';

export type KindWithFields = KindFacts & { fields: KindFields; sortable: readonly string[] };

type Optional = { isOptional: true };
type Image = { type: 'image' };

/** Stores the URL of a picture. A picture that can be removed needs another name for that than for its file. */
export type AttributeOf<Fields, Name extends keyof Fields & string> = Fields[Name] extends Optional ? `${Name}Url` : Name;

type ImageName<Fields> = { [Name in keyof Fields]: Fields[Name] extends Image ? Name : never }[keyof Fields] & string;
type ImageAttribute<Fields> = {
  [Name in keyof Fields & string]: Fields[Name] extends Image ? AttributeOf<Fields, Name> : never;
}[keyof Fields & string];
type OptionalName<Fields> = {
  [Name in keyof Fields & string]:
    | (Fields[Name] extends Optional ? (Fields[Name] extends Image ? `${Name}Url` : Name) : never)
    | (Fields[Name] extends { language: 'both' }
        ? Fields[Name] extends Optional
          ? ArabicName<Name>
          : Fields[Name] extends { isArabicFirst: true }
            ? Name
            : ArabicName<Name>
        : never)
    | (Fields[Name] extends { hasDetails: true } ? keyof PictureTexts : never);
}[keyof Fields & string];
type AnyName<Fields> = {
  [Name in keyof Fields & string]: Name | (Fields[Name] extends { language: 'both' } ? ArabicName<Name> : never);
}[keyof Fields & string];
type RequiredName<Fields> = Exclude<AnyName<Fields>, ImageName<Fields> | OptionalName<Fields>>;

type ValueOf<Field> = Field extends { type: 'number' }
  ? Field extends Optional
    ? number | null
    : number
  : Field extends { type: 'choice'; choices: infer Choices }
    ? (keyof Choices & string) | (Field extends Optional ? '' : never)
    : string;
type Value<Fields, Name> = Name extends keyof Fields ? ValueOf<Fields[Name]> : string;
type Rule<Fields, Name> = z.ZodType<Value<Fields, Name>>;

type Input<Fields> = { [Name in RequiredName<Fields>]: Rule<Fields, Name> } & {
  [Name in OptionalName<Fields>]: z.ZodOptional<Rule<Fields, Name>>;
};
type File<Fields> = {
  [Name in ImageName<Fields>]: { field: Name; attribute: AttributeOf<Fields, Name>; rule: MediaRule; isRequired: boolean };
}[ImageName<Fields>];

export type EntityFrom<Kind extends KindWithFields, Fields = Kind['fields']> = Kind & {
  item: ReturnType<typeof item<{ [Name in RequiredName<Fields> | OptionalName<Fields> | ImageAttribute<Fields>]: Rule<Fields, Name> }>>;
  input: z.ZodObject<Input<Fields>, z.core.$strict>;
  patch: z.ZodObject<{ [Name in keyof Input<Fields>]: z.ZodOptional<Rule<Fields, Name>> }, z.core.$strict>;
  files: [ImageName<Fields>] extends [never] ? readonly [] : readonly [File<Fields>, ...File<Fields>[]];
  search: readonly string[];
  titles: readonly string[];
  fallback: Readonly<{ [Name in OptionalName<Fields>]: null extends Value<Fields, Name> ? null : '' }>;
};

const ruleOf = (field: Exclude<KindField, Image>): z.ZodType => {
  const isOptional = field.isOptional === true;
  if (field.type === 'text') {
    const { max, lines } = field;
    return lines ? lineList({ max, lines, isOptional }) : text({ max, isOptional, isMultiline: Boolean(field.isMultiline) });
  }
  if (field.type === 'link') return isOptional ? optionalLink : link;
  if (field.type === 'number') return isOptional ? optionalWholeNumber(field.min, field.max) : wholeNumber(field.min, field.max);
  if (field.type === 'reference') return referenceList({ max: field.max, isOptional });
  if (!('choices' in field)) return (field.type === 'date' ? day : quarterHour)({ isOptional });
  const values = Object.keys(field.choices);
  if (field.type === 'choices') return choiceList({ values, isOptional });
  return choice(isOptional ? ['', ...values] : values);
};

const WITHOUT_PERSONS = 'published without a phone number, an email address or a name after “my name is”';

/** The URL comes from the file; sending it empty removes the picture. */
const removal = choice(['']).meta({ description: 'empty: takes the picture away' }).optional();

const inputOf = (field: KindField, { isWithoutPersons }: KindFacts): z.ZodType | null => {
  if (field.type === 'image') return field.isOptional ? removal : null;
  const isWatched = isWithoutPersons && field.type === 'text';
  const rule = isWatched ? ruleOf(field).meta({ description: WITHOUT_PERSONS }) : ruleOf(field);
  return field.isOptional ? rule.optional() : rule;
};

/** An item always has a name in one language, so that is stored with its rule; other texts may be older than theirs. */
const storedAs = (field: KindField, isInBoth: boolean): z.ZodType => {
  if (field.type === 'image') return z.string();
  const keepsRule = field.type === 'number' || field.type === 'choice' || (isInBoth && field.found === 'name' && !field.isOptional);
  return keepsRule ? ruleOf(field) : z.string();
};

/** Derives the schemas and lists of an entity whose fields are data. */
export const entityFrom = (kind: KindWithFields): Entity => {
  const { fields } = kind;
  const all = fieldsInOneLanguage(fields);
  const attributeOf = (name: string, field: KindField) => (field.type === 'image' && field.isOptional ? `${name}Url` : name);
  const namesOf = (isWanted: (field: KindField) => boolean) => all.flatMap(([name, field]) => (isWanted(field) ? [name] : []));
  const hasDetails = Object.values(fields).some((field) => field.type === 'image' && field.hasDetails);
  const rules = all.flatMap(([name, field]) => {
    const rule = inputOf(field, kind);
    return rule ? [[attributeOf(name, field), rule]] : [];
  });
  const input = z.strictObject({ ...Object.fromEntries(rules), ...(hasDetails ? pictureInput : {}) });
  return {
    ...kind,
    input,
    patch: input.partial(),
    item: item({
      ...Object.fromEntries(all.map(([name, field]) => [attributeOf(name, field), storedAs(field, fields[name] !== field)])),
      ...(hasDetails ? pictureShown : {}),
    }),
    files: all.flatMap(([name, field]) =>
      field.type === 'image'
        ? [{ field: name, attribute: attributeOf(name, field), rule: OTHER_IMAGE, isRequired: !field.isOptional }]
        : [],
    ),
    search: namesOf(({ found }) => found !== undefined),
    titles: ['en', 'ar'].flatMap((locale) =>
      namesOf((field) => field.type === 'text' && field.found === 'name' && field.language === locale),
    ),
    fallback: {
      ...Object.fromEntries(
        all.flatMap(([name, field]) => (field.isOptional ? [[attributeOf(name, field), field.type === 'number' ? null : '']] : [])),
      ),
      ...(hasDetails ? PICTURE_FALLBACK : {}),
    },
  };
};
