import { foldForSearch } from '@sanabel/contract/fold';
import type { ParseKeys } from 'i18next';
import { account } from '../../account/index.ts';
import type { Section } from '../../data/section.ts';
import { invitations } from '../../invitations/index.ts';
import { SECTIONS, TOOLS, usable } from '../sections.ts';

export interface Page extends Pick<Section, 'path' | 'label' | 'icon' | 'needs'> {
  words?: ParseKeys;
}

/** Search words for actions that the page's name does not mention. */
const WORDS: Readonly<Record<string, ParseKeys>> = {
  dashboard: 'search.words.dashboard',
  gallery: 'search.words.gallery',
  admins: 'search.words.admins',
  'job-requests': 'search.words.jobRequests',
  media: 'search.words.contacts',
  contacts: 'search.words.contacts',
  backgrounds: 'search.words.backgrounds',
  publication: 'search.words.publication',
  backup: 'search.words.backup',
  account: 'search.words.account',
  invitations: 'search.words.invitations',
};

const details: Section = { ...account, name: 'details', path: `${account.path}/details`, label: 'account.details' };
const DETAILS_WORDS = 'search.words.details';

const pages = (): Page[] =>
  usable([...SECTIONS, invitations, account, details, ...TOOLS]).map((section) => {
    const words = section === details ? DETAILS_WORDS : WORDS[section.name];
    return { ...section, ...(words ? { words } : {}) };
  });

const SHOWN_MAX = 5;

/** Finds pages that the signed-in admin may use. `told` translates a key. */
export const findPages = (words: readonly string[], told: (key: ParseKeys) => string): Page[] => {
  if (words.length === 0) return [];
  const fits = (page: Page): boolean => {
    const text = foldForSearch(`${told(page.label)} ${page.words ? told(page.words) : ''}`);
    return words.every((word) => text.includes(word));
  };
  return pages().filter(fits).slice(0, SHOWN_MAX);
};
