import { type KindField, valuesIn } from '@sanabel/contract/kinds/fields';
import { LIST_RANGE_MAX } from '@sanabel/contract/limits';
import { useQueries } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'ra-core';
import { useFormats, useTimeFormat } from '../i18n/format.ts';
import { useLanguage } from '../language/language.ts';
import { declaredChoices } from './choices.ts';
import { itemTitle } from './item-title.ts';
import { kindsWithTexts } from './texts.ts';

const FRESH_MS = 5 * 60_000;

/** Reads the names of items that the kind refers to. */
const useReferredNames = (fields: readonly KindField[]): ReadonlyMap<string, string> => {
  const locale = useLanguage();
  const dataProvider = useDataProvider();
  const lists = [...new Set(fields.flatMap((field) => (field.type === 'reference' ? [field.to] : [])))];
  const read = useQueries({
    queries: lists.map((list) => ({
      queryKey: [list, 'names'],
      queryFn: async () =>
        (
          await dataProvider.getList<RaRecord>(list, {
            pagination: { page: 1, perPage: LIST_RANGE_MAX },
            sort: { field: 'id', order: 'ASC' },
          })
        ).data,
      staleTime: FRESH_MS,
    })),
  });
  return new Map(
    read.flatMap(({ data = [] }, at) => data.map((item) => [String(item.id), itemTitle(lists[at] ?? '', item, locale)] as const)),
  );
};

/** Formats the values of a declared kind: labels of choices, names of items, dates. Undefined for other fields. */
export const useDeclaredFormat = (list: string): ((name: string, value: string) => string | undefined) => {
  const locale = useLanguage();
  const formats = useFormats();
  const timeFormat = useTimeFormat();
  const fields = kindsWithTexts.find(({ name }) => name === list)?.fields ?? {};
  const names = useReferredNames(Object.values(fields));
  return (name, value) => {
    const field = fields[name];
    if (!field || value === '') return undefined;
    if (field.type === 'reference') return formats.list(valuesIn(value).map((id) => names.get(id) ?? '…'));
    if (field.type === 'time') return timeFormat.inside(value);
    if (field.type === 'date') return formats.date(`${value}T12:00:00`);
    const labels = new Map(declaredChoices(list, name).map((choice) => [choice.value, choice.labels[locale]]));
    return labels.size > 0 ? formats.list(valuesIn(value).map((one) => labels.get(one) ?? one)) : undefined;
  };
};
