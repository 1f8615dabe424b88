import type { Locale } from '@sanabel/contract/enumerations';
import { SEARCH_MAX } from '@sanabel/contract/limits';
import { wordsOf } from '@sanabel/contract/search-words/stems';
import { indexAfterKey } from '@sanabel/contract/typing/list-box';
import { fillPlural } from '../../i18n/counted.ts';
import { fill } from '../../i18n/fill.ts';
import { monthIn } from '../../i18n/month-in.ts';
import { drawing, el } from './dom.ts';
import type { Found, Term } from './find.ts';
import { explainsItself } from './highlighted.ts';
import type { openIndex, Searched } from './index-reader.ts';
import { missedSearches } from './missed.ts';
import type { Texts } from './model.ts';
import { group, option, type Row } from './results.ts';
import { shownOf } from './shown.ts';
import { canListen, listen } from './voice.ts';

interface Options {
  locale: Locale;
  texts: Texts;
  index: ReturnType<typeof openIndex>;
  most: number;
  /** Unset on the search page. */
  close?: () => void;
  /** Updates the page's address. */
  onTyped?: (typed: string) => void;
}

interface Drawn {
  name: string;
  count: number | null;
  rows: readonly Row[];
  terms: readonly Term[];
}

const LIST = 'search-list';
const NONE = -1;
const HEAD = 'flex items-center gap-4 border-b-2 border-ink px-(--side) py-2.5 max-mid:gap-3 max-mid:py-1.5';
const FIELD = 'min-h-16 min-w-0 flex-1 appearance-none pt-1.5 font-display text-[1.75rem]/[1.8] font-semibold outline-0';
const ROUND =
  'grid size-11 flex-none cursor-pointer place-items-center rounded-[50%] border-[1.5px] border-line-strong hover:bg-tint hover:text-on-tint aria-pressed:bg-brand aria-pressed:text-on-brand';
const SMALL_ICON = 'icon size-5';
const BODY = 'min-h-0 overflow-auto overscroll-contain px-(--inset) pt-2 pb-4 in-[section]:min-h-40';
const MESSAGE = 'max-w-[32em] text-ink-2';
const WAY = 'kernel-small mt-4.5 min-h-13 cursor-pointer border-[1.5px] border-brand px-6.5 py-3 font-medium text-brand';
const FOOT = 'flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line px-(--side) py-3 text-meta/[1.8] text-ink-2';
const KEY =
  'ms-2.5 me-1 inline-block rounded-[5px] border-1 border-line-strong px-1.75 py-0.75 font-text text-[0.75rem]/[1] font-medium [direction:ltr]';

/** The field, results and footer; the same in the dialog and on the page (guide §8.25). */
export const makePanel = ({ locale, texts, index, most, close, onTyped }: Options) => {
  const input = el('input', {
    class: FIELD,
    type: 'search',
    role: 'combobox',
    name: 'q',
    placeholder: texts.placeholder,
    'aria-label': texts.label,
    'aria-expanded': 'false',
    'aria-controls': LIST,
    'aria-autocomplete': 'list',
    autocomplete: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
    maxlength: String(SEARCH_MAX),
  });
  const list = el('div', { id: LIST, role: 'listbox', 'aria-label': texts.title });
  const message = el('div', { class: 'grid justify-items-center gap-1.5 px-4 pt-9 pb-11 text-center', hidden: true, 'data-message': true });
  const status = el('span', { role: 'status' });
  const all = el('a', { class: 'text-brand underline underline-offset-3', hidden: true }, texts.all);
  const microphone = el(
    'button',
    { type: 'button', class: ROUND, 'aria-label': texts.speak, 'aria-pressed': 'false', hidden: !canListen },
    drawing(texts.icons.microphone, SMALL_ICON),
  );
  const leave = el(
    'button',
    { type: 'button', class: ROUND, 'aria-label': texts.close, hidden: !close },
    drawing(texts.icons.close, SMALL_ICON),
  );
  const key = (...names: string[]) => names.map((name) => el('kbd', { class: KEY }, name));
  const keys = el(
    'span',
    { class: 'max-mid:hidden [@media(hover:none)]:hidden', 'aria-hidden': 'true' },
    ...key('↑', '↓'),
    texts.move,
    ...key('Enter'),
    texts.open,
    ...(close ? [...key('Esc'), texts.leave] : []),
  );
  const parts = [
    el('div', { class: HEAD }, drawing(texts.icons.search, 'icon size-6.5 text-brand'), input, microphone, leave),
    el('div', { class: BODY }, message, list),
    el('div', { class: FOOT }, status, all, keys),
  ];

  const missed = missedSearches(locale);
  let options: HTMLElement[] = [];
  let active = NONE;
  let requestId = 0;

  const choose = (position: number) => {
    options[active]?.setAttribute('aria-selected', 'false');
    active = position;
    const chosen = options[active];
    chosen?.setAttribute('aria-selected', 'true');
    chosen?.scrollIntoView({ block: 'nearest' });
    if (chosen) input.setAttribute('aria-activedescendant', chosen.id);
    else input.removeAttribute('aria-activedescendant');
  };
  const show = (groups: readonly Drawn[], isChosen: boolean, ...parts: (Node | false)[]) => {
    options = [];
    const drawn = groups.map(({ name, count, rows, terms }, position) => {
      const own = rows.map((row, at) => option(row, terms, texts, `search-${position}-${at}`));
      options.push(...own);
      return group(name, count, own, texts, `search-group-${position}`);
    });
    active = NONE;
    list.replaceChildren(...drawn);
    message.replaceChildren(...parts.filter((one) => one !== false));
    message.hidden = parts.length === 0;
    input.setAttribute('aria-expanded', String(options.length > 0));
    choose(isChosen && options.length > 0 ? 0 : NONE);
  };

  const showSeason = async (isWanted: () => boolean) => {
    const { seasons, timeZone } = await index.start();
    if (!isWanted()) return;
    // The month at the club today, not on the day of publication.
    const month = monthIn(timeZone);
    const season = seasons.find(({ months }) => months.includes(month))?.crops ?? [];
    const rows = season.map((record): Row => ({ kind: 'crops', record }));
    show(season.length > 0 ? [{ name: texts.season, count: null, rows, terms: [] }] : [], false);
    status.textContent = '';
  };
  const rowOf = async (found: Found, terms: readonly Term[]): Promise<Row | null> => {
    const record = await index.shownOf(found);
    if (!record) return null;
    return { kind: found.kind, record, text: explainsItself(record, terms) ? '' : await index.textOf(found) };
  };
  const showFound = async (searched: Searched, text: string, isWanted: () => boolean) => {
    const { found, meant, terms, meantTerms } = searched;
    const groups = shownOf(searched, (await index.start()).groups, most, !close);
    const drawn = await Promise.all(
      groups.map(async ({ group: name, count, found: own }): Promise<Drawn> => {
        const [title, its] = name === 'meant' ? [texts.meant, meantTerms] : [texts.groups[name] ?? '', terms];
        const rows = (await Promise.all(own.map((one) => rowOf(one, its)))).filter((row) => row !== null);
        return { name: title, count: name === 'meant' ? null : count, rows, terms: its };
      }),
    );
    if (!isWanted()) return;
    status.textContent = fillPlural(texts.count, locale, found.length, texts.number);
    all.hidden = !close || groups.every(({ count, found: own }) => count <= own.length);
    all.href = `${texts.page}?q=${encodeURIComponent(text)}`;
    if (found.length > 0) return show(drawn, true);
    // Nothing has these words: a similar word is offered below that sentence, and opened by no key before it is chosen.
    show(
      drawn,
      false,
      meant.length === 0 && drawing(texts.ear, 'icon h-37.5 w-16 stroke-[1.5] text-ink-3', '0 0 44 104'),
      el('h2', { class: 'text-[1.75rem]/[1.4]' }, texts.none),
      el('p', { class: MESSAGE }, fill(texts.noneText, { text })),
      el(
        'a',
        { class: WAY, href: texts.askAddress, target: texts.askAddress.startsWith('/') ? undefined : '_blank', rel: 'noopener noreferrer' },
        texts.ask,
      ),
    );
    missed.note(text);
  };

  /** Drops results of an older query. */
  const search = async (): Promise<void> => {
    requestId += 1;
    const own = requestId;
    const isWanted = () => own === requestId;
    const typed = input.value.trim();
    missed.forget();
    onTyped?.(typed);
    try {
      // A single letter is no word: no search, and no "nothing found".
      if (wordsOf(typed).every(({ length }) => length < 2)) {
        all.hidden = true;
        return await showSeason(isWanted);
      }
      status.textContent = texts.searching;
      const searched = await index.search(typed);
      if (isWanted()) await showFound(searched, typed, isWanted);
    } catch {
      if (!isWanted()) return;
      const retry = el('button', { type: 'button', class: WAY }, texts.retry);
      retry.addEventListener('click', () => {
        input.focus();
        void search();
      });
      status.textContent = '';
      show([], false, el('p', { class: MESSAGE, role: 'alert' }, texts.failed), retry);
    }
  };

  input.addEventListener('input', () => void search());
  input.addEventListener('keydown', (event) => {
    const next = indexAfterKey(event.key, active, options.length);
    if (next !== null) {
      event.preventDefault();
      if (options.length > 0) choose(next);
    } else if (event.key === 'Enter' && !event.isComposing) {
      event.preventDefault();
      options[active]?.click();
    }
  });
  leave.addEventListener('click', () => close?.());

  let stop: (() => void) | null = null;
  const hear = (isHearing: boolean) => {
    microphone.setAttribute('aria-pressed', String(isHearing));
    if (isHearing) status.textContent = texts.listening;
  };
  microphone.addEventListener('click', () => {
    if (stop) return stop();
    hear(true);
    stop = listen({
      language: texts.speech,
      onWords: (text) => {
        input.value = text;
        void search();
      },
      onEnd: (hasFailed) => {
        stop = null;
        hear(false);
        if (hasFailed) status.textContent = texts.cannotHear;
        input.focus();
      },
    });
  });

  return {
    parts,
    input,
    search,
    end: () => {
      stop?.();
      missed.forget();
    },
  };
};
