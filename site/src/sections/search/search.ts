import type { Locale } from '@sanabel/contract/enumerations';
import { writeAddress } from '../../content/address.ts';
import { addStyles, el, modal } from './dom.ts';
import { openIndex } from './index-reader.ts';
import { makePanel } from './panel.ts';
import styles from './search.css?inline';

/** Loaded on demand: opens the dialog, or fills the search page. */

const locale = document.documentElement.dataset.locale as Locale;
const root = document.querySelector<HTMLElement>('[data-search-page]');
const opener = document.querySelector<HTMLAnchorElement>('[data-tool=search]');
/** The number of the dialog's entry in the browser's history. */
const STEP = 2;
const MOST = { inDialog: 6, onPage: 24 };
const PARAMETER = 'q';

addStyles(styles);

const index = openIndex(locale);

/** The language toggle keeps the words. */
const toggle = document.querySelector<HTMLAnchorElement>('[data-language]');

const fillPage = async (home: HTMLElement, typed: string): Promise<void> => {
  const { texts } = await index.start();
  const onTyped = (words: string) => {
    const query = words && `?${new URLSearchParams({ [PARAMETER]: words })}`;
    writeAddress('replaceState', history.state, query || location.pathname);
    if (toggle) toggle.search = query;
  };
  const { parts, input, search } = makePanel({ locale, texts, index, most: MOST.onPage, onTyped });
  input.value = home.querySelector('input')?.value || typed;
  home.replaceChildren(el('section', { class: 'scripted search', role: 'search' }, ...parts));
  opener?.addEventListener('click', (event) => {
    event.preventDefault();
    event.stopPropagation();
    input.focus();
  });
  input.focus();
  // The list below moves up at a key only, not while the page loads.
  input.addEventListener('input', () => (home.style.minHeight = 'auto'), { once: true });
  await search();
};

/** Keeps the form with its words when the index does not come, and offers to try again. */
const openPage = async (home: HTMLElement): Promise<void> => {
  const typed = new URLSearchParams(location.search).get(PARAMETER) ?? '';
  const [field, failed] = [home.querySelector('input'), home.querySelector<HTMLElement>('[data-search-failed]')];
  if (field) field.value ||= typed;
  const tryIt = async () => {
    if (failed) failed.hidden = true;
    await fillPage(home, typed).catch(() => {
      if (failed) failed.hidden = false;
    });
  };
  failed?.querySelector('button')?.addEventListener('click', () => void tryIt());
  await tryIt();
};

const makeDialog = async () => {
  const { texts } = await index.start();
  const dialog = el('dialog', { class: 'scripted modal search', 'aria-label': texts.title });
  const { parts, input, search, end } = makePanel({ locale, texts, index, most: MOST.inDialog, close: () => dialog.close() });
  dialog.append(...parts);
  document.body.append(dialog);
  dialog.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a');
    if (!link || link.target || event.ctrlKey || event.metaKey) return;
    // The next page replaces the search's history entry: "back" from there leads to where the search was opened.
    event.preventDefault();
    location.replace(link.href);
    if (new URL(link.href).pathname === location.pathname) dialog.close();
  });
  dialog.addEventListener('close', () => {
    end();
    opener?.focus();
  });
  const open = modal(dialog, STEP);
  return () => {
    if (dialog.open) return;
    open();
    input.select();
    void search();
  };
};

let opening: ReturnType<typeof makeDialog> | undefined;
const openSearch = async (): Promise<void> => {
  try {
    opening ??= makeDialog();
    (await opening)();
  } catch {
    // When the first file fails to load, the link leads to the page, which says so.
    opening = undefined;
    location.assign(opener?.href ?? '');
  }
};
if (root) void openPage(root);
else {
  // Handles the press that loaded this script.
  void openSearch();
  opener?.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    void openSearch();
  });
}
