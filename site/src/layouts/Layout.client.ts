/** The script of every page: one file, without a framework. Pages are readable without it. */

import { IS_ON } from '../offline/switch.ts';

const root = document.documentElement;

document.onkeydown = (event) => {
  // The key and not its letter, which is another one on an Arabic keyboard. A single letter would open it for people who talk to the browser.
  if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  (document.querySelector('[data-tool=search]') as HTMLAnchorElement).click();
};

document.onclick = (event) => {
  const pressed = (event.target as Element).closest<HTMLAnchorElement>('a,button');
  root.toggleAttribute('data-gliding', !!pressed?.matches('[href^="#"]'));
  if (!pressed) return;
  const { dataset, href, target, parentElement } = pressed;
  const { tool } = dataset;
  // A tool's script waits in a template beside it. Once loaded, it handles presses itself, and the pending one at once.
  const late = tool && !event.ctrlKey && !event.metaKey && parentElement?.querySelector('template');
  if (late) {
    event.preventDefault();
    dataset.pressed = '';
    const script = document.importNode(late.content, true);
    // The script failed to load: the press falls back to what works without it. Without a network, sign.ts explains.
    (script.firstElementChild as HTMLScriptElement).onerror = () => {
      delete dataset.pressed;
      if (href && (navigator.onLine || !target)) location.assign(href);
      else if (tool === 'print') print();
      else if (tool === 'menu') location.hash = 'pages';
    };
    late.after(script);
  } else if (pressed.hreflang) {
    // Leads to the same part and query of the page's counterpart, and remembers the language for home (decision L1, pages/index.astro).
    pressed.search ||= location.search;
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
  // A visitor who is still there reads (sections/item-tools/Useful.astro).
  setTimeout(() => {
    const question = document.querySelector<HTMLTemplateElement>('legend~template');
    question?.after(document.importNode(question.content, true));
  }, 10_000);
}
