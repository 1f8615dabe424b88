/** How long a sentence stays (specification, section 9); the styles keep it while it is pointed at. */
const STAY_MS = 5000;

const toast = document.querySelector<HTMLElement>('[data-toast]');
const sentence = toast?.querySelector('p');
let timer: ReturnType<typeof setTimeout> | undefined;

const hide = () => toast?.removeAttribute('data-shown');
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') hide();
});

/** Shows a sentence in the page's toast (Toast.astro). */
const say = (text: string): void => {
  if (!toast || !sentence) return;
  sentence.textContent = text;
  toast.dataset.shown = '';
  clearTimeout(timer);
  timer = setTimeout(hide, STAY_MS);
};

/** The buttons that share a page (PageTools.astro). */
const tools = document.querySelector<HTMLElement>('[data-tools]');
const url = location.origin + location.pathname;

const ACTS: Readonly<Record<string, () => unknown>> = {
  print: () => print(),
  // The promise rejects when the visitor closes the phone's own dialog: no failure.
  share: () => navigator.share({ title: document.title, url }).catch(() => {}),
  // Where copying is not allowed, the toast shows the address itself.
  copy: () =>
    navigator.clipboard.writeText(url).then(
      () => say(tools?.dataset.done ?? ''),
      () => say(url),
    ),
};
for (const button of tools?.querySelectorAll<HTMLElement>('[data-tool]') ?? []) {
  const { tool = '' } = button.dataset;
  if (tool === 'share') button.hidden = !('share' in navigator);
  button.addEventListener('click', () => ACTS[tool]?.());
}

export {};
