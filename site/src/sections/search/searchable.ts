import type { LocalText } from '../../content/item-texts.ts';
import type { ItemOf, ListName } from '../../content/snapshot.ts';
import type { Path } from '../../i18n/routes.ts';
import type { Kind } from './model.ts';

export type SearchedItem = ItemOf<ListName>;

export interface Searchable {
  kind: Kind;
  path: Path;
  /** An address on another site, instead of the path. */
  link?: string;
  title: LocalText;
  line: string;
  pictureUrl: string;
  names: readonly string[];
  also: readonly string[];
  /** Shared by many items, in both languages. */
  labels: readonly string[];
  /** Only the page's language. */
  text: readonly string[];
}
