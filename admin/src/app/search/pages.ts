import { foldForSearch } from '@sanabel/contract/fold';
import type { ParseKeys } from 'i18next';
import type { Section } from '../../kit/data/section.ts';
import { account } from '../../people/account/index.ts';
import { invitations } from '../../people/invitations/index.ts';
import { SECTIONS, TOOLS, usable } from '../sections.ts';

export interface Page extends Pick<Section, 'path' | 'label' | 'icon' | 'needs'> {
  words?: ParseKeys;
}

/** Search words for actions that the page's name does not mention. */
const KEYWORDS: Readonly<Record<string, ParseKeys>> = {
  dashboard: 'search.keywords.dashboard',
  gallery: 'search.keywords.gallery',
  admins: 'search.keywords.admins',
  'job-requests': 'search.keywords.jobRequests',
  media: 'search.keywords.contacts',
  contacts: 'search.keywords.contacts',
  backgrounds: 'search.keywords.backgrounds',
  publication: 'search.keywords.publication',
  backup: 'search.keywords.backup',
  account: 'search.keywords.account',
  invitations: 'search.keywords.invitations',
};

const details: Section = { ...account, name: 'details', path: `${account.path}/details`, label: 'account.details' };
const DETAILS_KEYWORDS = 'search.keywords.details';

const pages = (): Page[] =>
  usable([...SECTIONS, invitations, account, details, ...TOOLS]).map((section) => {
    const words = section === details ? DETAILS_KEYWORDS : KEYWORDS[section.name];
    return { ...section, ...(words ? { words } : {}) };
  });

const SHOWN_MAX = 5;

/** Finds pages that the signed-in admin may use. `told` translates a key. */
export const findPages = (words: readonly string[], translate: (key: ParseKeys) => string): Page[] => {
  if (words.length === 0) return [];
  const fits = (page: Page): boolean => {
    const text = foldForSearch(`${translate(page.label)} ${page.words ? translate(page.words) : ''}`);
    return words.every((word) => text.includes(word));
  };
  return pages().filter(fits).slice(0, SHOWN_MAX);
};
