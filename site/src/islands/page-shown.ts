/** Ends the current task, so that the browser can answer input before the next one. */
export const yieldToInput = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve));

/** Resolves when the page has loaded and painted something: all files of a page may be there before anything of it is on the screen. */
export const pageShown = async (): Promise<void> => {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  await new Promise<void>((resolve) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
  await yieldToInput();
};
