import { faceOf } from '@sanabel/contract/entities/entity';
import { type ReferenceField, valuesIn } from '@sanabel/contract/kinds/fields';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dataProvider } from '../../data/data-provider.ts';
import { useLanguage } from '../../language/language.ts';
import { entityOf, itemTitle } from '../item-title.ts';
import type { NamedField, Values } from './layout.ts';

export interface Reference {
  id: string;
  title: string;
  picture: string;
}

/** Longer lists are found by the search. */
const CHOICES_MAX = 200;

const ITEMS_FIRST = { pagination: { page: 1, perPage: CHOICES_MAX } };

/** Reads the lists that fields refer to, and items of the page that are not among their first. */
export const useReferences = (fields: readonly NamedField<ReferenceField>[], items: readonly Values[]) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const lists = useQueries({
    queries: fields.map(({ to }) => ({
      queryKey: [to, 'getList', ITEMS_FIRST],
      queryFn: async () => (await dataProvider.getList(to, ITEMS_FIRST)).data as Values[],
    })),
  });
  const rest = useQueries({
    queries: fields.map(({ name, to }, index) => {
      const known = new Set((lists[index]?.data ?? []).map(({ id }) => id));
      const ids = [...new Set(items.flatMap((item) => valuesIn(String(item[name] ?? ''))))].filter((id) => !known.has(id)).sort();
      return {
        queryKey: [to, 'getMany', ids],
        queryFn: async () => (await dataProvider.getMany(to, { ids })).data as Values[],
        enabled: lists[index]?.data !== undefined && ids.length > 0,
      };
    }),
  });
  const referenceOf = (to: string, item: Values): Reference => ({
    id: String(item.id),
    title: itemTitle(to, item, locale) || t('common.untitled'),
    picture: faceOf(entityOf(to), item),
  });
  const choices = new Map(fields.map(({ name, to }, index) => [name, (lists[index]?.data ?? []).map((item) => referenceOf(to, item))]));
  const others = fields.flatMap(({ to }, index) => (rest[index]?.data ?? []).map((item) => referenceOf(to, item)));
  const byId = new Map([...choices.values(), others].flat().map((reference) => [reference.id, reference]));
  return {
    choicesOf: (name: string): readonly Reference[] => choices.get(name) ?? [],
    /** Deleted items are left out. */
    referencesIn: (list: string): Reference[] => valuesIn(list).flatMap((id) => byId.get(id) ?? []),
  };
};

export type References = ReturnType<typeof useReferences>;
