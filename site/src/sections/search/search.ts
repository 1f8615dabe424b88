import type { Locale } from '@sanabel/contract/enumerations';
import { writeAddress } from '../../content/address.ts';
import { addStyles, el } from './dom.ts';
import { openIndex } from './index-reader.ts';
import { makePanel } from './panel.ts';
import styles from './search.css?inline';

/** The script of the search, fetched when a visitor asks for it: it opens the dialog, or on the search's own page fills its place. */

const locale = document.documentElement.dataset.locale as Locale;
const place = document.querySelector<HTMLElement>('[data-search-page]');
const opener = document.querySelector<HTMLAnchorElement>('[data-tool=search]');
/** Marks the step in the browser's history that the open search is, so that "back" closes it. */
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
  home.replaceChildren(el('section', { class: 'search', role: 'search' }, ...parts));
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
  const dialog = el('dialog', { class: 'search', 'aria-label': texts.title });
  const { parts, input, search, end } = makePanel({ locale, texts, index, most: MOST.inDialog, close: () => dialog.close() });
  dialog.append(...parts);
  document.body.append(dialog);
  dialog.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a');
    if (event.target === dialog) dialog.close();
    if (!link || link.target || event.ctrlKey || event.metaKey) return;
    // The page takes the search's place in the history: "back" from there leads to where it was opened.
    event.preventDefault();
    location.replace(link.href);
    if (new URL(link.href).pathname === location.pathname) dialog.close();
  });
  dialog.addEventListener('close', () => {
    end();
    if (history.state === STEP) history.back();
    opener?.focus();
  });
  addEventListener('popstate', () => dialog.close());
  return () => {
    if (dialog.open) return;
    dialog.showModal();
    history.pushState(STEP, '');
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
    // Without its first file there is no dialog: the link leads to the page.
    location.assign(opener?.href ?? '');
  }
};
// Without its files the page keeps the ways on that stand in it.
if (place) fillPage(place).catch(() => {});
else {
  // The press that has fetched this script is answered now.
  void openSearch();
  opener?.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    void openSearch();
  });
}
