import { numberLike } from '../../i18n/counted.ts';
import { fill } from '../../i18n/fill.ts';
import { drawing, el, modal } from '../search/dom.ts';
import { drawStep, type Step } from './step-picture.ts';
import type { ItemTexts } from './texts.ts';

type Texts = ItemTexts['send'];

/** The item's poster, a crop's dates, or one step of an article (guide §13.2). */
interface Choice {
  label: string;
  picture(): Promise<Blob>;
}

/** The number of the dialog's entry in the browser's history. */
const STEP = 3;
const FILE = 'image/jpeg';

const fetchPicture = async (address: string): Promise<Blob> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  return answer.blob();
};

export const TOOL_BUTTON =
  'kernel-small flex min-h-13 cursor-pointer items-center justify-center gap-2.5 border-2 px-5 py-2 text-center font-semibold';
const OUTLINED = `${TOOL_BUTTON} border-brand text-brand`;
const FILLED = `${TOOL_BUTTON} border-brand bg-brand text-on-brand`;
const CLOSE = 'grid size-11 cursor-pointer place-items-center rounded-[50%] border-[1.5px] border-line-strong';

const DATES = '[data-year] dl';

const textOf = (selector: string, within: ParentNode = document): string => within.querySelector(selector)?.textContent.trim() ?? '';
const stepOf = (element: Element, lead: string, text: string): Step => ({
  lead,
  text,
  title: textOf('h1'),
  isRtl: getComputedStyle(element).direction === 'rtl',
});

/** Reads the dates of all regions, a line for each; empty where the page has none. */
const datesOnPage = (): Step[] =>
  [...document.querySelectorAll(DATES)].map((list) => {
    const rowsOf = (region: number) =>
      ([...list.children] as HTMLElement[])
        .filter(({ dataset }) => (dataset.region ?? `${region}`).split(' ').includes(`${region}`))
        .map((row) => {
          const note = textOf('dd small', row);
          return `${textOf('dt', row)}: ${textOf('dd span', row)}${note && ` (${note})`}.`;
        })
        .join(' ');
    const lines = [...document.querySelectorAll('label:has([name=region])')].map(({ textContent }, region) => {
      const rows = rowsOf(region);
      return rows && `${textContent.trim()}. ${rows}`;
    });
    return stepOf(list, textOf('[data-year] h2'), lines.filter(Boolean).join('\n') || rowsOf(0));
  });

const choicesOf = (texts: Texts, poster: string): Choice[] => [
  { label: texts.whole, picture: () => fetchPicture(poster) },
  ...datesOnPage().map((dates) => ({ label: texts.dates, picture: () => drawStep(dates, '', texts) })),
  ...[...document.querySelectorAll('#practicalSteps li')].map((item, element) => {
    const number = numberLike(texts.number, element + 1);
    const lead = textOf('b', item);
    const picture = () => drawStep(stepOf(item, lead, textOf('p', item)), number, texts);
    return { label: `${fill(texts.step, { number })}. ${lead}`, picture };
  }),
];

/** Sends a page as a picture, as a message, or by its address (guide §13.2). The pressed button may name it, and add a note. */
const makeShareDialog = (texts: Texts, { poster = '', title: name = texts.title, note }: DOMStringMap): HTMLDialogElement => {
  const title = document.querySelector('h1')?.textContent ?? document.title;
  const address = location.origin + location.pathname;
  const chat = `https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`;
  const status = el('p', { role: 'status', class: 'mt-2 min-h-[1.7em] text-center' });
  const preview = el('img', {
    class: 'mx-auto h-[min(46dvh,380px)] w-auto rounded-[8px] border-1 border-line',
    alt: texts.preview,
    width: '1080',
    height: '1350',
  });
  const share = el('button', { type: 'button', class: FILLED, hidden: true }, drawing(texts.icons.share), texts.share);
  const save = el('a', { class: OUTLINED, hidden: true }, drawing(texts.icons.save), texts.save);
  const message = el(
    'a',
    { class: OUTLINED, href: chat, target: '_blank', rel: 'noopener' },
    drawing(texts.icons.chat),
    texts.chat,
    el('span', { class: 'sr-only' }, ` (${texts.outside})`),
  );
  const copy = el('button', { type: 'button', class: OUTLINED }, drawing(texts.icons.copy), texts.copy);
  const close = el('button', { type: 'button', class: CLOSE, 'aria-label': texts.close }, drawing(texts.icons.close));
  let file: File;
  let requestId = 0;

  const show = async ({ label, picture }: Choice): Promise<void> => {
    requestId += 1;
    const own = requestId;
    status.textContent = '';
    const blob = await picture().catch(() => null);
    if (own !== requestId) return;
    preview.hidden = !blob;
    share.hidden = true;
    save.hidden = !blob;
    if (!blob) {
      status.textContent = texts.noPicture;
      return;
    }
    file = new File([blob], `${title} ${label}.jpg`, { type: FILE });
    URL.revokeObjectURL(preview.src);
    preview.src = URL.createObjectURL(file);
    save.href = preview.src;
    save.download = file.name;
    share.hidden = !navigator.canShare?.({ files: [file] });
  };
  const choices = choicesOf(texts, poster);
  const chips = choices.map((choice, element) => {
    const input = el('input', { type: 'radio', name: 'send', class: 'sr-only' });
    input.checked = element === 0;
    input.addEventListener('change', () => void show(choice));
    return el('label', { class: 'choice' }, input, choice.label);
  });
  // The promise rejects when the visitor closes the phone's share dialog: no failure.
  share.addEventListener('click', () => navigator.share({ files: [file], text: `${title}\n${address}` }).catch(() => {}));
  copy.addEventListener('click', () =>
    navigator.clipboard.writeText(address).then(
      () => {
        status.textContent = texts.copied;
      },
      () => {
        status.textContent = address;
      },
    ),
  );

  const dialog = el(
    'dialog',
    { class: 'scripted modal send', 'aria-label': name },
    el('header', { class: 'mb-3 flex items-center justify-between gap-3' }, el('h2', { class: 'text-[1.8rem]/[1.4]' }, name), close),
    preview,
    note !== undefined && el('p', { class: 'mt-3 text-center' }, note),
    chips.length > 1 &&
      el(
        'fieldset',
        { class: 'mt-4 flex max-h-32 min-w-0 flex-wrap gap-2 overflow-y-auto p-1' },
        el('legend', { class: 'sr-only' }, texts.what),
        ...chips,
      ),
    el('div', { class: 'mt-4 grid grid-cols-[repeat(auto-fit,minmax(190px,1fr))] gap-2.5' }, share, save, message, copy),
    status,
  );
  close.addEventListener('click', () => dialog.close());
  document.body.append(dialog);
  void show(choices[0] as Choice);
  return dialog;
};

let shareDialog: HTMLDialogElement | undefined;

/** Builds the dialog again from what the page shows now. The browser returns the focus to the pressed button. */
export const openShareDialog = (texts: Texts, pressed: HTMLElement): void => {
  shareDialog?.remove();
  shareDialog = makeShareDialog(texts, pressed.dataset);
  modal(shareDialog, STEP)();
};
