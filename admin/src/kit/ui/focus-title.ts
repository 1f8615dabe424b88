/** Gives a lost focus to the page's title, so that the next Tab continues from there. */
export const focusTitle = (): void => {
  const title = document.querySelector<HTMLElement>('#content h1');
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
};
