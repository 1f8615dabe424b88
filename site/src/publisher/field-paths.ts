import type { Content } from '@sanabel/contract/content';
import { itemPage } from '@sanabel/contract/kinds/index';
import type { Path } from '@sanabel/contract/pages';
import { ARTICLES, FIELD_PAGES_MAX, FIELD_SETS, type FieldSet } from '../sections/saved-pages/model.ts';

/** The first pages of a set, in the editors' order, and the number of all. */
export interface SetPaths {
  paths: readonly Path[];
  total: number;
}
export type FieldPaths = ReadonlyMap<FieldSet, SetPaths>;

const pathsOf = ({ crops, articles }: Content, set: FieldSet): SetPaths => {
  const all =
    set === ARTICLES
      ? articles.map(({ id }) => itemPage('articles', id))
      : crops.filter(({ season }) => season === set).map(({ id }) => itemPage('crops', id));
  return { paths: all.slice(0, FIELD_PAGES_MAX), total: all.length };
};

/** Needs the whole content, so a renderer calls it; the publisher makes the lists from it (field-lists.ts). */
export const fieldPathsOf = (content: Content): FieldPaths => new Map(FIELD_SETS.map((set) => [set, pathsOf(content, set)]));
