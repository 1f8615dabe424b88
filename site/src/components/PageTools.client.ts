import { say } from './Toast.client.ts';

/** The buttons that pass a page on (components/PageTools.astro). */
const tools = document.querySelector<HTMLElement>('[data-tools]');
const url = location.origin + location.pathname;

const ACTS: Readonly<Record<string, () => unknown>> = {
  print: () => print(),
  // Closing the telephone's own dialog is no failure.
  share: () => navigator.share({ title: document.title, url }).catch(() => {}),
  // Where copying is not allowed, the address stands there to be copied by hand.
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
