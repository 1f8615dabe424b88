import { say } from './toast.ts';

/** An article's share and print buttons, and the mark in its contents. The article is whole without them. */
const share = document.querySelector<HTMLButtonElement>('[data-share]');
share?.addEventListener('click', async () => {
  const url = location.origin + location.pathname;
  try {
    if (navigator.share) return await navigator.share({ title: document.title, url });
    await navigator.clipboard.writeText(url);
    say(share.dataset.done ?? '');
  } catch (reason) {
    // Closing the browser's own dialog is no failure. Where copying is not allowed, the address stands there to be copied by hand.
    if (!(reason instanceof DOMException && reason.name === 'AbortError')) say(url);
  }
});
document.querySelector('[data-print]')?.addEventListener('click', () => print());

/** The part that crossed a line in the upper third of the window last is the one that is being read. */
const links = document.querySelectorAll<HTMLAnchorElement>('[data-part]');
const observer = new IntersectionObserver(
  (entries) => {
    const reached = entries.findLast(({ isIntersecting }) => isIntersecting);
    if (!reached) return;
    for (const link of links) link.ariaCurrent = link.dataset.part === reached.target.id ? 'true' : null;
  },
  { rootMargin: '-30% 0px -70%' },
);
for (const part of document.querySelectorAll('[data-reading]')) observer.observe(part);
