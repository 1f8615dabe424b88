import { otherLocale } from '@sanabel/brand/locales';
import { addStyles } from '../sections/search/dom.ts';
import { savedPagesPath } from './files.ts';
import styles from './sign.css?inline';
import { PAGES } from './store.ts';

interface SignTexts {
  offline: string;
  works: string;
  noAnswer: string;
  weak: string;
  savedPages: string;
}

/**
 * Registers the worker, and shows a notice while there is no network: under the header, and beside a tool that needs it. Pages import it
 * after the first paint; the worker adds it, with `?kept`, to a page from the cache.
 */
declare const TEXTS: Readonly<Record<string, SignTexts>>;
const ICON = 'M4 4l16 16M8.5 12.5a6 6 0 0 1 4-1.4M5 9a11 11 0 0 1 3.5-2.3M12 6a11 11 0 0 1 7 3M12 18v.1';

let isStored = new URL(import.meta.url).search === '?kept';
const language = document.documentElement.dataset.locale ?? '';
const { offline, noAnswer, works, weak, savedPages } = TEXTS[language] ?? (TEXTS[otherLocale('en')] as SignTexts);

const strip = document.createElement('div');
strip.className = 'offline-sign';
strip.setAttribute('role', 'status');
strip.hidden = true;

const link = document.createElement('a');
link.href = savedPagesPath(location.pathname);
link.textContent = savedPages;

const line = (name: 'b' | 'span', text: string): HTMLElement => {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
};
const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
icon.setAttribute('viewBox', '0 0 24 24');
icon.setAttribute('aria-hidden', 'true');
const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
path.setAttribute('d', ICON);
icon.append(path);

/** Screen readers announce text in a live region that already exists. */
const show = (): void => {
  const isShown = !navigator.onLine || isStored;
  strip.hidden = !isShown;
  const paragraph = document.createElement('p');
  const [title, text] = navigator.onLine ? [noAnswer, weak] : [offline, works];
  paragraph.append(line('b', title), line('span', text), ...(location.pathname === savedPagesPath(location.pathname) ? [] : [link]));
  strip.replaceChildren(...(isShown ? [icon, paragraph] : []));
};

const message = line('span', offline);
message.setAttribute('role', 'alert');

void navigator.serviceWorker?.register('/sw.js');

/** The links to the saved pages, shown when there is one. */
const showSavedPages = async (): Promise<void> => {
  const kept = await (await caches.open(PAGES)).keys();
  const isFull = kept.some(({ url }) => !url.endsWith(savedPagesPath(location.pathname)));
  for (const entry of document.querySelectorAll<HTMLElement>('[data-saved-pages-link]')) entry.hidden = !isFull;
  localStorage.savedPages = isFull ? '1' : '';
};
void showSavedPages().catch(() => {});

/** The server's time, for pages on which something is shown for a time (sections/alerts/time-script.ts). */
const askTime = async (): Promise<void> => {
  const { headers } = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' });
  localStorage.clock = Date.parse(headers.get('date') ?? '') + Number(headers.get('age')) * 1000 - Date.now();
  document.dispatchEvent(new Event('visibilitychange'));
};
if (document.querySelector('[data-valid]')) void askTime().catch(() => {});

/** Loads the menu before its first press, where its button is shown. */
const burger = document.querySelector<HTMLElement>('[data-tool=menu]');
const template = burger?.offsetParent && burger.parentElement?.querySelector('template');
if (template) import(/* @vite-ignore */ (template.content.firstElementChild as HTMLScriptElement).src).catch(() => {});

if (!document.querySelector('.offline-sign')) {
  addStyles(styles);
  document.querySelector('body > header')?.after(strip);
  show();
  addEventListener('online', () => {
    isStored = false;
    message.remove();
    show();
  });
  addEventListener('offline', show);
  // Explains a tool's missing script in its place; printing, search and the menu need none (Layout.client.ts).
  addEventListener(
    'error',
    ({ target }) => {
      if (
        target instanceof HTMLScriptElement &&
        target.parentElement?.querySelector('[data-pressed]:not([data-tool=print],[data-tool=search],[data-tool=menu])')
      )
        target.replaceWith(message);
    },
    true,
  );
}
