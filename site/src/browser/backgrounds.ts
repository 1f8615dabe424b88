import { whenSeen } from './seen.ts';

/** The word "loading" would only flicker when the picture is quick. */
const PATIENCE_MS = 400;

/** Fetches a section's background when the section comes into view (decision L12). */
for (const background of document.querySelectorAll('[data-background]')) {
  whenSeen(background, () => {
    const template = background.querySelector('template');
    const word = background.querySelector<HTMLElement>('.loading');
    if (!template || !word) return;
    template.replaceWith(template.content);
    const timer = setTimeout(() => {
      word.hidden = false;
    }, PATIENCE_MS);
    const done = () => {
      clearTimeout(timer);
      word.remove();
    };
    const image = background.querySelector('img');
    image?.addEventListener('load', done);
    image?.addEventListener('error', done);
  });
}
