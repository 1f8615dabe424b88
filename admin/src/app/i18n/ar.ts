import { ar as account } from '../../account/texts/ar.ts';
import { ar as activity } from '../../activity/texts/ar.ts';
import { ar as admins } from '../../admins/texts/ar.ts';
import { ar as articles } from '../../articles/texts/ar.ts';
import { ar as backgrounds } from '../../backgrounds/texts/ar.ts';
import { ar as contacts } from '../../contacts/texts/ar.ts';
import { ar as content } from '../../content/texts/ar.ts';
import { ar as crops } from '../../crops/texts/ar.ts';
import { ar as dashboard } from '../../dashboard/texts/ar.ts';
import { ar as forms } from '../../forms/texts/ar.ts';
import { ar as gallery } from '../../gallery/texts/ar.ts';
import { ar as glossary } from '../../glossary/texts/ar.ts';
import { ar as guide } from '../../guide/texts/ar.ts';
import { ar as backup } from '../../health/backup/texts/ar.ts';
import { ar as health } from '../../health/texts/ar.ts';
import type { Shape } from '../../i18n/catalogue.ts';
import { ar as common } from '../../i18n/texts/ar.ts';
import { ar as invitations } from '../../invitations/texts/ar.ts';
import { ar as jobRequests } from '../../job-requests/texts/ar.ts';
import { ar as library } from '../../library/texts/ar.ts';
import { ar as lists } from '../../lists/texts/ar.ts';
import { ar as members } from '../../members/texts/ar.ts';
import { ar as partners } from '../../partners/texts/ar.ts';
import { ar as publication } from '../../publication/texts/ar.ts';
import { ar as spreadsheets } from '../../sheets/texts/ar.ts';
import { ar as trash } from '../../trash/texts/ar.ts';
import { ar as versions } from '../../versions/texts/ar.ts';
import { ar as search } from '../search/texts/ar.ts';
import { ar as shell } from '../shell/texts/ar.ts';
import { ar as shortcuts } from '../shortcuts/texts/ar.ts';

/** The keys of the Arabic texts are required in every language. */
export type Catalogue = Shape<typeof ar>;

export const ar = {
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
};
