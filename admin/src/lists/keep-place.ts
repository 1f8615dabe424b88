const ITEM = 'li, tr';

/** What of an item takes the focus: the first thing in it that can. */
const startOf = (item: Element | null | undefined): HTMLElement | null =>
  item?.querySelector<HTMLElement>('a[href], button:not([disabled]), input:not([disabled])') ?? null;

/**
 * Remembers the item around the focused button before it is taken away. The returned function moves the focus, if it has fallen out of the
 * page, to the item that came next, else to the one before, else to the page's title: who works by keys goes on where they were.
 */
export const keepPlace = (): (() => unknown) => {
  const item = document.activeElement?.closest(ITEM);
  const neighbours = [item?.nextElementSibling, item?.previousElementSibling];
  const goOn = (): void => {
    if (document.activeElement !== document.body) return;
    const next = neighbours.find((neighbour) => neighbour?.isConnected && startOf(neighbour));
    const target = startOf(next) ?? document.querySelector<HTMLElement>('#content h1');
    if (target?.matches('h1')) target.tabIndex = -1;
    target?.focus({ preventScroll: target.matches('h1') });
  };
  // A frame later the list has been drawn without the item.
  return () => requestAnimationFrame(goOn);
};
