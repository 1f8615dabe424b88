/** The mark in an article's contents: the part that crossed a line in the upper third of the window last is the one that is being read. */
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
