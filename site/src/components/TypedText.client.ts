import { typeOut } from './typing.ts';

/** A later effect would disturb a visitor who is already reading. */
const LATEST_MS = 3000;

/** Respects the visitor's wish for less motion or less data (decision L11). */
const isWelcome = matchMedia('(prefers-reduced-motion: no-preference)').matches && !navigator.connection?.saveData;

for (const text of document.querySelectorAll<HTMLElement>('.typed')) {
  const isAhead = text.getBoundingClientRect().top > innerHeight;
  const [layer, caret] = text.children as unknown as [HTMLElement, HTMLElement];
  if (isWelcome && (isAhead || performance.now() < LATEST_MS)) typeOut(layer, caret);
}
