import type { Entity } from '@sanabel/contract/entities/entity';
import { ENTITIES } from '@sanabel/contract/entities/index';
import type { Locale } from '@sanabel/contract/enumerations';
import { localised } from '../language/localised.tsx';

export const entityOf = (list: string): Entity => ENTITIES[list as keyof typeof ENTITIES] as unknown as Entity;

/** Name of an item of any list, in the reader's language where it has one. */
export const itemTitle = (list: string, item: object, locale: Locale): string => {
  const values = item as Readonly<Record<string, unknown>>;
  const [english = '', arabic = ''] = entityOf(list).titles.map((title) => String(values[title] ?? ''));
  return localised(english, arabic, locale).text;
};
