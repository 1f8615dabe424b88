import { ITEM_KINDS } from '@sanabel/contract/kinds/index';
import type { ParseKeys } from 'i18next';
import { jobRequests } from '../applications/index.ts';
import { answers } from '../content/answers/index.ts';
import { articles } from '../content/articles/index.ts';
import { backgrounds } from '../content/backgrounds/index.ts';
import { contacts } from '../content/contacts/index.ts';
import { crops } from '../content/crops/index.ts';
import { dashboard } from '../content/dashboard/index.ts';
import { figures } from '../content/figures/index.ts';
import { gallery } from '../content/gallery/index.ts';
import { glossary } from '../content/glossary/index.ts';
import { library } from '../content/library/index.ts';
import { trash } from '../content/trash/index.ts';
import { may } from '../kit/data/may.ts';
import type { Section } from '../kit/data/section.ts';
import { defaultSection, listSection } from '../kit/kinds/section.ts';
import type { IconName } from '../kit/ui/Icon.tsx';
import { activity } from '../operation/activity/index.ts';
import { backup } from '../operation/health/backup/index.ts';
import { health } from '../operation/health/index.ts';
import { publication } from '../operation/publication/index.ts';
import { account } from '../people/account/index.ts';
import { admins } from '../people/admins/index.ts';
import { invitations } from '../people/invitations/index.ts';
import { guide } from './guide/index.ts';

interface Group {
  label: ParseKeys;
  icon: IconName;
  pages: readonly Section[];
}

const partners = listSection('partners', () => import('../content/partners/List.tsx'));
const members = listSection('members', () => import('../content/members/List.tsx'));

/** The eight entries of the specification, in its order (section 2, "Sidebar entry"). */
export const SECTIONS: readonly Section[] = [dashboard, gallery, admins, jobRequests, contacts, partners, members, backgrounds];

/** Pages that the specification does not list. */
export const TOOLS: readonly Section[] = [library, glossary, trash, activity, publication, health, figures];

/** Kinds with a list or form of their own. */
const OWN: readonly Section[] = [answers];

/** Kinds in the default look, in the order of declaration. */
export const KIND_SECTIONS: readonly Section[] = ITEM_KINDS.filter((kind) => !SECTIONS.some(({ name }) => name === kind)).map(
  (kind) => OWN.find(({ name }) => name === kind) ?? defaultSection(kind),
);

/** Pages without a sidebar entry: other pages link to them. */
export const SIDE_PAGES: readonly Section[] = [account, invitations, backup, guide];

/** Sidebar entries behind the eight; each leads to its first page, and the others are tabs. */
export const GROUPS: readonly Group[] = [
  { label: 'shell.binAndActivity', icon: 'trash', pages: [trash, activity] },
  { label: 'shell.siteState', icon: 'pulse', pages: [publication, health, backup, figures] },
];

/** Pages that the help leads to. */
export const HELP_PAGES: readonly Section[] = [guide, glossary];

const TABS: readonly (readonly Section[])[] = [[gallery, library], HELP_PAGES, ...GROUPS.map(({ pages }) => pages)];

/** Their forms open over the dashboard, which lists them. */
export const DASHBOARD_FORMS: readonly Section[] = [crops, articles];

/** Sections that the guide explains, in the order of the sidebar. */
export const EXPLAINED: readonly Section[] = [...SECTIONS, ...KIND_SECTIONS, ...DASHBOARD_FORMS, ...TOOLS, ...SIDE_PAGES];

/** Pages with their own addresses. */
export const PAGES: readonly Section[] = [...SECTIONS, ...KIND_SECTIONS, ...TOOLS, ...SIDE_PAGES];

export const usable = (sections: readonly Section[]): Section[] => sections.filter(({ needs }) => may(needs));

/** Falls back to the dashboard, whose forms have top-level addresses. */
export const sectionAt = (pathname: string): Section => {
  const named = PAGES.filter(({ path }) => path !== '/' && (pathname === path || pathname.startsWith(`${path}/`)));
  return named.sort((one, other) => other.path.length - one.path.length)[0] ?? dashboard;
};

/** Lists the pages that share an entry of the sidebar with the open one. */
export const tabsAt = (pathname: string): Section[] => {
  const open = sectionAt(pathname);
  return usable(TABS.find((pages) => pages.includes(open)) ?? [open]);
};

export const sectionOf = (pathname: string): string => sectionAt(pathname).path;

export const mayOpen = (pathname: string): boolean => may(sectionAt(pathname).needs);
