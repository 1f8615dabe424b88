import { type ReferenceField, valuesIn } from '@sanabel/contract/kinds/fields';
import type { KindName } from '@sanabel/contract/kinds/index';
import { useQueries } from '@tanstack/react-query';
import { dataProvider } from '../../data/data-provider.ts';
import { useItemTitle } from '../../language/localised.tsx';
import { type NamedField, shownOf, type Values } from './layout.ts';

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
  const titleOf = useItemTitle();
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
  const referenceOf = (to: string, item: Values): Reference => {
    const { title, arabicTitle, picture } = shownOf(to as KindName, item);
    return { id: String(item.id), title: titleOf({ kind: to, title, arabicTitle }), picture };
  };
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
