import { type CodesPart, itemOfCode, partOf } from './code.ts';

/** Leads from the short address of an item to its page. What cannot be found leaves the page's own words and its ways on. */
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
