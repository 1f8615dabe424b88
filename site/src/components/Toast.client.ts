/** How long a sentence stays (specification, section 9); whoever points at it keeps it by the styles. */
const STAY_MS = 5000;

const toast = document.querySelector<HTMLElement>('[data-toast]');
const sentence = toast?.querySelector('p');
let timer: ReturnType<typeof setTimeout> | undefined;

const hide = () => toast?.removeAttribute('data-shown');
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') hide();
});

/** Says a sentence in the page's toast (components/Toast.astro). */
export const say = (text: string): void => {
  if (!toast || !sentence) return;
  sentence.textContent = text;
  toast.dataset.shown = '';
  clearTimeout(timer);
  timer = setTimeout(hide, STAY_MS);
};
