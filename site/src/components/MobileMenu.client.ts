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
  const isElsewhere = event.ctrlKey || event.metaKey;
  // The next page takes the menu's place in the history: "back" from there leads to where the menu was opened.
  if (pressed instanceof HTMLAnchorElement && pressed.target === '' && !isElsewhere) {
    event.preventDefault();
    location.replace(pressed.href);
  } else if (pressed) menu.close();
});
