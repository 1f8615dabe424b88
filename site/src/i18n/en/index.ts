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

export const en = {
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
