import { valuesIn } from '@sanabel/contract/kinds/fields';
import type { ItemKind } from '@sanabel/contract/kinds/index';
import type { Path } from '@sanabel/contract/pages';
import { type RaRecord, useGetMany } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { useFormats } from '../../i18n/format.ts';
import { useLanguage } from '../../language/language.ts';
import { itemTitle } from '../item-title.ts';
import { kindWithTexts } from '../texts.ts';
import type { KindFormMethods } from './field.tsx';
import { useFormTexts } from './texts.ts';

/** Reads the names of the chosen items; their chips have read the same. */
const useChosenNames = (kind: ItemKind, name: string, form: KindFormMethods): string[] => {
  const locale = useLanguage();
  const field = kindWithTexts(kind).fields[name];
  const to = field?.type === 'reference' ? field.to : '';
  const ids = valuesIn(String(useWatch({ control: form.control, name }) ?? ''));
  const { data = [] } = useGetMany<RaRecord>(to, { ids }, { enabled: to !== '' && ids.length > 0 });
  return ids.length > 0 ? data.flatMap((item) => (item ? [itemTitle(to, item, locale)] : [])) : [];
};

/** Pages of the preview besides the item's own, and sentences about all places that show it. */
export const usePlaces = (kind: ItemKind, form: KindFormMethods) => {
  const locale = useLanguage();
  const texts = useFormTexts();
  const formats = useFormats();
  const { places = [] } = kindWithTexts(kind);
  const names = useChosenNames(kind, places.flatMap((place) => ('pagesOf' in place ? [place.pagesOf] : []))[0] ?? '', form);
  const tabs: { text: string; page: Path }[] = [];
  const sentences: string[] = [];
  for (const place of places) {
    if ('pagesOf' in place) {
      if (names.length > 0) sentences.push(texts.pagesOf(names.length, formats.list(names)));
    } else {
      sentences.push(place.label[locale]);
      if (place.page && place.tab) tabs.push({ text: place.tab[locale], page: place.page });
    }
  }
  return { tabs, sentences };
};
