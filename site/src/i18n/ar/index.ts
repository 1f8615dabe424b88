import { about } from './about.ts';
import { accessibility } from './accessibility.ts';
import { alerts } from './alerts.ts';
import { ask } from './ask.ts';
import { booklet } from './booklet.ts';
import { calendar } from './calendar.ts';
import { common } from './common.ts';
import { compare } from './compare.ts';
import { contact } from './contact.ts';
import { data } from './data.ts';
import { detail } from './detail.ts';
import { errors } from './errors.ts';
import { gallery } from './gallery.ts';
import { home } from './home.ts';
import { jobs } from './jobs.ts';
import { lists } from './lists.ts';
import { offline } from './offline.ts';
import { privacy } from './privacy.ts';
import { search } from './search.ts';
import { services } from './services.ts';
import { thisMonth } from './this-month.ts';
import { useful } from './useful.ts';

export const ar = {
  common,
  alerts,
  compare,
  home,
  about,
  ask,
  booklet,
  calendar,
  services,
  lists,
  detail,
  gallery,
  jobs,
  contact,
  privacy,
  accessibility,
  errors,
  search,
  offline,
  useful,
  data,
  thisMonth,
};

/** Arabic has all six plural forms, English two; all other keys are the same in both catalogues. */
export type SixForms = Record<Intl.LDMLPluralRule, string>;
export type TwoForms = Pick<SixForms, 'one' | 'other'>;

/** The type of the English catalogue: a missing, extra or misspelt key does not compile. */
export type Counterpart<Arabic> = Arabic extends string
  ? string
  : Arabic extends SixForms
    ? TwoForms
    : { [Key in keyof Arabic]: Counterpart<Arabic[Key]> };

type Join<Head extends string, Tail extends string> = `${Head}.${Tail}`;
type Leaf = string | SixForms;
type Paths<Tree, Wanted> = {
  [Key in keyof Tree & string]: Tree[Key] extends Wanted ? Key : Tree[Key] extends Leaf ? never : Join<Key, Paths<Tree[Key], Wanted>>;
}[keyof Tree & string];

export type TextKey = Paths<typeof ar, string>;
export type PluralKey = Paths<typeof ar, SixForms>;
