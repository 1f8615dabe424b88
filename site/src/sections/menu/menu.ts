import type { Locale } from '@sanabel/contract/enumerations';
import { addStyles, drawing, el, modal } from '../search/dom.ts';
import styles from './menu.css?inline';
import type { MenuTexts, menuTexts } from './texts.ts';

/** Loaded at the first press of the menu's button, or before it (offline/sign.ts): most visits do not open the menu. */

declare const MENU_TEXTS: typeof menuTexts;

const locale = document.documentElement.dataset.locale as Locale;
const burger = document.querySelector('[data-tool=menu]') as HTMLButtonElement;
/** The number of the menu's entry in the browser's history. */
const STEP = 1;
const ICON = 'icon size-5';
const FIELD = 'mx-4 mb-3 flex min-h-11 max-w-max items-center gap-2 rounded-[22px] border-[1.5px] border-line-strong-dark px-4 text-small';
const ENTRY = 'kernel-small mb-2 grid min-h-17 grid-cols-[auto_1fr] items-center gap-3.5 bg-green-800 px-4 py-1.5 leading-[1.4]';

addStyles(styles);

/** Storage may be forbidden; then the visitor has no region, and no saved pages. */
const stored = (name: 'region' | 'savedPages'): string => {
  try {
    return localStorage[name] ?? '';
  } catch {
    return '';
  }
};

/** A link of the page in any of its parts, by the end of its address. */
const linkTo = (address: string): HTMLAnchorElement | null => document.querySelector(`footer a[href${address}]`);

const entry = ({ end, icon, line }: MenuTexts['entries'][number], day: HTMLElement): HTMLAnchorElement | false => {
  const link = linkTo(`$="${end}"`);
  if (!link) return false;
  const made = el(
    'a',
    { class: ENTRY, href: link.href },
    drawing(icon, `${ICON} text-wheat-300`),
    el(
      'span',
      {},
      el('b', { class: 'block font-display text-[1.375rem] font-bold' }, link.textContent.trim()),
      el('small', { class: 'block text-small text-on-band-2' }, end === '/this-month' && day, line),
    ),
  );
  // Shown by offline/sign.ts, too.
  if (end === '/offline') made.dataset.savedPagesLink = '';
  return made;
};

/** The header's own links, which mark the current page. */
const navigation = () => {
  const links = document.querySelectorAll('body > header nav a');
  return [...links].map((link) => {
    const copy = el(
      'a',
      { class: 'inline-flex min-h-11.5 items-center current:font-semibold current:text-wheat-300', href: link.getAttribute('href') ?? '' },
      link.textContent?.trim() ?? '',
    );
    copy.ariaCurrent = link.ariaCurrent;
    return el('li', {}, copy);
  });
};

const wordmark = (): Node => {
  const copy = (document.querySelector('body > header a') as HTMLElement).cloneNode(true) as HTMLElement;
  copy.querySelector('small')?.remove();
  return copy;
};

const makeMenu = (): (() => void) => {
  const { title, entries, icons, timeZone, format, ...texts } = MENU_TEXTS[locale];
  const [chat, phone] = [linkTo('^="https://wa.me/"'), linkTo('^="tel:"')];

  const day = el('span', {});
  const region = el('select', { class: 'min-h-11 bg-green-900 leading-[1.85] font-strong text-wheat-300' });
  region.append(...[['', texts.noRegion], ...texts.regions].map(([value = '', name = '']) => el('option', { value }, name)));

  const close = el(
    'button',
    {
      class: 'grid size-12 cursor-pointer place-items-center rounded-[12px] border-[1.5px] border-line-strong-dark',
      type: 'button',
      'aria-label': texts.close,
    },
    drawing(icons.close, ICON),
  );
  const menu = el(
    'dialog',
    { class: 'scripted modal menu', 'aria-label': title },
    el('div', { class: 'mx-4 flex min-h-17 items-center justify-between gap-3' }, wordmark(), close),
    el('label', { class: FIELD }, texts.region, region),
    el(
      'nav',
      { class: 'mx-4 mb-auto', 'aria-label': document.querySelector('body > header nav')?.ariaLabel ?? '' },
      ...entries.map((one) => entry(one, day)),
      el('ul', { class: 'mt-3 grid grid-cols-2 border-t border-[#28503b] pt-2' }, ...navigation()),
    ),
    Boolean(chat ?? phone) &&
      el(
        'div',
        { class: 'sticky bottom-0 flex gap-2.5 bg-green-950 p-4' },
        chat !== null &&
          el(
            'a',
            { class: 'call bg-wheat-500 text-green-950', href: chat.href, target: '_blank', rel: 'noopener noreferrer' },
            drawing(icons.chat, ICON),
            texts.chat,
            el('span', { class: 'sr-only' }, ` (${texts.outside})`),
          ),
        phone !== null &&
          el('a', { class: 'call [box-shadow:inset_0_0_0_1.5px]', href: phone.href }, drawing(icons.phone, ICON), texts.call),
      ),
  );
  document.body.append(menu);

  close.onclick = () => menu.close();
  region.onchange = () => {
    localStorage.region = region.value;
    // The scripts that choose by region run while the page is read. The menu's history entry goes first.
    addEventListener('popstate', () => location.reload(), { once: true });
    menu.close();
  };
  menu.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest('a');
    if (!pressed || event.ctrlKey || event.metaKey) return;
    if (pressed.target) return menu.close();
    // The next page replaces the menu's history entry: "back" from there leads to where the menu was opened.
    event.preventDefault();
    location.replace(pressed.href);
  });

  const open = modal(menu, STEP);
  return () => {
    day.textContent = `${new Date().toLocaleDateString(`${format}-u-ca-coptic`, { timeZone, day: 'numeric', month: 'long' })}: `;
    region.value = stored('region');
    const savedPages = menu.querySelector<HTMLElement>('[data-saved-pages-link]');
    if (savedPages) savedPages.hidden = !stored('savedPages');
    open();
  };
};

let open: (() => void) | undefined;
const show = (): void => {
  open ??= makeMenu();
  open();
};
burger.addEventListener('click', (event) => {
  event.stopPropagation();
  show();
});
if ('pressed' in burger.dataset) show();
