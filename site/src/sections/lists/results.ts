import { type Found, markOf, pause } from './names.ts';

/** The cards that are laid out in one task; each takes a slow phone some milliseconds. */
const LOT = 3;
const AHEAD = 6;

const painted = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(() => resolve(pause())));

/** Takes missing cards out of the list's other pages, which the index names, so that no card is rendered twice. */
export const openCards = (list: Element, address: string) => {
  const cards = new Map([...list.children].map((card) => [markOf(card.getAttribute('data-id') as string), card]));
  const own = [...cards.keys()].map((mark): Found => ({ mark, page: null }));
  const pages = new Map<number | null, Promise<string>>();
  const style = (document.querySelector('style') as Element).textContent;

  const fetchPage = async (page: number | null): Promise<string> => {
    const html = await (await fetch(page === null ? address : `${address}/${page}`)).text();
    // Cards of another site version would need its styles.
    if (!html.includes(style)) throw new Error(address);
    return html;
  };
  const ask = async ({ mark, page }: Found): Promise<void> => {
    if (cards.has(mark) || pages.has(page)) return;
    const coming = fetchPage(page);
    pages.set(page, coming);
    coming.catch(() => pages.delete(page));
    await pause();
  };
  const cardOf = async ({ mark, page }: Found): Promise<Element> => {
    const known = cards.get(mark);
    if (known) return known;
    const place = document.createElement('template');
    [place.innerHTML = ''] = new RegExp(`<li [^>]*data-id="\\w*${mark}".*?</li>`, 's').exec((await pages.get(page)) ?? '') ?? [];
    const card = place.content.firstElementChild;
    if (!card) throw new Error(mark);
    cards.set(mark, card);
    return card;
  };

  return {
    own,
    /** Shows these items, from the index `from` on; stops when they are outdated. Rejects when their cards fail to load. */
    show: async (found: readonly Found[], isWanted: () => boolean, from = 0): Promise<void> => {
      for (let place = from; isWanted() && (place === from || place < found.length); place += LOT) {
        for (const item of found.slice(place, place + AHEAD)) await ask(item);
        const lot = await Promise.all(found.slice(place, place + LOT).map(cardOf));
        if (!isWanted()) return;
        if (place === 0) list.replaceChildren(...lot);
        else list.append(...lot);
        await painted();
      }
    },
  };
};
