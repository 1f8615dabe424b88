import type { Locale } from '@sanabel/contract/enumerations';
import { IS_ON } from '../../offline/switch.ts';
import { addStyles, el } from '../search/dom.ts';
import styles from './field.css?inline';
import { makeSheet } from './sheet.ts';
import { makeShelf } from './shelf.ts';
import type { FieldTexts } from './texts.ts';

/** Fills the page of saved pages, and opens the dialog if the address asks for it (`?save=Winter`). */

const locale = document.documentElement.dataset.locale as Locale;
const place = document.querySelector('[data-shelf]') as HTMLElement;
const texts: FieldTexts = JSON.parse(place.dataset.shelf ?? '{}');

addStyles(styles);
place.classList.add('scripted');

const fillPage = async (): Promise<void> => {
  if (!IS_ON || !('serviceWorker' in navigator && 'caches' in window)) {
    place.replaceChildren(el('p', {}, texts.unable));
    return;
  }
  let show = async (): Promise<void> => {};
  const open = makeSheet(place.parentElement as Element, locale, texts, () => void show());
  const shelf = makeShelf(locale, texts, () => void open());
  show = shelf.show;
  // The worker shows this page instead of one that is not saved.
  const isStandIn = location.pathname !== texts.shelf;
  // Shows the saved pages first: otherwise the line above the button would push it down.
  await show();
  place.replaceChildren(
    ...(isStandIn
      ? [el('p', { class: 'mb-4.5 border-s-[6px] border-wheat-500 bg-surface px-4.5 py-3.5 leading-[1.7]', role: 'status' }, texts.missing)]
      : []),
    ...shelf.parts,
  );
  if (new URLSearchParams(location.search).has('save') && !isStandIn) await open();
};
fillPage().catch(() => place.replaceChildren(el('p', {}, texts.unable)));
