import type { Locale } from '@sanabel/contract/enumerations';
import { writeAddress } from '../../content/address.ts';
import { pageAt } from '../../content/paging.ts';
import { fillPlural, numberLike, type PluralForms } from '../../i18n/counted.ts';
import { fill } from '../../i18n/fill.ts';
import { type Choice, choiceIn, type FACETS, fits, marked, type Row, wordsIn, writeChoice } from './choice.ts';

export interface AskData {
  locale: Locale;
  /** 1234567890 in the page's format. */
  number: string;
  /** The number of files with rows. */
  parts: number;
  list: string;
  /** WhatsApp's address up to the message; empty where the club has none. */
  chat: string;
  count: PluralForms;
  newest: string;
  shown: string;
  none: string;
  noneChosen: string;
  keep: string;
  others: string;
  /** The card's title, and the one when nothing was found. */
  titles: readonly [usual: string, none: string];
  messages: Readonly<Record<'plain' | 'crop' | 'words', string>>;
}

/** As in answers.ts, which is for the build. */
const STEP = 6;
const ASK_PAGE = 12;
const OTHERS = 2;

const start = (root: HTMLElement, data: AskData): void => {
  const find = <Found extends HTMLElement>(selector: string) => root.querySelector(selector) as Found;
  const [input, status, list, more, none] = [
    find<HTMLInputElement>('input'),
    find('[data-result]'),
    find('[data-items]'),
    find('[data-more]'),
    find('[data-none]'),
  ];
  const [others, failed, keep, chat] = [
    find('[data-others]'),
    find('[data-failed]'),
    find('[data-keep]'),
    find<HTMLAnchorElement>('[data-ask-chat]'),
  ];
  const style = document.querySelector('style')?.textContent ?? '';
  const chips = [...root.querySelectorAll<HTMLElement>('[data-facet]')];
  /** Where each chip stands while it is not chosen. */
  const homes = new Map(chips.map((chip) => [chip, document.createComment('')]));
  for (const [chip, home] of homes) chip.before(home);
  const cards = new Map<string, Element>();
  const keepCards = (found: Iterable<Element>) => {
    for (const card of found) cards.set(card.getAttribute('data-id') ?? '', card);
  };
  keepCards(list.children);

  let choice: Choice;
  let shown = STEP;
  let request = 0;
  let coming: Promise<Row[]> | undefined;

  const rows = (): Promise<Row[]> => {
    coming ??= Promise.all(
      Array.from({ length: data.parts }, async (_, index): Promise<Row[]> => (await fetch(`/ask-${data.parts - index}.json`)).json()),
    ).then((parts) => parts.flat());
    return coming;
  };
  const pages = new Map<number | null, Promise<void>>();
  /** Cards of other pages; those of another version of the site would need its styles. */
  const fetchPage = async (page: number | null): Promise<void> => {
    const html = await (await fetch(page === null ? data.list : `${data.list}/page/${page}`)).text();
    if (!html.includes(style)) throw new Error(data.list);
    keepCards(new DOMParser().parseFromString(html, 'text/html').querySelectorAll('[data-id]'));
  };
  const cardsOf = async (all: readonly Row[], wanted: readonly Row[]): Promise<Element[]> => {
    const missing = wanted.filter(([id = '']) => !cards.has(id)).map((row) => pageAt(all.indexOf(row), all.length, ASK_PAGE));
    await Promise.all(
      missing.map((page) => {
        const known = pages.get(page) ?? fetchPage(page);
        pages.set(page, known);
        return known;
      }),
    );
    return wanted.flatMap(([id = '']) => cards.get(id) ?? []);
  };

  const labelOf = (facet: (typeof FACETS)[number]): string =>
    chips.find(({ dataset }) => dataset.facet === facet && dataset.value === choice[facet] && choice[facet])?.dataset.label ?? '';
  const isChosen = ({ dataset }: HTMLElement) => choice[dataset.facet as 'crop'] === dataset.value;

  const showChips = (all?: readonly Row[]): void => {
    const focused = document.activeElement as HTMLElement | null;
    for (const chip of chips) {
      const isOn = isChosen(chip);
      const { facet = '', value = '' } = chip.dataset;
      chip.ariaPressed = String(isOn);
      // The chosen one stands right after "all".
      const before = isOn && value ? chips.find(({ dataset }) => dataset.facet === facet && !dataset.value) : homes.get(chip);
      if (chip.previousSibling !== before) before?.after(chip);
      if (!all) continue;
      const { length } = all.filter((row) => fits(row, { ...choice, [facet]: value }));
      (chip.lastElementChild as Element).textContent = length ? numberLike(data.number, length) : '';
      chip.ariaDisabled = length || isOn || !value ? null : 'true';
    }
    if (focused && focused !== document.activeElement) focused.focus();
    for (const counterpart of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) counterpart.search = writeChoice(choice);
  };

  const showCard = (isNone: boolean): void => {
    const crop = labelOf('crop');
    const { plain, crop: about, words } = data.messages;
    const message = isNone && choice.q ? fill(words, { text: choice.q }) : crop ? fill(about, { name: crop }) : plain;
    find('[data-ask-title]')?.replaceChildren(data.titles[isNone ? 1 : 0]);
    find('[data-ask-message]')?.replaceChildren(message);
    if (chat) chat.href = data.chat + encodeURIComponent(message);
  };

  const showOthers = async (all: readonly Row[], isNone: boolean): Promise<void> => {
    const near = isNone && choice.crop ? all.filter((row) => fits(row, { crop: choice.crop, topic: '', q: '' })).slice(0, OTHERS) : [];
    others.hidden = near.length === 0;
    if (others.hidden) return;
    (others.firstElementChild as Element).textContent = fill(data.others, { name: labelOf('crop') });
    others.lastElementChild?.replaceChildren(...(await cardsOf(all, near)).map((card) => marked(card, [])));
  };

  const show = async (): Promise<void> => {
    request += 1;
    const own = request;
    showChips();
    try {
      const all = await rows();
      const found = all.filter((row) => fits(row, choice));
      const visible = await cardsOf(all, found.slice(0, shown));
      if (own !== request) return;
      const isNone = found.length === 0;
      list.removeAttribute('data-resting');
      showChips(all);
      const count = fillPlural(data.count, data.locale, found.length, data.number);
      status.textContent = found.length > 1 ? fill(data.newest, { count }) : count;
      list.replaceChildren(...visible.map((card) => marked(card, wordsIn(choice.q))));
      [none.hidden, failed.hidden, more.hidden] = [!isNone, true, found.length <= shown];
      (more.lastElementChild as Element).textContent = fill(data.shown, {
        part: numberLike(data.number, visible.length),
        whole: numberLike(data.number, found.length),
      });
      find('[data-none-title]').textContent = choice.q ? fill(data.none, { text: choice.q }) : data.noneChosen;
      const kept = labelOf('crop') || labelOf('topic');
      keep.hidden = !kept || [choice.crop, choice.topic, choice.q].filter(Boolean).length < 2;
      keep.textContent = fill(data.keep, { condition: kept });
      showCard(isNone);
      await showOthers(all, isNone);
    } catch {
      coming = undefined;
      pages.clear();
      if (own === request) failed.hidden = false;
    }
  };

  const choose = (next: Choice): void => {
    // A chip adds a history entry; typing does not, or each letter would be one.
    const kind = next.q === choice.q ? 'pushState' : 'replaceState';
    choice = next;
    shown = STEP;
    writeAddress(kind, null, location.pathname + writeChoice(choice));
    void show();
  };
  /** Moves the focus to the result line, because the buttons disappear. */
  const startOver = (next: Choice): void => {
    input.value = next.q;
    choose(next);
    status.focus();
  };

  for (const chip of chips) {
    chip.onclick = (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const { facet = '', value } = chip.dataset;
      if (!chip.ariaDisabled) choose({ ...choice, [facet]: isChosen(chip) ? '' : value });
    };
    chip.onkeydown = (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      chip.click();
    };
  }
  input.oninput = () => {
    const q = input.value.trim();
    if (q !== choice.q) choose({ ...choice, q });
  };
  find<HTMLFormElement>('form').onsubmit = (event) => {
    event.preventDefault();
    input.blur();
  };
  find('[data-clear]').onclick = () => startOver({ crop: '', topic: '', q: '' });
  keep.onclick = () => startOver({ crop: choice.crop, topic: choice.crop ? '' : choice.topic, q: '' });
  (more.firstElementChild as HTMLElement).onclick = async () => {
    const before = shown;
    shown += STEP;
    await show();
    list.children[before]?.querySelector('a')?.focus();
  };
  const readAddress = (): Choice =>
    choiceIn(location.search, (facet, value) => chips.some(({ dataset }) => dataset.facet === facet && dataset.value === value));
  window.onpopstate = () => {
    choice = readAddress();
    input.value = choice.q;
    shown = STEP;
    void show();
  };
  choice = readAddress();
  // A visitor may have typed before this script loaded.
  if (input.value) choice = { ...choice, q: input.value.trim() };
  else input.value = choice.q;
  if (writeChoice(choice)) void show();
};

const root = document.querySelector<HTMLElement>('[data-ask-finder]');
if (root) start(root, JSON.parse(root.dataset.askFinder as string));
