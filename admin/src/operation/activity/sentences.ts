import type { Locale } from '@sanabel/contract/enumerations';
import { KINDS as DECLARED, ORDERED_NAMES, type OrderedName, TABLE_KINDS, type TableKind } from '@sanabel/contract/kinds/index';
import type { KindFacts, KindLabels } from '@sanabel/contract/kinds/kind';

const TABLE_ACTIONS = ['create', 'update', 'delete'] as const;
const LIST_ACTIONS = [...TABLE_ACTIONS, 'order', 'restore', 'purge', 'show', 'hide'] as const;
type ListAction = (typeof LIST_ACTIONS)[number];
type ListSentence = `${OrderedName}_${ListAction}` | `${TableKind}_${(typeof TABLE_ACTIONS)[number]}`;

type Listed = OrderedName | TableKind;
const actionsOn = (name: Listed): readonly ListAction[] => (DECLARED[name].hasOrder ? LIST_ACTIONS : TABLE_ACTIONS);
const sentencesOn = (name: Listed) => actionsOn(name).map((action) => `${name}_${action}` as ListSentence);

type Labels = KindLabels & Pick<KindFacts, 'isPerson' | 'isFeminine' | 'hasTrash'>;

/** Writes the sentences of one list for every list. */
export const listSentences = (locale: Locale, sentencesOf: (labels: Labels) => Record<ListAction, string>) =>
  Object.fromEntries(
    [...ORDERED_NAMES, ...TABLE_KINDS].flatMap((name) => {
      const sentences = sentencesOf({ ...DECLARED[name], ...DECLARED[name].labels[locale] });
      return actionsOn(name).map((action) => [`${name}_${action}`, sentences[action]]);
    }),
  ) as Record<ListSentence, string>;

const OTHERS = [
  'backgrounds_create',
  'backgrounds_update',
  'backgrounds_delete',
  'backgrounds_select',
  'backgrounds_restore',
  'backgrounds_purge',
  'admins_create',
  'admins_update',
  'admins_delete',
  'admins_register',
  'invitations_create',
  'invitations_update',
  'invitations_delete',
  'media_update',
  'library_create',
  'library_update',
  'library_replace',
  'library_delete',
  'library_purge',
  'job-requests_update',
  'job-requests_note',
  'job-requests_noteUpdate',
  'job-requests_noteDelete',
  'job-requests_follow',
  'job-requests_unfollow',
  'job-requests_delete',
  'passwords_update',
  'sign-in-codes_create',
  ...TABLE_KINDS.flatMap(sentencesOn),
  'backups_create',
  'backups_download',
  'demo-content_create',
] as const;

type Sentence = ListSentence | (typeof OTHERS)[number];

/** Every action that the server logs, by kind. The catalogues hold a sentence for each. */
export const SENTENCES: readonly Sentence[] = [...ORDERED_NAMES.flatMap(sentencesOn), ...OTHERS];

/** Falls back to a general sentence when a newer server logs an unknown action. */
export const sentenceOf = (kind: string, action: string): Sentence | 'other' =>
  SENTENCES.find((name) => name === `${kind}_${action}`) ?? 'other';

type KindOf<Name> = Name extends `${infer Kind}_${string}` ? Kind : never;
type Kind = KindOf<Sentence>;

export const KINDS = [...new Set(SENTENCES.map((name) => name.split('_')[0] as Kind))];
