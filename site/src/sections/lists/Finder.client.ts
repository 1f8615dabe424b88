import type { Locale } from '@sanabel/contract/enumerations';
import { foldForSearch } from '@sanabel/contract/typed';
import { fill, fillPlural, type PluralForms } from '../../i18n/fill.ts';
import { type Choice, fits, NOTHING_CHOSEN, press, type Row, readChoice, writeChoice } from './finder-state.ts';

/** The data that the page hands to its finder (Finder.astro): the items in the order of their cards, and finished sentences. */
export interface FinderData {
  locale: Locale;
  rows: readonly Row[];
  count: PluralForms;
  /** The result line where there is any result, around `{{count}}`. */
  result: string;
  /** Why nothing is shown, around `{{conditions}}`; the chosen text among them, around `{{text}}`. */
  none: string;
  text: string;
  /** The way back to one condition, around `{{condition}}`. */
  keep: string;
}

/**
 * Filters a list in place and keeps what was chosen in the address. The chips are links in the HTML, to the index that a page without
 * scripts has; here they become toggle buttons whose addresses are still true, so that one opens in a new tab as well.
 */
const start = (root: HTMLElement, data: FinderData): void => {
  const find = <E extends HTMLElement>(name: string) => root.querySelector<E>(`[data-${name}]`);
  const [input, status, items] = [find<HTMLInputElement>('words'), find('result'), find('items')];
  const [none, conditions, keep, clear] = [find('none'), find('conditions'), find('keep'), find('clear')];
  if (!input || !status || !items || !none || !conditions || !keep || !clear) return;
  const cards = items.querySelectorAll(':scope > ul > li');
  const chips = [...root.querySelectorAll<HTMLAnchorElement>('a[data-facet]')];

  const facetOf = ({ dataset }: HTMLElement) => [dataset.facet ?? '', dataset.value ?? ''] as const;
  const offer: Record<string, string[]> = {};
  for (const [facet, value] of chips.map(facetOf)) if (value !== '') offer[facet] = [...(offer[facet] ?? []), value];
  let choice = readChoice(location.search, offer);

  const explain = (pressed: readonly HTMLElement[]) => {
    const words = pressed.map(({ dataset }) => dataset.label ?? '');
    keep.hidden = words.length + Number(choice.text !== '') < 2 || words.length === 0;
    keep.textContent = fill(data.keep, { condition: words[0] ?? '' });
    if (choice.text !== '') words.push(fill(data.text, { text: choice.text }));
    conditions.textContent = fill(data.none, { conditions: new Intl.ListFormat(data.locale).format(words) });
  };

  const showChips = () => {
    for (const chip of chips) {
      const [facet, value] = facetOf(chip);
      // In the HTML "all" is the current one.
      chip.ariaCurrent = null;
      chip.ariaPressed = String((choice.facets[facet] ?? '') === value);
      chip.href = location.pathname + writeChoice(press(choice, facet, value));
    }
  };
  const show = () => {
    const words = foldForSearch(choice.text);
    let shown = 0;
    data.rows.forEach((row, index) => {
      const isShown = fits(row, choice, words);
      cards[index]?.toggleAttribute('hidden', !isShown);
      shown += Number(isShown);
    });
    showChips();
    const count = fillPlural(data.count, data.locale, shown);
    status.textContent = shown > 0 ? fill(data.result, { count }) : count;
    none.hidden = shown > 0;
    items.hidden = shown === 0;
    if (shown === 0) explain(chips.filter((chip) => chip.ariaPressed === 'true' && chip.dataset.value !== ''));
    // The twin page in the other language opens with the same choice: values in the address have no language.
    for (const twin of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) twin.search = writeChoice(choice);
  };

  const choose = (next: Choice) => {
    choice = next;
    history.replaceState(null, '', location.pathname + writeChoice(choice));
    show();
  };
  /** From the empty state's buttons, which go away: the focus moves to the result line. */
  const startOver = (next: Choice) => {
    input.value = next.text;
    choose(next);
    status.focus();
  };

  for (const chip of chips) {
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

  input.value = choice.text;
  // The HTML is right as it is while nothing is chosen; to count needs the browser's languages, a tenth of a second on a slow phone.
  if (writeChoice(choice) === '') showChips();
  else show();
  // On a phone a row of chips scrolls: what the address has chosen is brought into sight.
  for (const chip of chips) if (chip.dataset.value !== '' && chip.ariaPressed === 'true') chip.scrollIntoView({ block: 'nearest' });
};

const root = document.querySelector<HTMLElement>('[data-finder]');
if (root) start(root, JSON.parse(root.dataset.finder ?? '{}'));
