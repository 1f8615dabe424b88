import { findIsland } from './find.ts';
import { whenSeen } from './seen.ts';
import { isMovementWelcome } from './welcome.ts';

/** Start a little before the place is in view, so that it answers when the visitor arrives. */
const AHEAD = '200px';
/** An effect that comes later than this would disturb what is being read already. */
const PATIENCE_MS = 3000;

/** Notes a press on a button until it is stopped: on a slow line React is seconds away, and nobody should have to press twice. */
const notePress = (place: HTMLElement): { stop: () => void; repeat: () => void } => {
  let pressed: HTMLButtonElement | null = null;
  const listening = new AbortController();
  const note = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button') : null;
  };
  place.addEventListener('click', note, { signal: listening.signal });
  return { stop: () => listening.abort(), repeat: () => pressed?.click() };
};

/** Ends this piece of work: what follows is another one, and a finger is answered in between. */
const pause = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

const loaded = new Promise((resolve) => {
  if (document.readyState === 'complete') resolve(null);
  else addEventListener('load', resolve);
});
/** The files of a page may be there before anything of it is on the screen. */
const painted = new Promise<void>((resolve) => {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    resolve();
  }).observe({ type: 'paint', buffered: true });
});

/** When an island may be fetched: after all that the page itself shows at first, or at once where a finger or the focus is on it. */
const mayCome = (place: HTMLElement): Promise<unknown> => {
  const touched = ['pointerdown', 'focusin'].map((kind) => new Promise((resolve) => place.addEventListener(kind, resolve, { once: true })));
  return Promise.race([Promise.all([loaded, painted]).then(pause), ...touched]);
};

/** React and the island come only now; until then its server-rendered HTML stands there and is readable. */
const hydrate = async (place: HTMLElement): Promise<void> => {
  const { island: name = '', props = '{}' } = place.dataset;
  const reached = performance.now();
  const press = notePress(place);
  await mayCome(place);
  const [{ createElement, startTransition, useEffect }, { hydrateRoot }, Component] = await Promise.all([
    import('react'),
    import('react-dom/client'),
    findIsland(name),
  ]);
  await pause();
  if (isEffect(place) && (performance.now() - reached > PATIENCE_MS || isBehind(place))) return;
  const properties = JSON.parse(props);
  const Whole = () => {
    useEffect(press.repeat, []);
    return createElement(Component, properties);
  };
  // From here on React itself answers a press. It works in slices of five milliseconds, between which a finger is answered.
  press.stop();
  startTransition(() => {
    hydrateRoot(place, createElement(Whole), { identifierPrefix: name });
  });
};

const isEffect = (place: HTMLElement): boolean => place.dataset.effect !== undefined;
/** Who has gone past a text has read it: it must not vanish to be typed when they come back. */
const isBehind = (place: HTMLElement): boolean => place.getBoundingClientRect().bottom < 0;

for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
  if (!isEffect(place) || isMovementWelcome()) whenSeen(place, () => hydrate(place), AHEAD);
}
