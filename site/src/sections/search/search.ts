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

const fillPage = async (home: HTMLElement): Promise<void> => {
  const { texts } = await index.start();
  const onTyped = (typed: string) =>
    writeAddress('replaceState', history.state, typed ? `?${new URLSearchParams({ [PARAMETER]: typed })}` : location.pathname);
  const { parts, input, search } = makePanel({ locale, texts, index, most: MOST.onPage, onTyped });
  const typed = home.querySelector<HTMLInputElement>('input')?.value || new URLSearchParams(location.search).get(PARAMETER);
  home.replaceChildren(el('section', { class: 'scripted search', role: 'search' }, ...parts));
  input.value = typed ?? '';
  opener?.addEventListener('click', (event) => {
    event.preventDefault();
    event.stopPropagation();
    input.focus();
  });
  input.focus();
  await search();
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
    // When the first file fails to load, the link leads to the page.
    location.assign(opener?.href ?? '');
  }
};
// When files fail to load, the page keeps its static links.
if (root) fillPage(root).catch(() => {});
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
