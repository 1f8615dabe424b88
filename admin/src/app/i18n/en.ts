import { KINDS, kindNames, mapNamesWithFields } from '@sanabel/contract/kinds/index';
import { en as jobRequests } from '../../applications/texts/en.ts';
import { en as articles } from '../../content/articles/texts/en.ts';
import { en as backgrounds } from '../../content/backgrounds/texts/en.ts';
import { en as contacts } from '../../content/contacts/texts/en.ts';
import { en as crops } from '../../content/crops/texts/en.ts';
import { en as dashboard } from '../../content/dashboard/texts/en.ts';
import { en as gallery } from '../../content/gallery/texts/en.ts';
import { en as library } from '../../content/library/texts/en.ts';
import { en as content } from '../../content/shared/texts/en.ts';
import { en as trash } from '../../content/trash/texts/en.ts';
import { en as forms } from '../../kit/forms/texts/en.ts';
import { en as common } from '../../kit/i18n/texts/en.ts';
import { itemTexts, en as lists } from '../../kit/lists/texts/en.ts';
import { en as spreadsheets } from '../../kit/spreadsheets/texts/en.ts';
import { en as versions } from '../../kit/versions/texts/en.ts';
import { en as activity } from '../../operation/activity/texts/en.ts';
import { en as backup } from '../../operation/health/backup/texts/en.ts';
import { en as health } from '../../operation/health/texts/en.ts';
import { en as publication } from '../../operation/publication/texts/en.ts';
import { en as account } from '../../people/account/texts/en.ts';
import { en as admins } from '../../people/admins/texts/en.ts';
import { en as invitations } from '../../people/invitations/texts/en.ts';
import { en as guide } from '../guide/texts/en.ts';
import { en as search } from '../search/texts/en.ts';
import { en as shell } from '../shell/texts/en.ts';
import { en as shortcuts } from '../shortcuts/texts/en.ts';
import type { Catalogue } from './ar.ts';

export const en = {
  common,
  ...mapNamesWithFields((name) => itemTexts(KINDS[name])),
  kinds: { list: kindNames('en', 'list'), one: kindNames('en', 'one') },
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
  account,
  admins,
  invitations,
  jobRequests,
  contacts,
  backgrounds,
  health,
  backup,
  spreadsheets,
  trash,
  activity,
  versions,
  guide,
} satisfies Catalogue;
