import { valuesIn } from '@sanabel/contract/kinds/fields';
import { itemPage, type OpenName } from '@sanabel/contract/kinds/index';
import { bothOf, fieldsOf, pictureField, type Values } from '../content/declared.ts';
import { sharpestOf } from '../content/pictures.ts';
import { absolute, href } from '../i18n/routes.ts';
import { type Both, inBoth } from './records.ts';
import { columnsOf, LICENCE, type Row, snake } from './tables.ts';

/** Open data of a kind whose fields are data: every field that it declares. */

type Item = Values & { id: string; createdAt: string; updatedAt: string };
type Value = string | number | null | Both | readonly string[];

const pictureAt = (url: string): string => {
  const picture = sharpestOf(url);
  return picture ? absolute(picture.url) : '';
};

const valuesOf = (name: OpenName, item: Values): [field: string, value: Value][] =>
  fieldsOf(name).map(([field, facts]) => {
    const value = item[pictureField(field, facts)] ?? '';
    if (facts.type === 'text' && facts.language === 'both') return [field, bothOf(item, field)];
    if (facts.type === 'choices' || facts.type === 'reference') return [field, valuesIn(String(item[field] ?? ''))];
    return [field, facts.type === 'image' ? pictureAt(String(value)) : (item[field] ?? '')];
  });

export const declaredRecord = (name: OpenName, item: Item) => ({
  id: item.id,
  page: inBoth((locale) => absolute(href(locale, itemPage(name, item.id)))),
  ...Object.fromEntries(valuesOf(name, item)),
  created: item.createdAt,
  updated: item.updatedAt,
});

const cellsOf = (field: string, value: Value): Row => {
  if (typeof value === 'object' && value !== null)
    return 'ar' in value ? columnsOf(snake(field), value) : { [snake(field)]: value.join(' ') };
  return { [snake(field)]: value ?? '' };
};

export const declaredRow = (name: OpenName, item: Item): Row =>
  Object.assign({}, ...Object.entries(declaredRecord(name, item)).map(([field, value]) => cellsOf(field, value as Value)), LICENCE);

/** An empty table has its columns too. */
export const declaredColumns = (name: OpenName): string[] => Object.keys(declaredRow(name, { id: '', createdAt: '', updatedAt: '' }));
