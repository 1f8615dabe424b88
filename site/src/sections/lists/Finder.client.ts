import type { Locale } from '@sanabel/contract/enumerations';
import { foldForSearch } from '@sanabel/contract/fold';
import { writeAddress } from '../../content/address.ts';
import { LIST_PAGE } from '../../content/paging.ts';
import { fillPlural, numberLike, type PluralForms } from '../../i18n/counted.ts';
import { fill } from '../../i18n/fill.ts';
import { type Choice, fits, type Offer, press, type Row, readChoice, writeChoice } from './finder-state.ts';
import { type Found, fetchNames, pause, search } from './names.ts';
import { openCards } from './results.ts';

export interface FinderData {
  locale: Locale;
  names: string;
  parts: number;
  /** The first page of a paged list, whose results are fetched. Unset when all cards are in the page. */
  list?: string;
  chosen?: Choice['facets'];
  count: PluralForms;
  /** 1234567890 in the page's format. */
  number: string;
  result: string;
  /** Sentences for one, two and more conditions, with `{{0}}` and so on; `{{text}}` is the query. */
  none: readonly string[];
  text: string;
  keep: string;
}

const PARTS = ['items', 'none', 'failed', 'more', 'pager'] as const;

/**
 * Searches a list and keeps the choice in the address. On a one-page list the chips become toggle buttons whose addresses still work in a
 * new tab; otherwise they lead to lists of their facet.
 */
const start = (root: HTMLElement, data: FinderData): void => {
  const find = (name: string) => root.querySelector(`[data-${name}]`) as HTMLElement;
  const [input, status, conditions, keep] = [find('words') as HTMLInputElement, find('result'), find('conditions'), find('keep')];
  const list = find('items').firstElementChild as Element;
  const cards = openCards(list, data.list ?? '');
  const chips = [...root.querySelectorAll<HTMLAnchorElement>('a[data-facet]')];
  const toggles = data.list ? [] : chips;
  const atRest = status.textContent;

  const offerOf = ({ dataset }: HTMLElement) => [dataset.facet, dataset.value] as unknown as Offer;
  const lists = Object.fromEntries(chips.map((chip) => [String(offerOf(chip)), chip.pathname]));
  let choice = {} as Choice;
  let shown: number;
  let names: Promise<Row[]> | null = null;
  let requestId = 0;

  const isChosen = (chip: HTMLElement): boolean => {
    const [facet, value] = offerOf(chip);
    return (choice.facets[facet] ?? '') === value;
  };
  /** The path, not the query, names the facet of a separate list. */
  const query = () =>
    writeChoice({ ...choice, facets: Object.fromEntries(Object.entries(choice.facets).filter(([facet]) => !data.chosen?.[facet])) });
  const addressOf = ({ facets, text }: Choice): string => {
    if (!data.list) return location.pathname + writeChoice({ facets, text });
    const [first, ...others] = Object.entries(facets);
    return (lists[String(first)] ?? data.list) + writeChoice({ facets: Object.fromEntries(others), text });
  };

  const reveal = (...seen: (typeof PARTS)[number][]) => {
    for (const name of PARTS) root.querySelector(`[data-${name}]`)?.toggleAttribute('hidden', !seen.includes(name));
  };
  const explain = () => {
    const words = chips.filter(isChosen).flatMap(({ dataset }) => dataset.label ?? []);
    if (choice.text) words.push(fill(data.text, { text: choice.text }));
    const values = words as unknown as Record<string, string>;
    keep.hidden = words.length < 2;
    keep.textContent = fill(data.keep, values);
    conditions.textContent = fill(data.none[words.length - 1] as string, values);
  };
  const showChips = () => {
    for (const chip of chips) {
      const isOn = isChosen(chip);
      chip.ariaCurrent = data.list && isOn ? 'true' : null;
      if (!data.list) chip.ariaPressed = String(isOn);
      chip.href = addressOf(data.list && isOn ? choice : press(choice, ...offerOf(chip)));
    }
    // The page in the other language opens with the same choice: values in the address have no language.
    for (const counterpart of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) counterpart.search = query();
  };

  /** Shows on each chip of a one-page list how many items it would leave, and disables it when there are none (guide §8.23). */
  const countChips = (rows: readonly Row[]) => {
    const words = foldForSearch(choice.text);
    for (const chip of toggles) {
      const [facet, value] = offerOf(chip);
      const facets = { ...choice.facets, [facet]: value };
      const { length } = rows.filter((row) => fits(row, { ...choice, facets }, words));
      (chip.lastElementChild as Element).textContent = numberLike(data.number, length);
      chip.ariaDisabled = length || isChosen(chip) ? null : 'true';
    }
  };
  const showFound = async (found: readonly Found[], isWanted: () => boolean, from: number) => {
    const count = fillPlural(data.count, data.locale, found.length, data.number);
    status.textContent = found.length > 1 ? fill(data.result, { count }) : count;
    if (!found.length) explain();
    reveal(found.length ? 'items' : 'none');
    await cards.show(found.slice(0, shown), isWanted, from);
    if (isWanted() && found.length > shown) reveal('items', 'more');
  };
  /** Shows the results, or the original page without a choice. The first `from` cards are already there. */
  const show = async (from = 0) => {
    requestId += 1;
    const own = requestId;
    const isWanted = () => own === requestId;
    showChips();
    try {
      if (!query()) {
        status.textContent = atRest;
        reveal('items', 'pager');
        void names?.then(countChips);
        return await cards.show(cards.own, isWanted);
      }
      names ??= fetchNames(data.names, data.parts);
      const rows = await names;
      if (!isWanted()) return;
      countChips(rows);
      await showFound(search(rows, choice, foldForSearch(choice.text)), isWanted, from);
    } catch {
      names = null;
      if (isWanted()) reveal('items', 'failed');
    }
  };

  const readAddress = () => {
    const read = readChoice(location.search, chips.map(offerOf));
    choice = { ...read, facets: { ...read.facets, ...data.chosen } };
    shown = history.state?.shown ?? LIST_PAGE;
  };
  const choose = (next: Choice) => {
    // A chip adds a history entry; typing does not, or each letter would be one.
    const isStep = next.text === choice.text;
    choice = next;
    shown = LIST_PAGE;
    writeAddress(isStep ? 'pushState' : 'replaceState', null, location.pathname + query());
    void show();
  };
  /** Moves the focus to the result line, because the empty state's buttons disappear. */
  const startOver = (next: Choice) => {
    if (data.list) return location.assign(addressOf(next));
    input.value = next.text;
    choose(next);
    status.focus();
  };

  for (const chip of toggles) {
    chip.setAttribute('role', 'button');
    chip.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (!chip.ariaDisabled) choose(press(choice, ...offerOf(chip)));
    });
    chip.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      chip.click();
    });
  }
  // Waits for the next task: browsers lay out within the task of a key, and a slow phone should show the letter first.
  input.addEventListener('input', async () => {
    await pause();
    const text = input.value.trim();
    if (text !== choice.text) choose({ ...choice, text });
  });
  input.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    input.blur();
  });
  const keepFirst = (most: number) => startOver({ facets: Object.fromEntries(Object.entries(choice.facets).slice(0, most)), text: '' });
  find('clear').addEventListener('click', () => keepFirst(0));
  keep.addEventListener('click', () => keepFirst(1));
  find('more').addEventListener('click', async () => {
    await pause();
    const before = shown;
    shown += LIST_PAGE;
    writeAddress('replaceState', { shown });
    await show(before);
    list.children[before]?.querySelector('a')?.focus();
  });

  addEventListener('popstate', () => {
    readAddress();
    input.value = choice.text;
    void show();
  });
  readAddress();
  // A visitor may have typed before this script loaded.
  if (input.value) choose({ ...choice, text: input.value.trim() });
  else {
    input.value = choice.text;
    // Skips the first count without a choice, when the HTML is right already: `Intl` takes a slow phone a tenth of a second.
    if (query()) void show();
    else showChips();
  }
  // Scrolls to the chosen chip on a phone.
  for (const chip of chips.filter(isChosen)) if (chip.dataset.label) chip.scrollIntoView({ block: 'nearest' });
};

// "Save on your phone" (ListPage.astro) needs a service worker.
if ('serviceWorker' in navigator) document.querySelector('[data-save-field]')?.removeAttribute('data-save-field');

const root = document.querySelector<HTMLElement>('[data-finder]');
if (root) start(root, JSON.parse(root.dataset.finder as string));
