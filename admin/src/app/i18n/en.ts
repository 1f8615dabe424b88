import { en as account } from '../../account/texts/en.ts';
import { en as activity } from '../../activity/texts/en.ts';
import { en as admins } from '../../admins/texts/en.ts';
import { en as articles } from '../../articles/texts/en.ts';
import { en as backgrounds } from '../../backgrounds/texts/en.ts';
import { en as contacts } from '../../contacts/texts/en.ts';
import { en as content } from '../../content/texts/en.ts';
import { en as crops } from '../../crops/texts/en.ts';
import { en as dashboard } from '../../dashboard/texts/en.ts';
import { en as forms } from '../../forms/texts/en.ts';
import { en as gallery } from '../../gallery/texts/en.ts';
import { en as glossary } from '../../glossary/texts/en.ts';
import { en as guide } from '../../guide/texts/en.ts';
import { en as backup } from '../../health/backup/texts/en.ts';
import { en as health } from '../../health/texts/en.ts';
import { en as common } from '../../i18n/texts/en.ts';
import { en as invitations } from '../../invitations/texts/en.ts';
import { en as jobRequests } from '../../job-requests/texts/en.ts';
import { en as library } from '../../library/texts/en.ts';
import { en as lists } from '../../lists/texts/en.ts';
import { en as members } from '../../members/texts/en.ts';
import { en as partners } from '../../partners/texts/en.ts';
import { en as publication } from '../../publication/texts/en.ts';
import { en as spreadsheets } from '../../sheets/texts/en.ts';
import { en as trash } from '../../trash/texts/en.ts';
import { en as versions } from '../../versions/texts/en.ts';
import { en as search } from '../search/texts/en.ts';
import { en as shell } from '../shell/texts/en.ts';
import { en as shortcuts } from '../shortcuts/texts/en.ts';
import type { Catalogue } from './ar.ts';

export const en = {
  common,
  shell,
  shortcuts,
  search,
  publication,
  forms,
  library,
  lists,
  content,
  dashboard,
  crops,
  articles,
  gallery,
  glossary,
  account,
  admins,
  invitations,
  jobRequests,
  contacts,
  partners,
  members,
  backgrounds,
  health,
  backup,
  spreadsheets,
  trash,
  activity,
  versions,
  guide,
} satisfies Catalogue;
