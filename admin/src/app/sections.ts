import { account } from '../account/index.ts';
import { activity } from '../activity/index.ts';
import { admins } from '../admins/index.ts';
import { articles } from '../articles/index.ts';
import { backgrounds } from '../backgrounds/index.ts';
import { contacts } from '../contacts/index.ts';
import { crops } from '../crops/index.ts';
import { dashboard } from '../dashboard/index.ts';
import type { Section } from '../data/section.ts';
import { gallery } from '../gallery/index.ts';
import { invitations } from '../invitations/index.ts';
import { jobRequests } from '../job-requests/index.ts';
import { members } from '../members/index.ts';
import { partners } from '../partners/index.ts';
import { publication } from '../publication/index.ts';
import { trash } from '../trash/index.ts';

/** The eight entries of the specification, in its order (section 2, "Sidebar entry"). */
export const SECTIONS: readonly Section[] = [dashboard, gallery, admins, jobRequests, contacts, partners, members, backgrounds];

/** Entries beside those of the specification. */
export const TOOLS: readonly Section[] = [trash, activity, publication];

/** Pages without an entry of their own: others lead to them. */
export const SIDE_PAGES: readonly Section[] = [account, invitations];

/** Their forms open over the dashboard, which lists them. */
export const DASHBOARD_FORMS: readonly Section[] = [crops, articles];

const PATHS: readonly string[] = [...SECTIONS, ...TOOLS, account].map(({ path }) => path);

/** The path of the section that an address belongs to; the forms of the dashboard have paths beside it. */
export const sectionOf = (pathname: string): string => {
  const first = `/${pathname.split('/')[1] ?? ''}`;
  return PATHS.includes(first) ? first : '/';
};
