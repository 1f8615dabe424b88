/** The script of every page: one file, without a framework. Pages are readable without it. */

import { IS_ON } from '../offline/switch.ts';

const root = document.documentElement;
const menu = document.querySelector('[data-menu]') as HTMLDialogElement;
// The open menu is an entry in the browser's history, marked with 1, so that "back" closes it and does not leave the page.
window.onpopstate = () => menu.close();
menu.onclose = () => {
  if (history.state === 1) history.back();
};

const day = menu.querySelector('[data-coptic-day]') as HTMLElement;
const region = menu.querySelector('[data-region-choice]') as HTMLSelectElement;
const fillMenu = (): void => {
  const { copticDay: timeZone, format } = day.dataset;
  day.textContent = `${new Intl.DateTimeFormat(`${format}-u-ca-coptic`, { timeZone, day: 'numeric', month: 'long' }).format()}: `;
};
try {
  region.value = localStorage.region ?? '';
  // Written by offline/sign.ts.
  if (localStorage.savedPages) for (const link of document.querySelectorAll<HTMLElement>('[data-saved-pages-link]')) link.hidden = false;
} catch {}
region.onchange = () => {
  localStorage.region = region.value;
  // The scripts that choose by region run while the page is read. The menu's history entry goes first.
  addEventListener('popstate', () => location.reload(), { once: true });
  menu.close();
};

document.onkeydown = (event) => {
  // An Arabic keyboard has another letter on the same key.
  if (!'/ظ'.includes(event.key) || (event.target as Element).closest('input,textarea,dialog')) return;
  event.preventDefault();
  (document.querySelector('[data-tool=search]') as HTMLAnchorElement).click();
};

document.onclick = (event) => {
  const pressed = (event.target as Element).closest<HTMLAnchorElement>('a,button');
  root.toggleAttribute('data-gliding', !!pressed?.matches('[href^="#"]'));
  if (!pressed) return;
  const { dataset, href, target, parentElement } = pressed;
  const isPlain = !event.ctrlKey && !event.metaKey;
  const isOfMenu = menu.contains(pressed);
  // A tool's script waits in a template beside it. Once loaded, it handles presses itself, and the pending one at once.
  const late = 'tool' in dataset && isPlain && parentElement?.querySelector('template');
  if (late) {
    event.preventDefault();
    dataset.pressed = '';
    const tool = document.importNode(late.content, true);
    // The script failed to load: the press falls back to what works without it. Without a network, sign.ts explains.
    (tool.firstElementChild as HTMLScriptElement).onerror = () => {
      delete dataset.pressed;
      if (href && (navigator.onLine || !target)) location.assign(href);
      else if (dataset.tool === 'print') print();
    };
    late.after(tool);
  } else if (isOfMenu) {
    // The next page replaces the menu's history entry: "back" from there leads to where the menu was opened.
    if (href && isPlain && !target) {
      event.preventDefault();
      location.replace(href);
    } else menu.close();
  } else if ('openMenu' in dataset) {
    fillMenu();
    menu.showModal();
    history.pushState(1, '');
  } else if (pressed.hreflang) {
    // Leads to the same part of the page's counterpart, and remembers the language for home (decision L1, pages/index.astro).
    pressed.hash = location.hash || document.elementFromPoint(innerWidth / 2, 99)?.closest('section')?.id || '';
    // Storage may be forbidden; then the language is not remembered.
    try {
      localStorage.language = pressed.hreflang;
    } catch {}
  }
};

/** Registers the worker that saves pages for the field, and shows when there is no network (offline/sign.ts). */
const SIGN = '/sign.js';
const { connection } = navigator;
// Respects a visitor's wish for less data.
if (!connection?.saveData) {
  // The speculation rules (public/ahead.json) match only where it is '4g'.
  root.dataset.quick = connection?.effectiveType;
  // Waits for load and paint. A constant as the name keeps Vite from adding a preload helper file.
  if (IS_ON) window.onload = () => setTimeout(() => import(SIGN), 2000);
}
