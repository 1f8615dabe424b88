import { whenSeen } from '../browser/seen.ts';
import { findIsland } from './find.ts';

/** Start a little before the place is in view, so that it answers when the visitor arrives. */
const AHEAD = '200px';

/** React and the island come only now; until then its server-rendered HTML stands there and is readable. */
const hydrate = async (place: HTMLElement): Promise<void> => {
  const { island: name = '', props = '{}' } = place.dataset;
  const [{ createElement }, { hydrateRoot }, Component] = await Promise.all([
    import('react'),
    import('react-dom/client'),
    findIsland(name),
  ]);
  hydrateRoot(place, createElement(Component, JSON.parse(props)), { identifierPrefix: name });
};

for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) whenSeen(place, () => hydrate(place), AHEAD);
