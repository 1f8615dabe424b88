/** Every act that the server notes, as kind and action; each has a sentence of its own in both languages. */
export const SENTENCES = [
  'crops_create',
  'crops_update',
  'crops_delete',
  'crops_order',
  'crops_restore',
  'crops_purge',
  'crops_show',
  'crops_hide',
  'articles_create',
  'articles_update',
  'articles_delete',
  'articles_order',
  'articles_restore',
  'articles_purge',
  'articles_show',
  'articles_hide',
  'gallery_create',
  'gallery_update',
  'gallery_delete',
  'gallery_order',
  'gallery_restore',
  'gallery_purge',
  'gallery_show',
  'gallery_hide',
  'partners_create',
  'partners_update',
  'partners_delete',
  'partners_order',
  'partners_restore',
  'partners_purge',
  'partners_show',
  'partners_hide',
  'members_create',
  'members_update',
  'members_delete',
  'members_order',
  'members_restore',
  'members_purge',
  'members_show',
  'members_hide',
  'backgrounds_create',
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
  'job-requests_update',
  'job-requests_note',
  'job-requests_noteUpdate',
  'job-requests_noteDelete',
  'job-requests_follow',
  'job-requests_unfollow',
  'job-requests_delete',
  'passwords_update',
  'sign-in-codes_create',
  'backups_create',
  'backups_download',
] as const;

export type Sentence = (typeof SENTENCES)[number];

/** The sentence for an act; one that this app does not know yet has a general one. */
export const sentenceOf = (kind: string, action: string): Sentence | 'other' =>
  SENTENCES.find((name) => name === `${kind}_${action}`) ?? 'other';

type KindOf<Name> = Name extends `${infer Kind}_${string}` ? Kind : never;
type Kind = KindOf<Sentence>;

/** The sections that have sentences: what the record is filtered by. */
export const KINDS = [...new Set(SENTENCES.map((name) => name.split('_')[0] as Kind))];
