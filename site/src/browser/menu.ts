const menu = document.querySelector<HTMLDialogElement>('[data-menu]');

document.querySelector('[data-open-menu]')?.addEventListener('click', () => menu?.showModal());
// A link may lead to a place on this very page, so each one closes the menu, as its button does.
menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a, button')) menu.close();
});
