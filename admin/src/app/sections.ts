import { account } from '../account/index.ts';
import { activity } from '../activity/index.ts';
import { admins } from '../admins/index.ts';
import { articles } from '../articles/index.ts';
import { backgrounds } from '../backgrounds/index.ts';
import { contacts } from '../contacts/index.ts';
import { crops } from '../crops/index.ts';
import { dashboard } from '../dashboard/index.ts';
import { may } from '../data/may.ts';
import type { Section } from '../data/section.ts';
import { gallery } from '../gallery/index.ts';
import { glossary } from '../glossary/index.ts';
import { guide } from '../guide/index.ts';
import { backup } from '../health/backup/index.ts';
import { health } from '../health/index.ts';
import { invitations } from '../invitations/index.ts';
import { jobRequests } from '../job-requests/index.ts';
import { library } from '../library/index.ts';
import { members } from '../members/index.ts';
import { partners } from '../partners/index.ts';
import { publication } from '../publication/index.ts';
import { trash } from '../trash/index.ts';

/** The eight entries of the specification, in its order (section 2, "Sidebar entry"). */
export const SECTIONS: readonly Section[] = [dashboard, gallery, admins, jobRequests, contacts, partners, members, backgrounds];

/** Sidebar entries that the specification does not list. */
export const TOOLS: readonly Section[] = [library, glossary, trash, activity, publication, health];

/** Pages without a sidebar entry: other pages link to them. */
export const SIDE_PAGES: readonly Section[] = [account, invitations, backup, guide];

/** Their forms open over the dashboard, which lists them. */
export const DASHBOARD_FORMS: readonly Section[] = [crops, articles];

/** Sections that the guide explains, in the order of the sidebar. */
export const EXPLAINED: readonly Section[] = [...SECTIONS, ...DASHBOARD_FORMS, ...TOOLS, ...SIDE_PAGES];

const ALL: readonly Section[] = [...SECTIONS, ...TOOLS, ...SIDE_PAGES];

export const usable = (sections: readonly Section[]): Section[] => sections.filter(({ needs }) => may(needs));

/** Falls back to the dashboard, whose forms have top-level addresses. */
export const sectionAt = (pathname: string): Section => {
  const named = ALL.filter(({ path }) => path !== '/' && (pathname === path || pathname.startsWith(`${path}/`)));
  return named.sort((one, other) => other.path.length - one.path.length)[0] ?? dashboard;
};

export const sectionOf = (pathname: string): string => sectionAt(pathname).path;

export const mayOpen = (pathname: string): boolean => may(sectionAt(pathname).needs);
