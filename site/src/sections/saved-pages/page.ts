import type { Locale } from '@sanabel/contract/enumerations';
import { IS_ON } from '../../offline/switch.ts';
import { addStyles, el } from '../search/dom.ts';
import { makeBottomSheet } from './bottom-sheet.ts';
import { makeSavedPages } from './list.ts';
import styles from './saved-pages.css?inline';
import type { FieldTexts } from './texts.ts';

/** Fills the page of saved pages, and opens the dialog if the address asks for it (`?save=Winter`). */

const locale = document.documentElement.dataset.locale as Locale;
const root = document.querySelector('[data-saved-pages]') as HTMLElement;
const texts: FieldTexts = JSON.parse(root.dataset.savedPages ?? '{}');

addStyles(styles);
root.classList.add('scripted');

const fillPage = async (): Promise<void> => {
  if (!IS_ON || !('serviceWorker' in navigator && 'caches' in window)) {
    root.replaceChildren(el('p', {}, texts.unable));
    return;
  }
  let show = async (): Promise<void> => {};
  const open = makeBottomSheet(root.parentElement as Element, locale, texts, () => show());
  const savedPages = makeSavedPages(locale, texts, () => void open());
  show = savedPages.show;
  // The worker shows this page instead of one that is not saved.
  const isPlaceholder = location.pathname !== texts.savedPages;
  // Shows the saved pages first: otherwise the line above the button would push it down.
  await show();
  root.replaceChildren(
    ...(isPlaceholder
      ? [el('p', { class: 'mb-4.5 border-s-[6px] border-wheat-500 bg-surface px-4.5 py-3.5 leading-[1.7]', role: 'status' }, texts.missing)]
      : []),
    ...savedPages.parts,
  );
  if (new URLSearchParams(location.search).has('save') && !isPlaceholder) await open();
};
fillPage().catch(() => root.replaceChildren(el('p', {}, texts.unable)));
