/** The script of every page: one file, without a framework. Pages can be read without it. */

// The full-screen menu (MobileMenu.astro).
const menu = document.querySelector<HTMLDialogElement>('[data-menu]');
/** Marks the step in the browser's history that the open menu is, so that "back" closes it instead of leaving the page. */
const STEP = 'menu';

document.querySelector('[data-open-menu]')?.addEventListener('click', () => {
  menu?.showModal();
  history.pushState(STEP, '');
});
addEventListener('popstate', () => menu?.close());
menu?.addEventListener('close', () => {
  if (history.state === STEP) history.back();
});
menu?.addEventListener('click', (event) => {
  const pressed = event.target instanceof Element ? event.target.closest('a, button') : null;
  // The next page takes the menu's place in the history: "back" from there leads to where the menu was opened.
  if (pressed instanceof HTMLAnchorElement && pressed.target === '' && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    location.replace(pressed.href);
  } else if (pressed) menu.close();
});

document.addEventListener('click', ({ target }) => {
  const isWithin = target instanceof Element && target.closest('a[href^="#"]') !== null;
  document.documentElement.toggleAttribute('data-gliding', isWithin);
});

/** Leads to the same place of the page's twin, and remembers the language for home (decision L1, pages/index.astro). */
const toggle = document.querySelector<HTMLAnchorElement>('[data-language]');
toggle?.addEventListener('click', () => {
  toggle.hash = location.hash;
  // Storage may be forbidden; then nothing is remembered, and nothing else happens.
  try {
    localStorage.setItem('language', toggle.hreflang);
  } catch {}
});

/** The kernels that a section has gained fill when its heading comes into view: the page's one movement (guide §6). */
if (matchMedia('(prefers-reduced-motion: no-preference)').matches) {
  const observer = new IntersectionObserver((ears) => {
    for (const { isIntersecting, target } of ears) if (isIntersecting) target.removeAttribute('data-waiting');
  });
  for (const ear of document.querySelectorAll<HTMLElement>('[data-ear]')) {
    ear.dataset.waiting = '';
    observer.observe(ear);
  }
}

// The speculation rules (public/ahead.json) match only under this mark, so pages are fetched ahead on a good connection without Save-Data.
const { connection } = navigator;
if (connection?.effectiveType === '4g' && !connection.saveData) document.documentElement.dataset.quick = '';

export {};
