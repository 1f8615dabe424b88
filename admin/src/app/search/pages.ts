import { SMALL_WORDS } from '@sanabel/contract/search-words/small-words';
import { stemOf, wordsOf } from '@sanabel/contract/search-words/stems';
import { synonymsOf } from '@sanabel/contract/search-words/synonyms';
import type { ParseKeys, TFunction } from 'i18next';
import { contacts } from '../../content/contacts/index.ts';
import { crops } from '../../content/crops/index.ts';
import { may } from '../../kit/data/may.ts';
import type { Section } from '../../kit/data/section.ts';
import type { NamedFields } from '../../kit/forms/field-names.ts';
import { account } from '../../people/account/index.ts';
import { PAGES } from '../sections.ts';
import { titleFit } from './fit.ts';

/** A page, a form or a field of the panel. */
export interface Page extends Pick<Section, 'path' | 'label' | 'icon' | 'needs'> {
  words?: ParseKeys;
  /** Labels of the fields that are changed there. */
  fields?: readonly ParseKeys[];
}

/** Words for what is done on a page whose name does not mention it, its things in the singular among them. */
const wordsFor = ({ name }: Section): ParseKeys => `search.keywords.${name}` as 'search.keywords.trash';

/** The account opens on its first part. */
const details: Page = { ...account, path: `${account.path}/details`, fields: ['account.details'], words: 'search.keywords.details' };
const security: Page = { ...account, label: 'account.security', words: 'search.keywords.account' };

const form = (section: Section, path: string, label: ParseKeys): Page => ({ ...section, path: `${section.path}/${path}`, label });
const addTitle = ({ name }: Section) => `${name}.addTitle` as ParseKeys;
const FORMS: readonly Page[] = [
  form(crops, 'new', 'crops.add'),
  { ...form(crops, '', 'articles.awareness.add'), path: '/articles/new/awareness' },
  { ...form(crops, '', 'articles.climate.add'), path: '/articles/new/climate' },
  ...PAGES.filter(({ isFormBesideList }) => isFormBesideList).map((section): Page => ({ ...section, label: addTitle(section) })),
  ...PAGES.filter(({ create, createPath }) => create && !createPath).map((section) => form(section, 'new', addTitle(section))),
];

const labelsOf = (fields: NamedFields): ParseKeys[] => Object.values(fields).map(({ label }) => label);

/** All pages, with the labels of their fields; each field of the contact record is an entry, because its address opens it. */
export const pagesOfPanel = async (): Promise<Page[]> => {
  const sections = PAGES.filter((section) => section !== account);
  const pages = sections.map(async (section): Promise<Page> => {
    const fields = section === contacts ? [] : labelsOf((await section.versions?.fields()) ?? {});
    return { ...section, words: wordsFor(section), fields };
  });
  const { CONTACT_FORM } = await import('../../content/contacts/fields.ts');
  const ofContact = Object.entries(CONTACT_FORM).map(
    ([name, { label }]): Page => ({ ...contacts, label, path: `${contacts.path}?field=${name}`, words: contacts.label }),
  );
  return [...(await Promise.all(pages)), details, security, ...FORMS, ...ofContact];
};

const SHOWN_MAX = 5;
/** The part of the words that a page must have: «تغيير رقم الهاتف» is about the number. */
const ENOUGH = 0.6;
const ofWord = (word: string) => [word, ...synonymsOf(word)].map(stemOf);

/** Finds pages that the signed-in admin may use, in either language, the one whose name fits best first. */
export const findPages = (pages: readonly Page[], asked: string, languages: readonly TFunction[]): Page[] => {
  const words = wordsOf(asked);
  const significant = words.filter((word) => !SMALL_WORDS.has(word));
  const wanted = (significant.length > 0 ? significant : words).map(ofWord);
  if (wanted.length === 0) return [];
  /** The part of the words that a text has. */
  const shareIn = (text: string): number => {
    const own = wordsOf(text).flatMap((word) => [word, stemOf(word)]);
    return wanted.filter((forms) => forms.some((form) => own.some((word) => word.startsWith(form)))).length / wanted.length;
  };
  const scored = pages
    .filter(({ needs }) => may(needs))
    .map((page) => {
      const names = languages.map((t) => t(page.label));
      const keys = [page.label, ...(page.words ? [page.words] : []), ...(page.fields ?? [])];
      const share = shareIn(languages.flatMap((t) => keys.map((key) => t(key, { defaultValue: '' }))).join(' '));
      return { page, share, fit: titleFit(names, words) + share + Math.max(...names.map(shareIn)) };
    });
  const most = Math.max(0, ...scored.map(({ share }) => share));
  return scored
    .filter(({ share }) => share >= ENOUGH && share === most)
    .sort((one, other) => other.fit - one.fit)
    .slice(0, SHOWN_MAX)
    .map(({ page }) => page);
};
