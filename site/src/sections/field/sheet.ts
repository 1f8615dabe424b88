import type { Locale } from '@sanabel/contract/enumerations';
import { fillPlural } from '../../i18n/counted.ts';
import { fill } from '../../i18n/fill.ts';
import { monthIn } from '../../i18n/month-in.ts';
import { removePages } from '../../offline/store.ts';
import { drawing, el } from '../search/dom.ts';
import { ARTICLES, type FieldList, type FieldSet } from './model.ts';
import { fullKernels, KERNELS, megabytes, planOf } from './plan.ts';
import { type Outcome, openLists, saveAll, type Task, whatIsKept } from './save.ts';
import type { FieldTexts } from './texts.ts';

const KERNEL = 'M0 5.8C-3.8 3.5-3.8-3.5 0-6.8C3.8-3.5 3.8 3.5 0 5.8Z';
const progressDrawing = (): SVGElement => {
  const svg = drawing('', '0 0 132 18');
  const kernels = Array.from({ length: KERNELS }, (_, place) => {
    const path = svg.querySelector('path')?.cloneNode() as SVGPathElement;
    const [y, turn] = place % 2 === 0 ? [7.5, 62] : [10.5, 118];
    path.setAttribute('d', KERNEL);
    path.setAttribute('transform', `translate(${6 + place * 10.8} ${y}) rotate(${turn})`);
    return path;
  });
  svg.replaceChildren(...kernels);
  return svg;
};

const bytesOf = (tasks: readonly Task[]): number => tasks.reduce((sum, { plan }) => sum + plan.bytes, 0);

interface Row {
  set: FieldSet;
  list: FieldList;
  box: HTMLInputElement;
  size: HTMLElement;
}

/** The dialog that saves sets (decision 134). */
export const makeSheet = (home: Element, locale: Locale, texts: FieldTexts, onChange: () => void) => {
  const listOf = openLists(locale);
  const sizeText = (bytes: number): string => fill(texts.megabytes, { n: megabytes(bytes, texts.digits, texts.decimal) });
  const option = (name: string, text: string, type: string) => {
    const box = el('input', { type: 'checkbox' });
    const size = el('span', { class: 'field-size' });
    return {
      box,
      size,
      row: el('label', { class: `field-option ${type}` }, box, el('span', {}, el('b', {}, name), el('small', {}, text)), size),
    };
  };
  const close = el('button', { type: 'button', class: 'field-round', 'aria-label': texts.close }, drawing(texts.icons.close));
  const title = el('h2', { id: 'field-title', tabindex: '-1', autofocus: true }, texts.open);
  const options = el('div', {});
  const pictures = option(texts.pictures, texts.picturesText, 'pictures');
  const label = el('span', {}, texts.saving);
  const amount = el('span', {});
  const kernels = progressDrawing();
  const progress = el(
    'div',
    {
      class: 'field-progress',
      role: 'progressbar',
      'aria-label': texts.saving,
      'aria-valuemin': '0',
      'aria-valuemax': '100',
      hidden: true,
    },
    el('p', {}, label, amount),
    kernels,
  );
  const said = el('p', { class: 'field-said', role: 'status' });
  const act = el('button', { type: 'button', class: 'button field-save', disabled: true }, texts.save);
  const remove = el('button', { type: 'button', class: 'field-remove', hidden: true }, drawing(texts.icons.bin), texts.removeSet);
  const dialog = el(
    'dialog',
    { class: 'field-sheet', 'aria-labelledby': 'field-title' },
    el('div', { class: 'field-head' }, el('div', {}, title, el('p', {}, texts.lead)), close),
    options,
    progress,
    said,
    el('div', { class: 'field-acts' }, act, remove),
    el('p', { class: 'field-note' }, texts.note),
  );

  let rows: Row[] = [];
  let tasks: Task[] = [];
  let saving: AbortController | null = null;

  const count = async (): Promise<void> => {
    const have = await whatIsKept(texts.shelf);
    const keptSets = new Set([...have.pages.values()].map(({ set }) => set));
    const chosen = rows.filter(({ box }) => box.checked);
    const withPictures = pictures.box.checked;
    for (const { set, list, size } of rows) {
      const { bytes } = planOf(list, set, withPictures, have);
      size.textContent = bytes === 0 && keptSets.has(set) ? texts.current : sizeText(bytes);
    }
    const planAll = (isWhole: boolean) => {
      const coming = new Set(have.files);
      return chosen.map(({ set, list }) => ({ set, plan: planOf(list, set, isWhole, have, coming) }));
    };
    tasks = planAll(withPictures);
    const bytes = bytesOf(tasks);
    const [bare, whole] = [bytesOf(planAll(false)), bytesOf(planAll(true))];
    pictures.size.textContent = whole > bare ? sizeText(whole - bare) : '';
    const isNothing = tasks.every(({ plan }) => plan.pages.length + plan.gone.length === 0);
    act.textContent = isNothing ? texts.save : `${texts.save} · ${sizeText(bytes)}`;
    act.toggleAttribute('disabled', isNothing);
    remove.hidden = !chosen.some(({ set }) => keptSets.has(set));
  };

  const showProgress = (bytes: number, total: number): void => {
    progress.hidden = false;
    progress.setAttribute('aria-valuenow', String(total === 0 ? 100 : Math.round((bytes / total) * 100)));
    amount.textContent = fill(texts.of, { done: sizeText(bytes), total: sizeText(total) });
    for (const [place, kernel] of [...kernels.children].entries())
      kernel.setAttribute('class', place < fullKernels(bytes, total) ? 'full' : 'empty');
  };
  const say = (outcome: Outcome): void => {
    said.textContent = outcome.end === 'full' ? fill(texts.full, { size: sizeText(outcome.bytes) }) : texts[outcome.end];
    said.toggleAttribute('data-bad', outcome.end === 'full' || outcome.end === 'failed');
  };
  const lock = (isLocked: boolean): void => {
    for (const { box } of [...rows, pictures]) box.disabled = isLocked;
    remove.toggleAttribute('disabled', isLocked);
  };

  const save = async (): Promise<void> => {
    const total = bytesOf(tasks);
    saving = new AbortController();
    lock(true);
    said.textContent = '';
    act.textContent = texts.stop;
    showProgress(0, total);
    // A visitor who saves data has no worker yet.
    await navigator.serviceWorker.register('/sw.js').catch(() => {});
    const outcome = await saveAll(tasks, pictures.box.checked, saving.signal, (bytes) => showProgress(bytes, total));
    saving = null;
    progress.hidden = outcome.end === 'done';
    lock(false);
    say(outcome);
    await count();
    onChange();
  };

  const fillIn = async (): Promise<void> => {
    const [, ofToday] = texts.seasons.find(([months]) => months.includes(monthIn(texts.timeZone))) ?? [];
    const wanted = new URLSearchParams(location.search).get('save') || ofToday;
    const have = await whatIsKept(texts.shelf);
    const keptSets = new Set([...have.pages.values()].map(({ set }) => set));
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
        const { box, size, row } = option(name, total, set);
        box.checked = keptSets.has(set) || set === wanted;
        options.append(row);
        return { set, list, box, size };
      });
    pictures.box.checked = [...have.pages.values()].some(({ withPictures }) => withPictures);
    options.append(pictures.row);
    options.addEventListener('change', () => {
      said.textContent = '';
      void count();
    });
  };

  act.addEventListener('click', () => {
    if (saving) saving.abort();
    else void save();
  });
  remove.addEventListener('click', async () => {
    const chosen = new Set<string>(rows.filter(({ box }) => box.checked).map(({ set }) => set));
    const { pages } = await whatIsKept(texts.shelf);
    await removePages([...pages].filter(([, { set }]) => set && chosen.has(set)).map(([path]) => path));
    progress.hidden = true;
    said.textContent = texts.removed;
    await count();
    onChange();
  });
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  home.append(dialog);

  let filling: Promise<void> | null = null;
  return async (): Promise<void> => {
    if (dialog.open) return;
    if (!saving) {
      said.textContent = '';
      progress.hidden = true;
    }
    dialog.showModal();
    try {
      filling ??= fillIn();
      await filling;
      if (!saving) await count();
    } catch {
      filling = null;
      say({ end: 'failed' });
    }
  };
};
