import type { ClientDirective } from 'astro';

/** An island starts a little before it is in view, so that it answers when the visitor arrives. */
const ROOT_MARGIN = '200px';
const THRESHOLD = 0.1;
/** An effect that comes later than this would disturb what is being read already. */
const EFFECT_TIMEOUT_MS = 3000;

/** Ends the current task, so that the browser can answer input before the next one. */
const yieldToInput = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

/** Resolves when the page has loaded and painted something: all files of a page may be there before anything of it is on the screen. */
const pageShown = async (): Promise<void> => {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  await new Promise<void>((resolve) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
  await yieldToInput();
};

/** Whether a decorative effect may be fetched and played: the visitor asked for neither less motion nor less data (decision L11). */
const isEffectWelcome = (): boolean =>
  matchMedia('(prefers-reduced-motion: no-preference)').matches && navigator.connection?.saveData !== true;

/** A text that the visitor has scrolled past was read: it must not vanish to be typed when they come back. */
const isScrolledPast = (element: Element): boolean => element.getBoundingClientRect().bottom < 0;

/** Here and not in a sheet, which pages without an island would carry as well. */
const showWaiting = (button: HTMLElement, isWaiting: boolean): void => {
  button.ariaBusy = isWaiting ? 'true' : null;
  button.style.opacity = isWaiting ? '0.6' : '';
};

/**
 * `client:near`: hydrates an island that is near the window once the page is loaded and painted, or at once at a touch or focus. A press on
 * one of its buttons before React answers shows that it is waiting, and is replayed. `client:near="effect"` marks pure decoration: it is not even fetched where less
 * motion or data is asked for, and not played when it comes late. Astro puts this file into the page, so every byte counts.
 */
const near: ClientDirective = (load, { value }, island) => {
  const isEffect = value === 'effect';
  // The astro-island element itself is `display: contents`: it has no box to observe.
  const content = island.firstElementChild;
  if (!content || (isEffect && !isEffectWelcome())) return;

  const start = async () => {
    const startedAt = performance.now();
    const listening = new AbortController();
    const { signal } = listening;
    const press: { button?: HTMLElement | null } = {};
    const notePress = ({ target }: Event) => {
      press.button = target instanceof Element ? target.closest('button') : null;
      if (press.button) showWaiting(press.button, true);
    };
    island.addEventListener('click', notePress, { signal });
    const touched = new Promise((resolve) => {
      for (const kind of ['pointerdown', 'focusin']) island.addEventListener(kind, resolve, { signal });
    });
    await Promise.race([pageShown(), touched]);
    const hydrate = await load();
    await yieldToInput();
    if (isEffect && (performance.now() - startedAt > EFFECT_TIMEOUT_MS || isScrolledPast(content))) return;
    // From here on React itself answers a press.
    listening.abort();
    await hydrate();
    if (!press.button) return;
    const place = [...island.querySelectorAll('button')].indexOf(press.button as HTMLButtonElement);
    showWaiting(press.button, false);
    press.button.click();
    await yieldToInput();
    // React makes the island again where its texts are not those of the build: a browser has translated the page.
    if (!content.isConnected) island.querySelectorAll('button')[place]?.click();
  };

  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void start();
    },
    { threshold: THRESHOLD, rootMargin: ROOT_MARGIN },
  ).observe(content);
};

export default near;
