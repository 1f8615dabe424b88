import { formPath, KINDS } from '@sanabel/contract/kinds/index';
import { searchWords } from '@sanabel/contract/lists';
import { SEARCH_KINDS, type SearchAnswer, type SearchHit, type SearchKind } from '@sanabel/contract/search';
import { wordsOf as splitWords } from '@sanabel/contract/search-words/stems';
import { titleFit } from './fit.ts';
import type { Page } from './pages.ts';

const GROUPS = ['recent', 'crops', 'articles', 'gallery', 'people', 'pages', 'trash'] as const;
type GroupName = (typeof GROUPS)[number];

export type Choice =
  | { key: string; to: string; hit: SearchHit }
  | { key: string; to: null; hit: SearchHit }
  | { key: string; to: string; page: Page }
  | { key: string; to: string; all: SearchKind; total: number };

interface ChoiceGroup {
  name: GroupName;
  /** Counts all results, not only those shown here. */
  total: number;
  choices: Choice[];
  words: string[];
}

const groupOf = (kind: SearchKind): GroupName => (kind !== 'trash' && KINDS[kind].isPerson ? 'people' : (kind as GroupName));

const hitChoice = (hit: SearchHit): Choice => {
  const key = `${hit.kind}-${hit.id}`;
  // Deleted items have no form; they can only be restored.
  return hit.kind === 'trash' ? { key, to: null, hit } : { key, to: `${formPath(hit.kind)}/${hit.id}`, hit };
};

const listPath = (kind: SearchKind): string => (kind === 'trash' ? '/trash' : KINDS[kind].listPath);

/** Links to the filtered list of a kind with more results than shown here. */
const restOf = ({ kind, total, q, hits }: SearchAnswer['groups'][number]): Choice[] =>
  total > hits.length ? [{ key: `all-${kind}`, to: `${listPath(kind)}?${new URLSearchParams({ q })}`, all: kind, total }] : [];

const wordsOf = (q: string): string[] => searchWords(q) ?? [];

/** Orders results by how well their titles fit, whatever their kind; what lies in the trash comes last. */
export const choicesOf = (
  { groups, recent }: SearchAnswer,
  asked: string,
  pages: readonly Page[],
  namesOf: (page: Page) => string[],
): ChoiceGroup[] => {
  const fitOf = (choice: Choice, words: readonly string[]): number => {
    if ('page' in choice) return titleFit(namesOf(choice.page), words);
    return 'hit' in choice && choice.to !== null ? titleFit([choice.hit.title, choice.hit.arabicTitle], words) : 0;
  };
  const byFit = (choices: Choice[], words: readonly string[]): Choice[] =>
    choices.sort((one, other) => fitOf(other, words) - fitOf(one, words));
  const found = SEARCH_KINDS.flatMap((kind) => groups.filter((group) => group.kind === kind));
  const ofKinds = (name: GroupName): ChoiceGroup => {
    const own = found.filter(({ kind }) => groupOf(kind) === name);
    return {
      name,
      total: own.reduce((sum, { total }) => sum + total, 0),
      choices: own.flatMap((group) => [...byFit(group.hits.map(hitChoice), splitWords(group.q)), ...restOf(group)]),
      words: [...new Set(own.flatMap(({ q }) => wordsOf(q)))],
    };
  };
  const ofPages = pages.map((page): Choice => ({ key: `page-${page.path}`, to: page.path, page }));
  const all = GROUPS.map((name): ChoiceGroup => {
    if (name === 'recent') return { name, total: recent.length, choices: recent.map(hitChoice), words: [] };
    if (name === 'pages') return { name, total: pages.length, choices: ofPages, words: wordsOf(asked) };
    return ofKinds(name);
  });
  const best = ({ choices, words }: ChoiceGroup): number => Math.max(0, ...choices.map((choice) => fitOf(choice, words)));
  return all.filter(({ choices }) => choices.length > 0).sort((one, other) => best(other) - best(one));
};
