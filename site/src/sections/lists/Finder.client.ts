import type { Locale } from '@sanabel/contract/enumerations';
import { foldForSearch } from '@sanabel/contract/typed';
import { fill, fillPlural, type PluralForms } from '../../i18n/fill.ts';
import { type Choice, NOTHING_CHOSEN, press, readChoice, writeChoice } from './finder-state.ts';
import { type Found, fetchNames, search } from './names.ts';
import { cardsIn, openResults, STEP } from './results.ts';

/** The data that the page hands to its finder (Finder.astro): where the names are, and finished sentences. */
export interface FinderData {
  locale: Locale;
  /** The address of the files with the names, without their number, and how many there are. */
  names: string;
  parts: number;
  /** The list's first page, where it has several: results are then fetched. Else all cards are here, and are hidden or shown. */
  list?: string;
  /** The quality that all items of this page's list have. */
  chosen?: Choice['facets'];
  count: PluralForms;
  /** How the page writes 1234567890. */
  number: string;
  /** The result line where there is any result, around `{{count}}`. */
  result: string;
  /** Why nothing is shown, around `{{conditions}}`; the chosen text among them, around `{{text}}`. */
  none: string;
  text: string;
  /** The way back to one condition, around `{{condition}}`. */
  keep: string;
}

/**
 * Searches a list and keeps what was chosen in the address. The chips are links in the HTML. Where one page holds the whole list, they
 * become toggle buttons whose addresses are still true, so that one opens in a new tab as well; else they lead to lists of their own.
 */
const start = (root: HTMLElement, data: FinderData): void => {
  const find = <E extends HTMLElement>(name: string) => root.querySelector<E>(`[data-${name}]`);
  const [input, status, items] = [find<HTMLInputElement>('words'), find('result'), find('items')];
  const [none, conditions, keep, clear] = [find('none'), find('conditions'), find('keep'), find('clear')];
  const [failed, retry, more, pager] = [find('failed'), find('retry'), find('more'), find('pager')];
  if (!input || !status || !items || !none || !conditions || !keep || !clear || !failed || !retry || !more) return;
  const chips = [...root.querySelectorAll<HTMLAnchorElement>('a[data-facet]')];
  const atRest = status.textContent;
  const results = data.list === undefined ? null : openResults(items, data.list);

  const facetOf = ({ dataset }: HTMLElement) => [dataset.facet ?? '', dataset.value ?? ''] as const;
  const offer: Record<string, string[]> = {};
  for (const [facet, value] of chips.map(facetOf)) if (value !== '') offer[facet] = [...(offer[facet] ?? []), value];
  const lists = new Map(chips.map((chip) => [facetOf(chip).join('='), chip.pathname]));
  const read = readChoice(location.search, offer);
  let choice: Choice = { ...read, facets: { ...read.facets, ...data.chosen } };
  let shown: number = history.state?.shown ?? STEP;
  let names: Promise<Found[]> | null = null;
  let turn = 0;

  /** What the address says: the quality of a list of its own stands in its path. */
  const query = () =>
    writeChoice({ ...choice, facets: Object.fromEntries(Object.entries(choice.facets).filter(([facet]) => !data.chosen?.[facet])) });
  const addressOf = ({ facets, text }: Choice): string => {
    if (data.list === undefined) return location.pathname + writeChoice({ facets, text });
    const [first, ...others] = Object.entries(facets);
    return (lists.get(first?.join('=') ?? '') ?? data.list) + writeChoice({ facets: Object.fromEntries(others), text });
  };

  const explain = () => {
    const chosen = chips.filter((chip) => (chip.ariaPressed ?? chip.ariaCurrent) === 'true' && chip.dataset.value !== '');
    const words = chosen.map(({ dataset }) => dataset.label ?? '');
    keep.hidden = words.length + Number(choice.text !== '') < 2 || words.length === 0;
    keep.textContent = fill(data.keep, { condition: words[0] ?? '' });
    if (choice.text !== '') words.push(fill(data.text, { text: choice.text }));
    conditions.textContent = fill(data.none, { conditions: new Intl.ListFormat(data.locale).format(words) });
  };

  const showChips = () => {
    for (const chip of chips) {
      const [facet, value] = facetOf(chip);
      const isChosen = (choice.facets[facet] ?? '') === value;
      chip.ariaCurrent = results && isChosen ? 'true' : null;
      if (!results) chip.ariaPressed = String(isChosen);
      chip.href = addressOf(results && isChosen ? choice : press(choice, facet, value));
    }
    // The twin page in the other language opens with the same choice: values in the address have no language.
    for (const twin of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) twin.search = query();
  };

  /** Nothing is chosen: the page as it came. */
  const rest = () => {
    for (const card of cardsIn(root).values()) card.hidden = false;
    results?.hide();
    status.textContent = atRest;
    for (const part of [none, failed, more]) part.hidden = true;
    items.hidden = false;
    if (pager) pager.hidden = false;
  };
  const showFound = async (found: readonly Found[]) => {
    const count = fillPlural(data.count, data.locale, found.length, data.number);
    status.textContent = found.length > 0 ? fill(data.result, { count }) : count;
    none.hidden = found.length > 0;
    failed.hidden = true;
    more.hidden = true;
    if (pager) pager.hidden = true;
    if (found.length === 0) {
      explain();
      items.hidden = true;
      results?.hide();
    } else if (results) {
      await results.show(found, shown);
      more.hidden = found.length <= shown;
    } else {
      const marks = new Set(found.map(({ mark }) => mark));
      for (const [mark, card] of cardsIn(root)) card.hidden = !marks.has(mark);
      items.hidden = false;
    }
  };
  const show = async () => {
    turn += 1;
    const own = turn;
    showChips();
    if (query() === '') return rest();
    try {
      names ??= fetchNames(data.names, data.parts);
      const all = await names;
      if (own !== turn) return;
      const found = await search(all, choice, foldForSearch(choice.text));
      if (own === turn) await showFound(found);
    } catch {
      names = null;
      failed.hidden = own !== turn;
    }
  };

  const choose = (next: Choice) => {
    choice = next;
    shown = STEP;
    history.replaceState(null, '', location.pathname + query());
    void show();
  };
  /** From the empty state's buttons, which go away: the focus moves to the result line. */
  const startOver = (next: Choice) => {
    if (results) return location.assign(addressOf(next));
    input.value = next.text;
    choose(next);
    status.focus();
  };

  for (const chip of results ? [] : chips) {
    chip.role = 'button';
    chip.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      choose(press(choice, ...facetOf(chip)));
    });
    chip.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      chip.click();
    });
  }
  input.addEventListener('input', () => choose({ ...choice, text: input.value.trim() }));
  input.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    input.blur();
  });
  clear.addEventListener('click', () => startOver(NOTHING_CHOSEN));
  keep.addEventListener('click', () => startOver({ facets: Object.fromEntries(Object.entries(choice.facets).slice(0, 1)), text: '' }));
  retry.addEventListener('click', () => location.reload());
  more.addEventListener('click', async () => {
    const before = shown;
    shown += STEP;
    history.replaceState({ shown }, '');
    await show();
    results?.focus(before);
  });

  input.value = choice.text;
  // The HTML is right as it is while nothing is chosen; to count needs the browser's languages, a tenth of a second on a slow phone.
  if (query() === '') showChips();
  else void show();
  // On a phone a row of chips scrolls: what the address has chosen is brought into sight.
  for (const chip of chips)
    if (chip.dataset.value !== '' && (chip.ariaPressed ?? chip.ariaCurrent) === 'true') chip.scrollIntoView({ block: 'nearest' });
};

const root = document.querySelector<HTMLElement>('[data-finder]');
if (root) start(root, JSON.parse(root.dataset.finder ?? '{}'));
