import { whenSeen } from '../browser/seen.ts';
import { findIsland } from './find.ts';
import { isMovementWelcome } from './welcome.ts';

/** Start a little before the place is in view, so that it answers when the visitor arrives. */
const AHEAD = '200px';
/** An effect that comes later than this would disturb what is being read already. */
const PATIENCE_MS = 3000;

/** React and the island come only now; until then its server-rendered HTML stands there and is readable. */
const hydrate = async (place: HTMLElement): Promise<void> => {
  const { island: name = '', props = '{}' } = place.dataset;
  const reached = performance.now();
  const [{ createElement }, { hydrateRoot }, Component] = await Promise.all([
    import('react'),
    import('react-dom/client'),
    findIsland(name),
  ]);
  if (isEffect(place) && performance.now() - reached > PATIENCE_MS) return;
  hydrateRoot(place, createElement(Component, JSON.parse(props)), { identifierPrefix: name });
};

const isEffect = (place: HTMLElement): boolean => place.dataset.effect !== undefined;

for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
  if (!isEffect(place) || isMovementWelcome()) whenSeen(place, () => hydrate(place), AHEAD);
}
