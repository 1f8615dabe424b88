/** How long a sentence stays (specification, section 9). */
const STAY_MS = 5000;

const toast = document.querySelector<HTMLElement>('[data-toast]');
const sentence = toast?.querySelector('p');
let timer: ReturnType<typeof setTimeout> | undefined;

const hide = () => toast?.removeAttribute('data-shown');
const wait = () => {
  clearTimeout(timer);
  timer = setTimeout(hide, STAY_MS);
};

// Whoever points at the sentence is still reading it.
toast?.addEventListener('pointerenter', () => clearTimeout(timer));
toast?.addEventListener('pointerleave', wait);
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') hide();
});

/** Says a sentence in the page's toast (sections/article/Toast.astro). */
export const say = (text: string): void => {
  if (!toast || !sentence) return;
  sentence.textContent = text;
  toast.dataset.shown = '';
  wait();
};
