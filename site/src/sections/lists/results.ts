import { LIST_PAGE } from '../../content/paging.ts';
import { type Found, markOf, pause } from './names.ts';

/** So many cards are put into the page before the browser may answer input again. */
const BATCH = 6;

/** The pages of so many of the next results are asked for at once: to ask for 24 takes a slow phone too long. */
const AHEAD = 6;

const idOf = ({ dataset }: HTMLElement): string => dataset.crop ?? dataset.article ?? '';

/** The cards of a list or of a part of it, by the mark of their item. */
export const cardsIn = (place: ParentNode): Map<string, HTMLElement> =>
  new Map([...place.querySelectorAll<HTMLElement>('[data-items] > ul > li')].map((card) => [markOf(idOf(card)), card]));

interface Results {
  /** Shows the first of these items, `count` of them. Rejects when their cards cannot be had. */
  show(items: readonly Found[], count: number): Promise<void>;
  hide(): void;
  /** Moves the keyboard to a card, by its place. */
  focus(place: number): void;
}

/**
 * The results of a search in a list of many pages. Their cards are taken out of the list's own pages, which the index names: so they are
 * the same cards, and nothing draws them a second time.
 */
export const openResults = (items: HTMLElement, list: string): Results => {
  const results = items.querySelector('ul')?.cloneNode() as HTMLElement;
  const pages = new Map<number | null, Promise<Map<string, HTMLElement>>>();
  const style = document.querySelector('style')?.textContent ?? '';
  let turn = 0;
  results.hidden = true;
  items.after(results);

  const fetchPage = async (page: number | null) => {
    const response = await fetch(page === null ? list : `${list}/${page}`);
    const html = await response.text();
    // Cards of another version of the site would need its styles.
    if (!response.ok || !html.includes(style)) throw new Error('The cards did not come.');
    return cardsIn(new DOMParser().parseFromString(html, 'text/html'));
  };
  const cardsOn = (page: number | null) => {
    const known = pages.get(page) ?? fetchPage(page);
    pages.set(page, known);
    return known;
  };
  const cardOf = async ({ page, mark }: Found): Promise<HTMLElement> => {
    const card = (await cardsOn(page)).get(mark);
    if (!card) throw new Error('The list has changed.');
    return document.importNode(card, true);
  };

  return {
    show: async (found, count) => {
      turn += 1;
      const own = turn;
      const shown = found.slice(0, count);
      const cards: HTMLElement[] = [];
      for (const item of shown) {
        for (const { page } of shown.slice(cards.length, cards.length + AHEAD)) cardsOn(page).catch(() => pages.delete(page));
        cards.push(await cardOf(item));
        if (own !== turn) return;
        if (cards.length % BATCH > 0 && cards.length < shown.length) continue;
        if (cards.length <= BATCH) results.replaceChildren(...cards);
        else results.append(...cards.slice(results.childElementCount));
        items.hidden = true;
        results.hidden = false;
        await pause();
        if (own !== turn) return;
      }
    },
    hide: () => {
      turn += 1;
      results.hidden = true;
    },
    focus: (place) => results.children[place]?.querySelector('a')?.focus(),
  };
};

/** So many results more at a press. */
export const STEP = LIST_PAGE;
