import { jobRequests } from '../applications/index.ts';
import { articles } from '../content/articles/index.ts';
import { backgrounds } from '../content/backgrounds/index.ts';
import { contacts } from '../content/contacts/index.ts';
import { crops } from '../content/crops/index.ts';
import { dashboard } from '../content/dashboard/index.ts';
import { gallery } from '../content/gallery/index.ts';
import { glossary } from '../content/glossary/index.ts';
import { library } from '../content/library/index.ts';
import { members } from '../content/members/index.ts';
import { partners } from '../content/partners/index.ts';
import { trash } from '../content/trash/index.ts';
import { may } from '../kit/data/may.ts';
import type { Section } from '../kit/data/section.ts';
import { activity } from '../operation/activity/index.ts';
import { backup } from '../operation/health/backup/index.ts';
import { health } from '../operation/health/index.ts';
import { publication } from '../operation/publication/index.ts';
import { account } from '../people/account/index.ts';
import { admins } from '../people/admins/index.ts';
import { invitations } from '../people/invitations/index.ts';
import { guide } from './guide/index.ts';

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
