import { ENTITIES } from '@sanabel/contract/entities/index';
import { ARTICLE_TYPES, LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { urlOf } from '@sanabel/contract/fields';
import { plainText } from '@sanabel/contract/formatting/blocks';
import { fieldsInOneLanguage, type KindField, valuesIn } from '@sanabel/contract/kinds/fields';
import { itemPage, KINDS, type NameWithFields, type OrderedName, PEOPLE_LAST } from '@sanabel/contract/kinds/index';
import { type LocalText, localised, localisedLines } from '../../content/item-texts.ts';
import type { SiteData } from '../../content/site-data.ts';
import { itemsIn, type ListName } from '../../content/snapshot.ts';
import { translator } from '../../i18n/translate.ts';
import type { Searchable } from './searchable.ts';

/** Kinds whose fields are data. */
type Declared = OrderedName & NameWithFields;
const DECLARED = PEOPLE_LAST.filter((name): name is Declared => 'fields' in KINDS[name]);

const isOfPeople = (name: Declared): boolean => KINDS[name].isPerson;

/** Headings of results, with their lists. */
export const GROUPS: Readonly<Record<string, readonly ListName[]>> = {
  crops: ['crops'],
  articles: ARTICLE_TYPES,
  ...Object.fromEntries(DECLARED.filter((name) => !isOfPeople(name)).map((name) => [name, [name]])),
  people: DECLARED.filter(isOfPeople),
  gallery: ['photos', 'videos'],
};

export const SEARCHED: readonly ListName[] = Object.values(GROUPS).flat();

export const declaredName = (list: ListName): Declared | undefined => DECLARED.find((name) => name === list);

/** Visitors look for some more often. Long questions have many words, and would hide the pages on their subject. */
const OFTEN: Readonly<Record<string, number>> = { crops: 1.2, photos: 0.6, videos: 0.6 };
const LONG_NAMES = 0.3;

export const worthOf = (kind: string): number => {
  const name = declaredName(kind as ListName);
  return OFTEN[kind] ?? (name && !isOfPeople(name) ? LONG_NAMES : 1);
};

export const groupLabel = (group: string, locale: Locale): string =>
  declaredName(group as ListName)
    ? KINDS[group as Declared].labels[locale].list
    : translator(locale)(`search.groups.${group}` as 'search.groups.crops');

type Values = Readonly<Record<string, string>>;

/** Leaves out what is not current. */
export const searchedIn = (siteData: SiteData, list: ListName) => {
  const items = itemsIn(siteData, list);
  const kind = declaredName(list) && KINDS[list as Declared];
  if (!kind || !('validity' in kind)) return items;
  const { from, until } = kind.validity;
  const now = new Date(siteData.now ?? 0).toISOString();
  return (items as unknown as readonly Values[]).filter(
    (item) => (item[from] ?? '') <= now && now < (item[until] ?? ''),
  ) as unknown as typeof items;
};

const isLong = (field: KindField): boolean => field.type === 'text' && Boolean(field.isMultiline ?? field.lines);

/** Names come from texts marked `name`; one line of others is in both languages, longer texts are in the page's. */
export const ofDeclared = (name: Declared, item: { id: string }, locale: Locale): Omit<Searchable, 'kind'> => {
  const kind = KINDS[name];
  const values = item as unknown as Values;
  const fields = Object.entries<KindField>(kind.fields);
  const own = (field: string): LocalText => localised(values as Record<never, string>, field as never, locale);
  const whole = (field: string, one: KindField): string => {
    if (one.type !== 'text' || !one.lines) return own(field).text;
    const each = localisedLines(values as Record<never, string>, field as never, locale);
    return each.map(({ text }) => text).join('\n');
  };
  const found = (wanted: 'name' | 'also') =>
    fieldsInOneLanguage(kind.fields).flatMap(([field, one]) => (one.found === wanted && !isLong(one) ? [values[field] ?? ''] : []));
  const [title = ''] = fields.flatMap(([field, one]) => (one.found === 'name' ? [field] : []));
  const also = fields.flatMap(([field, one]) => (one.found === 'also' && !isLong(one) ? [own(field).text] : []));
  const long = fields.flatMap(([field, one]) => (isLong(one) ? [plainText(whole(field, one))] : []));
  const [link = ''] = fields.flatMap(([field, one]) => (one.type === 'link' && !one.isOptional ? [values[field] ?? ''] : []));
  const page = itemPage(name, item.id);
  const hasOwn = kind.page.includes('{id}') || 'anchor' in kind;
  const [file] = ENTITIES[name].files;
  return {
    path: 'anchor' in kind ? `${page}#${kind.anchor}${item.id}` : page,
    ...(!hasOwn && link && { link }),
    title: own(title),
    line: [...also, long[0] ?? '', urlOf(link)?.host ?? ''].filter(Boolean).join(translator(locale)('search.between')),
    pictureUrl: file ? (values[file.attribute] ?? '') : '',
    names: found('name'),
    also: found('also'),
    labels: fields.flatMap(([field, one]) =>
      'choices' in one
        ? valuesIn(values[field] ?? '').flatMap((value) => LOCALES.map((language) => one.choices[value]?.[language] ?? ''))
        : [],
    ),
    text: long,
  };
};
