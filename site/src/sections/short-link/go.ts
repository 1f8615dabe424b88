import { type CodesPart, itemOfCode, partOf } from './code.ts';

/** Opens the item's page. An unknown code leaves the page's own text and links. */
const go = async (place: HTMLElement): Promise<void> => {
  const [, typed] = /\/go\/([^/]+)\/?$/.exec(decodeURIComponent(location.pathname)) ?? [];
  if (!typed) return;
  const { parts = '1' } = place.dataset;
  const answer = await fetch(`/short-links-${partOf(typed, Number(parts)) + 1}.json`);
  if (!answer.ok) return;
  const item = itemOfCode((await answer.json()) as CodesPart, typed);
  if (item) location.replace((place.dataset[item.list] as string).replace('{id}', item.id));
};

for (const place of document.querySelectorAll<HTMLElement>('[data-short-link]'))
  void go(place)
    .catch(() => {})
    .finally(() => place.removeAttribute('data-short-link'));
