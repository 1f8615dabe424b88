import type { ClientDirective } from 'astro';

/** Starts an island a little before it is in view, so that it is ready when the visitor arrives. */
const ROOT_MARGIN = '200px';
const THRESHOLD = 0.1;
/** Ends the current task, so that the browser can answer input before the next one. */
const yieldToInput = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

/** Waits for load and first paint: all files of a page may be there before anything of it is on the screen. */
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

/** Inline, because a stylesheet would also be in pages without an island. */
const showWaiting = (button: HTMLElement, isWaiting: boolean): void => {
  button.ariaBusy = isWaiting ? 'true' : null;
  button.style.opacity = isWaiting ? '0.6' : '';
};

/**
 * `client:near`: hydrates an island near the window once the page is loaded and painted, or at once on touch or focus. A press on a button
 * before hydration shows a waiting state and is replayed. Astro inlines this file in pages, so every byte counts.
 */
const near: ClientDirective = (load, _options, island) => {
  // The astro-island element itself is `display: contents`: it has no box to observe.
  const content = island.firstElementChild;
  if (!content) return;

  const start = async () => {
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
    listening.abort();
    await hydrate();
    if (!press.button) return;
    const index = [...island.querySelectorAll('button')].indexOf(press.button as HTMLButtonElement);
    showWaiting(press.button, false);
    press.button.click();
    await yieldToInput();
    // React renders again where the texts differ from the build's: a browser has translated the page.
    if (!content.isConnected) island.querySelectorAll('button')[index]?.click();
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
