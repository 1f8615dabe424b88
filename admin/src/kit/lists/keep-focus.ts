import { focusTitle } from '../ui/focus-title.ts';

const ITEM = 'li, tr';

const startOf = (item: Element | null | undefined): HTMLElement | null =>
  item?.querySelector<HTMLElement>('a[href], button:not([disabled]), input:not([disabled])') ?? null;

/** Remembers the item of the focused button. The returned function moves a lost focus to the next item, the previous, or the title. */
export const keepFocus = (): (() => unknown) => {
  const item = document.activeElement?.closest(ITEM);
  const neighbours = [item?.nextElementSibling, item?.previousElementSibling];
  const goOn = (): void => {
    // The title holds a focus that a closed dialog could not give back.
    if (document.activeElement !== document.body && !document.activeElement?.matches('#content h1')) return;
    const next = neighbours.find((neighbour) => neighbour?.isConnected && startOf(neighbour));
    const target = startOf(next);
    if (target) target.focus();
    else focusTitle();
  };
  // The next frame shows the list without the item.
  return () => requestAnimationFrame(goOn);
};
