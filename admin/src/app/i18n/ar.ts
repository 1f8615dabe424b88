import { KINDS, kindNames, mapNamesWithFields } from '@sanabel/contract/kinds/index';
import { ar as jobRequests } from '../../applications/texts/ar.ts';
import { ar as articles } from '../../content/articles/texts/ar.ts';
import { ar as backgrounds } from '../../content/backgrounds/texts/ar.ts';
import { ar as contacts } from '../../content/contacts/texts/ar.ts';
import { ar as crops } from '../../content/crops/texts/ar.ts';
import { ar as dashboard } from '../../content/dashboard/texts/ar.ts';
import { ar as gallery } from '../../content/gallery/texts/ar.ts';
import { ar as library } from '../../content/library/texts/ar.ts';
import { ar as content } from '../../content/shared/texts/ar.ts';
import { ar as trash } from '../../content/trash/texts/ar.ts';
import { ar as forms } from '../../kit/forms/texts/ar.ts';
import type { Shape } from '../../kit/i18n/catalogue.ts';
import { ar as common } from '../../kit/i18n/texts/ar.ts';
import { itemTexts, ar as lists } from '../../kit/lists/texts/ar.ts';
import { ar as spreadsheets } from '../../kit/spreadsheets/texts/ar.ts';
import { ar as versions } from '../../kit/versions/texts/ar.ts';
import { ar as activity } from '../../operation/activity/texts/ar.ts';
import { ar as backup } from '../../operation/health/backup/texts/ar.ts';
import { ar as health } from '../../operation/health/texts/ar.ts';
import { ar as publication } from '../../operation/publication/texts/ar.ts';
import { ar as account } from '../../people/account/texts/ar.ts';
import { ar as admins } from '../../people/admins/texts/ar.ts';
import { ar as invitations } from '../../people/invitations/texts/ar.ts';
import { ar as guide } from '../guide/texts/ar.ts';
import { ar as search } from '../search/texts/ar.ts';
import { ar as shell } from '../shell/texts/ar.ts';
import { ar as shortcuts } from '../shortcuts/texts/ar.ts';

/** The keys of the Arabic texts are required in every language. */
export type Catalogue = Shape<typeof ar>;

export const ar = {
  common,
  ...mapNamesWithFields((name) => itemTexts(KINDS[name])),
  kinds: { list: kindNames('ar', 'list'), one: kindNames('ar', 'one') },
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
};
