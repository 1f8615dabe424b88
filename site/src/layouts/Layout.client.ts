/** The script of every page: one file, without a framework. Pages can be read without it. */

import { IS_ON } from '../offline/switch.ts';

const root = document.documentElement;
/** The full-screen menu (MobileMenu.astro). */
const menu = document.querySelector('[data-menu]') as HTMLDialogElement;
// The open menu is a step in the browser's history, marked with 1, so that "back" closes it instead of leaving the page.
window.onpopstate = () => menu.close();
menu.onclose = () => {
  if (history.state === 1) history.back();
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
  const { dataset, href, parentElement } = pressed;
  const isPlain = !event.ctrlKey && !event.metaKey;
  const isOfMenu = menu.contains(pressed);
  // A tool's script stands in a template beside it. Once it is there, it answers the presses itself, and the marked one at once.
  const late = 'tool' in dataset && isPlain && parentElement?.querySelector('template');
  if (late) {
    event.preventDefault();
    dataset.pressed = '';
    const tool = document.importNode(late.content, true);
    // Where the script does not come, because there is no network, the press does what it can do without; else sign.ts says why.
    (tool.firstElementChild as HTMLScriptElement).onerror = () => {
      delete dataset.pressed;
      if (href) location.assign(href);
      else if (dataset.tool === 'print') print();
    };
    late.after(tool);
  } else if (isOfMenu) {
    // The next page takes the menu's place in the history: "back" from there leads to where the menu was opened.
    if (href && isPlain && !pressed.target) {
      event.preventDefault();
      location.replace(href);
    } else menu.close();
  } else if ('openMenu' in dataset) {
    menu.showModal();
    history.pushState(1, '');
  } else if (pressed.hreflang) {
    // Leads to the same place of the page's twin, and remembers the language for home (decision L1, pages/index.astro).
    pressed.hash = location.hash;
    // Storage may be forbidden; then nothing is remembered, and nothing else happens.
    try {
      localStorage.language = pressed.hreflang;
    } catch {}
  }
};

/** Registers the worker that keeps pages for the field, and says when there is no network (offline/sign.ts). */
const SIGN = '/sign.js';
const { connection } = navigator;
// Who asks for less data gets nothing that was not asked for.
if (!connection?.saveData) {
  // The speculation rules (public/ahead.json) match only where it is '4g'.
  root.dataset.quick = connection?.effectiveType;
  // When everything of the page has come, and has been drawn. By a constant's name, or Vite adds a file of its own to fetch it with.
  if (IS_ON) window.onload = () => setTimeout(() => import(SIGN), 2000);
}
