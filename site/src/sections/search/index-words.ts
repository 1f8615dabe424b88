import type { Locale } from '@sanabel/contract/enumerations';
import { read, type SiteData } from '../../content/site-data.ts';
import { readItem } from './item-words.ts';
import { type Words, wordsFileOf } from './model.ts';
import { filesIn, type Positioned, positionedIn } from './positions.ts';
import type { SearchedItem } from './searchable.ts';

export type Listed = Words<Map<string, number[]>>;
const WORTHS = ['names', 'also', 'text'] as const;

interface Cut {
  files: number;
  textWords: number;
}

/** Up to here there are few word files: a search fetches most of them, and each has its overhead. */
const FEW_ITEMS = 1024;
const FEW_FILES = 8;
/** The items per word file beyond that, which makes files of some kilobytes. */
const FILE_ITEMS = 64;
/** All words of texts are indexed up to here; beyond, the limit keeps a thousand items within 60 kB (decision 128). */
const MANY_ITEMS = 512;
const TEXT_WORDS_OF_MANY = 20;

const cutIn = (siteData: SiteData): Cut => ({
  files: filesIn(siteData, FEW_ITEMS) === 1 ? FEW_FILES : filesIn(siteData, FILE_ITEMS),
  textWords: filesIn(siteData, MANY_ITEMS) === 1 ? Number.POSITIVE_INFINITY : TEXT_WORDS_OF_MANY,
});

/** A file's words as one object, which is replaced when any of them changes. */
interface Sheaf {
  listed: Listed | undefined;
  state: State;
}
interface State {
  siteData: SiteData;
  locale: Locale;
  cut: Cut;
  positioned: readonly Positioned[];
  sheaves: Sheaf[];
  /** An item's words in the index, which are compared with the new ones after an edit. */
  indexed: WeakMap<SearchedItem, Words<readonly string[]>>;
}

const indexedOf = (positioned: Positioned, { locale, cut, indexed }: State): Words<readonly string[]> => {
  const known = indexed.get(positioned.item);
  if (known) return known;
  const { names, also, text } = readItem(positioned, locale).words();
  const words = { names, also, text: text.slice(0, cut.textWords) };
  indexed.set(positioned.item, words);
  return words;
};

const entriesOf = (positioned: Positioned, state: State): (readonly [worth: keyof Listed, stem: string])[] => {
  const words = indexedOf(positioned, state);
  return WORTHS.flatMap((worth) => words[worth].map((stem) => [worth, stem] as const));
};

const listAll = (state: State): Listed[] => {
  const { files } = state.cut;
  const all = Array.from({ length: files }, (): Listed => ({ names: new Map(), also: new Map(), text: new Map() }));
  for (const positioned of state.positioned) {
    const { position } = positioned;
    for (const [worth, stem] of entriesOf(positioned, state)) {
      const words = (all[wordsFileOf(stem, files)] as Listed)[worth];
      const positions = words.get(stem);
      if (positions) positions.push(position);
      else words.set(stem, [position]);
    }
  }
  return all;
};

/** A word that an item gained or lost. */
interface Change {
  worth: keyof Listed;
  stem: string;
  position: number;
  isRemoved: boolean;
}

const changesAt = (before: Positioned | undefined, after: Positioned | undefined, state: State): Change[] => {
  const keyed = (positioned: Positioned | undefined) =>
    new Map(
      positioned
        ? entriesOf(positioned, state).map(([worth, stem]) => [`${worth} ${stem}`, { worth, stem, position: positioned.position }])
        : [],
    );
  const [old, now] = [keyed(before), keyed(after)];
  const only = (some: typeof old, others: typeof old, isRemoved: boolean) =>
    [...some].flatMap(([key, entry]) => (others.has(key) ? [] : [{ ...entry, isRemoved }]));
  return [...only(old, now, true), ...only(now, old, false)];
};

const changesBetween = (before: State, state: State): Change[] => {
  const changes: Change[] = [];
  let [at, next] = [0, 0];
  while (at < before.positioned.length || next < state.positioned.length) {
    const [old, now] = [before.positioned[at], state.positioned[next]];
    const [oldPosition, position] = [old?.position ?? Number.POSITIVE_INFINITY, now?.position ?? Number.POSITIVE_INFINITY];
    if (oldPosition <= position) at += 1;
    if (position <= oldPosition) next += 1;
    if (old !== now)
      changes.push(...changesAt(oldPosition <= position ? old : undefined, position <= oldPosition ? now : undefined, state));
  }
  return changes;
};

const changed = (listed: Listed, changes: readonly Change[]): Listed => {
  const next: Listed = { names: new Map(listed.names), also: new Map(listed.also), text: new Map(listed.text) };
  for (const { worth, stem, position, isRemoved } of changes) {
    const others = (next[worth].get(stem) ?? []).filter((one) => one !== position);
    if (!isRemoved)
      next[worth].set(
        stem,
        [...others, position].sort((one, other) => one - other),
      );
    else if (others.length > 0) next[worth].set(stem, others);
    else next[worth].delete(stem);
  }
  return next;
};

/** Derives a state from the one before: a file's object stays unless an item has changed it. */
const follow = (state: State, before: State): void => {
  const byFile = Map.groupBy(changesBetween(before, state), ({ stem }) => wordsFileOf(stem, state.cut.files));
  for (const [file, sheaf] of before.sheaves.entries()) {
    const changes = byFile.get(file);
    if (changes) {
      state.sheaves[file] = { state, listed: sheaf.listed && changed(sheaf.listed, changes) };
    } else {
      // Same words in both states; this releases the older state.
      sheaf.state = state;
      state.sheaves[file] = sheaf;
    }
  }
};

const states = new Map<Locale, State>();

/** Rebuilds the index when its split changes; otherwise updates the one before. */
const stateIn = (siteData: SiteData, locale: Locale): State => {
  const before = states.get(locale);
  if (before?.siteData === siteData) return before;
  const cut = cutIn(siteData);
  const isCutSame = before?.cut.files === cut.files && before.cut.textWords === cut.textWords;
  const indexed = isCutSame ? before.indexed : new WeakMap();
  const state: State = { siteData, locale, cut, positioned: positionedIn(siteData), sheaves: [], indexed };
  for (let file = 0; file < state.cut.files; file += 1) state.sheaves.push({ state, listed: undefined });
  if (isCutSame) follow(state, before);
  states.set(locale, state);
  return state;
};

const listedIn = (sheaf: Sheaf): Listed => {
  const { state } = sheaf;
  if (!sheaf.listed) for (const [file, listed] of listAll(state).entries()) (state.sheaves[file] as Sheaf).listed ??= listed;
  return sheaf.listed as Listed;
};

export const textWordsIn = (): number => read('search words of texts', (siteData) => cutIn(siteData).textWords);

export const wordsFiles = (): number => read('search files of words', (siteData) => cutIn(siteData).files);

const ifCutInto = (files: number, { cut, sheaves }: State): Sheaf[] | undefined => (cut.files === files ? sheaves : undefined);

export const wordsInFile = (locale: Locale, file: number): Listed => {
  const files = wordsFiles();
  const sheaf = read(`search words ${locale} ${file} of ${files}`, (siteData) => ifCutInto(files, stateIn(siteData, locale))?.[file]);
  if (!sheaf) throw new Error(`The search has no file ${file} of words.`);
  return listedIn(sheaf);
};

export const nameWords = (locale: Locale): string[] => {
  const files = wordsFiles();
  const sheaves = read(`search words ${locale} of ${files}`, (siteData) => ifCutInto(files, stateIn(siteData, locale))) ?? [];
  const words = new Set<string>();
  for (const { names } of sheaves.map(listedIn)) for (const word of names.keys()) words.add(word);
  return [...words].sort();
};
