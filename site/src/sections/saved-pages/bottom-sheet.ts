import type { Locale } from '@sanabel/contract/enumerations';
import { fillPlural } from '../../i18n/counted.ts';
import { fill } from '../../i18n/fill.ts';
import { monthIn } from '../../i18n/month-in.ts';
import { removePages } from '../../offline/store.ts';
import { drawing, el, modal } from '../search/dom.ts';
import { ROUND } from './list.ts';
import { ARTICLES, type FieldList, type FieldSet } from './model.ts';
import { fullKernels, KERNELS, megabytes, planOf } from './plan.ts';
import { type Outcome, openLists, readStored, saveAll, type Task } from './save.ts';
import type { FieldTexts } from './texts.ts';

const KERNEL = 'M0 5.8C-3.8 3.5-3.8-3.5 0-6.8C3.8-3.5 3.8 3.5 0 5.8Z';
const progressDrawing = (): SVGElement => {
  const svg = drawing('', 'mt-1.5 h-auto w-full rtl:[scale:-1_1]', '0 0 132 18');
  const kernels = Array.from({ length: KERNELS }, (_, index) => {
    const path = svg.querySelector('path')?.cloneNode() as SVGPathElement;
    const [y, turn] = index % 2 === 0 ? [7.5, 62] : [10.5, 118];
    path.setAttribute('d', KERNEL);
    path.setAttribute('transform', `translate(${6 + index * 10.8} ${y}) rotate(${turn})`);
    return path;
  });
  svg.replaceChildren(...kernels);
  return svg;
};

const OPTION =
  'grid min-h-15.5 cursor-pointer grid-cols-[28px_1fr_auto] items-center gap-3.5 border-t border-line first:border-t-2 first:border-ink';
const FULL = 'fill-wheat-500';
const EMPTY = 'fill-none stroke-current stroke-[0.9] opacity-60 [stroke-linejoin:round]';
const MESSAGE = 'border-brand leading-[1.7] not-empty:mt-3.5 not-empty:border-s-4 not-empty:ps-3 data-bad:border-(--warning)';
const SAVE =
  'button min-h-13 px-2.5 disabled:cursor-default disabled:rounded-[26px_8px] disabled:bg-line disabled:text-ink-3 disabled:opacity-55';
const REMOVE =
  'flex min-h-13 cursor-pointer items-center justify-center gap-2 rounded-[8px] rounded-se-[26px] rounded-es-[26px] border-[1.5px] px-2.5 font-medium text-(--warning)';

const bytesOf = (tasks: readonly Task[]): number => tasks.reduce((sum, { plan }) => sum + plan.bytes, 0);

interface Row {
  set: FieldSet;
  list: FieldList;
  box: HTMLInputElement;
  size: HTMLElement;
}

/** The dialog that saves sets (decision 134). */
export const makeBottomSheet = (home: Element, locale: Locale, texts: FieldTexts, onChange: () => Promise<void>) => {
  const listOf = openLists(locale);
  const sizeText = (bytes: number): string => fill(texts.megabytes, { n: megabytes(bytes, texts.digits, texts.decimal) });
  const option = (name: string, text: string) => {
    const box = el('input', { type: 'checkbox' });
    const size = el('span', { class: 'max-w-[9em] text-end text-meta/[1.5] text-ink-2 [font-variant-numeric:tabular-nums]' });
    return {
      box,
      size,
      row: el(
        'label',
        { class: OPTION },
        box,
        el(
          'span',
          {},
          el('b', { class: 'block font-semibold leading-[1.5]' }, name),
          el('small', { class: 'text-meta/[1.5] text-ink-2' }, text),
        ),
        size,
      ),
    };
  };
  const close = el('button', { type: 'button', class: ROUND, 'aria-label': texts.close }, drawing(texts.icons.close));
  const title = el('h2', { id: 'field-title', class: 'text-[1.9rem]/[1.4] outline-0', tabindex: '-1', autofocus: true }, texts.open);
  const options = el('div', {});
  const pictures = option(texts.pictures, texts.picturesText);
  const label = el('span', {}, texts.saving);
  const amount = el('span', {});
  const kernels = progressDrawing();
  const progress = el(
    'div',
    {
      class: 'mt-3.5 rounded-[8px] rounded-se-[26px] rounded-es-[26px] bg-tint px-4 py-3 text-on-tint',
      role: 'progressbar',
      'aria-label': texts.saving,
      'aria-valuemin': '0',
      'aria-valuemax': '100',
      hidden: true,
    },
    el('p', { class: 'flex flex-wrap justify-between text-small font-strong' }, label, amount),
    kernels,
  );
  const message = el('p', { class: MESSAGE, role: 'status' });
  const act = el('button', { type: 'button', class: SAVE, disabled: true }, texts.save);
  const remove = el('button', { type: 'button', class: REMOVE, hidden: true }, drawing(texts.icons.bin), texts.removeSet);
  const dialog = el(
    'dialog',
    { class: 'scripted modal bottom-sheet', 'aria-labelledby': 'field-title' },
    el(
      'div',
      { class: 'mb-3.5 grid grid-cols-[1fr_auto] items-start' },
      el('div', { class: 'ps-[clamp(0px,6vw,28px)]' }, title, el('p', { class: 'text-small/[1.7] text-ink-2' }, texts.lead)),
      close,
    ),
    options,
    progress,
    message,
    el('div', { class: 'mt-4 grid auto-cols-[minmax(0,1fr)] grid-flow-col gap-2.5' }, act, remove),
    el('p', { class: 'mt-3 text-meta/[1.6] text-ink-2' }, texts.note),
  );

  let rows: Row[] = [];
  let tasks: Task[] = [];
  let saving: AbortController | null = null;

  const count = async (): Promise<void> => {
    const have = await readStored(texts.savedPages);
    const savedSets = new Set([...have.pages.values()].map(({ set }) => set));
    const chosen = rows.filter(({ box }) => box.checked);
    const withPictures = pictures.box.checked;
    for (const { set, list, size } of rows) {
      const { bytes } = planOf(list, set, withPictures, have);
      size.textContent = bytes === 0 && savedSets.has(set) ? texts.current : sizeText(bytes);
    }
    const planAll = (isWhole: boolean) => {
      const coming = new Set(have.files);
      return chosen.map(({ set, list }) => ({ set, plan: planOf(list, set, isWhole, have, coming) }));
    };
    tasks = planAll(withPictures);
    const bytes = bytesOf(tasks);
    const [bare, whole] = [bytesOf(planAll(false)), bytesOf(planAll(true))];
    pictures.size.textContent = whole > bare ? sizeText(whole - bare) : '';
    const isNothing = tasks.every(({ plan }) => plan.pages.length + plan.removed.length === 0);
    act.textContent = isNothing ? texts.save : `${texts.save} · ${sizeText(bytes)}`;
    act.toggleAttribute('disabled', isNothing);
    remove.hidden = !chosen.some(({ set }) => savedSets.has(set));
  };

  const showProgress = (bytes: number, total: number): void => {
    progress.hidden = false;
    progress.setAttribute('aria-valuenow', String(total === 0 ? 100 : Math.round((bytes / total) * 100)));
    amount.textContent = fill(texts.of, { done: sizeText(bytes), total: sizeText(total) });
    for (const [index, kernel] of [...kernels.children].entries())
      kernel.setAttribute('class', index < fullKernels(bytes, total) ? FULL : EMPTY);
  };
  const showMessage = (outcome: Outcome): void => {
    message.textContent = outcome.end === 'full' ? fill(texts.full, { size: sizeText(outcome.bytes) }) : texts[outcome.end];
    message.toggleAttribute('data-bad', outcome.end === 'full' || outcome.end === 'failed');
  };
  const lock = (isLocked: boolean): void => {
    for (const { box } of [...rows, pictures]) box.disabled = isLocked;
    remove.toggleAttribute('disabled', isLocked);
  };

  const save = async (): Promise<void> => {
    const total = bytesOf(tasks);
    saving = new AbortController();
    lock(true);
    message.textContent = '';
    act.textContent = texts.stop;
    showProgress(0, total);
    // A visitor who saves data has no worker yet.
    await navigator.serviceWorker.register('/sw.js').catch(() => {});
    const outcome = await saveAll(tasks, pictures.box.checked, saving.signal, (bytes) => showProgress(bytes, total));
    await Promise.all([count(), onChange()]);
    saving = null;
    progress.hidden = outcome.end === 'done';
    lock(false);
    // Report last: the list below already shows the pages.
    showMessage(outcome);
  };

  const fillIn = async (): Promise<void> => {
    const [, ofToday] = texts.seasons.find(([months]) => months.includes(monthIn(texts.timeZone))) ?? [];
    const wanted = new URLSearchParams(location.search).get('save') || ofToday;
    const have = await readStored(texts.savedPages);
    const savedSets = new Set([...have.pages.values()].map(({ set }) => set));
    const found = await Promise.all(texts.sets.map(async ([set, name]) => ({ set, name, list: await listOf(set) })));
    rows = found
      .filter(({ list }) => list.pages.length > 0)
      .map(({ set, name, list }) => {
        const forms = set === ARTICLES ? texts.counts.articles : texts.counts.crops;
        const pages = fillPlural(forms, locale, list.pages.length, texts.number);
        const total =
          list.total > list.pages.length
            ? fill(texts.first, { count: pages, total: fillPlural(forms, locale, list.total, texts.number) })
            : pages;
        const { box, size, row } = option(name, total);
        box.checked = savedSets.has(set) || set === wanted;
        options.append(row);
        return { set, list, box, size };
      });
    pictures.box.checked = [...have.pages.values()].some(({ withPictures }) => withPictures);
    options.append(pictures.row);
    options.addEventListener('change', () => {
      message.textContent = '';
      void count();
    });
  };

  act.addEventListener('click', () => {
    if (saving) saving.abort();
    else void save();
  });
  remove.addEventListener('click', async () => {
    const chosen = new Set<string>(rows.filter(({ box }) => box.checked).map(({ set }) => set));
    const { pages } = await readStored(texts.savedPages);
    await removePages([...pages].filter(([, { set }]) => set && chosen.has(set)).map(([path]) => path));
    await Promise.all([count(), onChange()]);
    progress.hidden = true;
    message.textContent = texts.removed;
  });
  close.addEventListener('click', () => dialog.close());
  home.append(dialog);
  const open = modal(dialog);

  let filling: Promise<void> | null = null;
  return async (): Promise<void> => {
    if (dialog.open) return;
    if (!saving) {
      message.textContent = '';
      progress.hidden = true;
    }
    open();
    if (rows.length === 0) message.textContent = texts.loading;
    try {
      filling ??= fillIn();
      await filling;
      if (message.textContent === texts.loading) message.textContent = '';
      if (!saving) await count();
    } catch {
      filling = null;
      showMessage({ end: 'failed' });
    }
  };
};
