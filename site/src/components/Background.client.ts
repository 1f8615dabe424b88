/** A shorter wait would let the word "loading" flicker when the picture is quick. */
const TIMEOUT_MS = 400;
/** The visible share of a section that starts the fetch (specification, section 9). */
const THRESHOLD = 0.1;

const fetchPicture = (background: Element): void => {
  const template = background.querySelector('template');
  const word = background.querySelector<HTMLElement>('.loading');
  if (!template || !word) return;
  template.replaceWith(template.content);
  const timer = setTimeout(() => {
    word.hidden = false;
  }, TIMEOUT_MS);
  const done = () => {
    clearTimeout(timer);
    word.remove();
  };
  const image = background.querySelector('img');
  image?.addEventListener('load', done);
  image?.addEventListener('error', done);
};

/** Fetches a section's background when the section comes into view (decision L12). */
const observer = new IntersectionObserver(
  (backgrounds) => {
    for (const { isIntersecting, target } of backgrounds) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      fetchPicture(target);
    }
  },
  { threshold: THRESHOLD },
);
for (const background of document.querySelectorAll('[data-background]')) observer.observe(background);

export {};
