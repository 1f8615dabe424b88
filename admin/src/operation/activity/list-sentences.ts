import type { Locale } from '@sanabel/contract/enumerations';
import { KINDS, ORDERED_NAMES, type OrderedName } from '@sanabel/contract/kinds/index';
import type { KindLabels } from '@sanabel/contract/kinds/kind';

export const LIST_ACTIONS = ['create', 'update', 'delete', 'order', 'restore', 'purge', 'show', 'hide'] as const;
type ListAction = (typeof LIST_ACTIONS)[number];
export type ListSentence = `${OrderedName}_${ListAction}`;

type Kind = KindLabels & { isPerson: boolean };

/** Writes the sentences of one list for every list. */
export const listSentences = (locale: Locale, sentencesOf: (kind: Kind) => Record<ListAction, string>) =>
  Object.fromEntries(
    ORDERED_NAMES.flatMap((name) => {
      const { labels, isPerson } = KINDS[name];
      return Object.entries(sentencesOf({ ...labels[locale], isPerson })).map(([action, text]) => [`${name}_${action}`, text]);
    }),
  ) as Record<ListSentence, string>;
