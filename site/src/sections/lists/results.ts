import { type Found, keyOf, pause } from './names.ts';

/** The cards that are laid out in one task; each takes a slow phone some milliseconds. */
const LOT = 3;
const AHEAD = 6;

const painted = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(() => resolve(pause())));

/** Takes missing cards out of the list's other pages, which the index names, so that no card is rendered twice. */
export const openCards = (list: Element, address: string) => {
  const cards = new Map([...list.children].map((card) => [keyOf(card.getAttribute('data-id') as string), card]));
  const own = [...cards.keys()].map((key): Found => ({ key, page: null }));
  const pages = new Map<number | null, Promise<string>>();
  const style = (document.querySelector('style') as Element).textContent;

  const fetchPage = async (page: number | null): Promise<string> => {
    const html = await (await fetch(page === null ? address : `${address}/${page}`)).text();
    // Cards of another site version would need its styles.
    if (!html.includes(style)) throw new Error(address);
    return html;
  };
  const ask = async ({ key, page }: Found): Promise<void> => {
    if (cards.has(key) || pages.has(page)) return;
    const coming = fetchPage(page);
    pages.set(page, coming);
    coming.catch(() => pages.delete(page));
    await pause();
  };
  const cardOf = async ({ key, page }: Found): Promise<Element> => {
    const known = cards.get(key);
    if (known) return known;
    const index = document.createElement('template');
    [index.innerHTML = ''] = new RegExp(`<li [^>]*data-id="\\w*${key}".*?</li>`, 's').exec((await pages.get(page)) ?? '') ?? [];
    const card = index.content.firstElementChild;
    if (!card) throw new Error(key);
    cards.set(key, card);
    return card;
  };

  return {
    own,
    /** Shows these items, from the index `from` on; stops when they are outdated. Rejects when their cards fail to load. */
    show: async (found: readonly Found[], isWanted: () => boolean, from = 0): Promise<void> => {
      for (let index = from; isWanted() && (index === from || index < found.length); index += LOT) {
        for (const item of found.slice(index, index + AHEAD)) await ask(item);
        const lot = await Promise.all(found.slice(index, index + LOT).map(cardOf));
        if (!isWanted()) return;
        if (index === 0) list.replaceChildren(...lot);
        else list.append(...lot);
        await painted();
      }
    },
  };
};
