import { numberLike } from '../../i18n/counted.ts';
import { fill } from '../../i18n/fill.ts';
import { drawing, el } from '../search/dom.ts';
import { drawStep, type Step } from './step-picture.ts';
import type { ItemTexts } from './texts.ts';

type Texts = ItemTexts['send'];

/** The item's poster, a crop's dates, or one step of an article (guide §13.2). */
interface Choice {
  label: string;
  picture(): Promise<Blob>;
}

/** Marks the dialog's entry in the browser's history, so that "back" closes it. */
const STEP = 3;
const FILE = 'image/jpeg';

const fetchPicture = async (address: string): Promise<Blob> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  return answer.blob();
};

const DATES = '[data-year] dl';

const textOf = (selector: string, within: ParentNode = document): string => within.querySelector(selector)?.textContent.trim() ?? '';
const stepOf = (place: Element, lead: string, text: string): Step => ({
  lead,
  text,
  title: textOf('h1'),
  isRtl: getComputedStyle(place).direction === 'rtl',
});

/** Reads the dates of the region that is chosen on the page; empty where it has none. */
const datesOnPage = (): Step[] =>
  [...document.querySelectorAll(DATES)]
    .filter((list) => list.getClientRects()[0])
    .map((list) => {
      // Removes the number of the source after a date.
      const rows = [...list.children].map((row) => `${textOf('dt', row)}: ${textOf('dd', row).replace(textOf('a', row), '').trim()}.`);
      return stepOf(list, textOf('label:has([name=region]:checked)'), rows.join(' '));
    });

const choicesOf = (texts: Texts, poster: string): Choice[] => [
  { label: texts.whole, picture: () => fetchPicture(poster) },
  ...datesOnPage().map((dates) => ({ label: texts.dates, picture: () => drawStep(dates, '', texts) })),
  ...[...document.querySelectorAll('#practicalSteps li')].map((item, place) => {
    const number = numberLike(texts.number, place + 1);
    const picture = () => drawStep(stepOf(item, textOf('b', item), textOf('p', item)), number, texts);
    return { label: fill(texts.step, { number }), picture };
  }),
];

/** Sends a page as a picture, as a message, or by its address (guide §13.2). */
const makeSheet = (texts: Texts, poster: string): HTMLDialogElement => {
  const title = document.querySelector('h1')?.textContent ?? document.title;
  const address = location.origin + location.pathname;
  const chat = `https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`;
  const status = el('p', { role: 'status', class: 'send-said' });
  const preview = el('img', { alt: texts.preview, width: '1080', height: '1350' });
  const share = el('button', { type: 'button', class: 'tool-button tool-first', hidden: true }, drawing(texts.icons.share), texts.share);
  const save = el('a', { class: 'tool-button', hidden: true }, drawing(texts.icons.save), texts.save);
  const message = el(
    'a',
    { class: 'tool-button', href: chat, target: '_blank', rel: 'noopener' },
    drawing(texts.icons.chat),
    texts.chat,
    el('span', { class: 'tool-unseen' }, ` (${texts.outside})`),
  );
  const copy = el('button', { type: 'button', class: 'tool-button' }, drawing(texts.icons.copy), texts.copy);
  const close = el('button', { type: 'button', 'aria-label': texts.close }, drawing(texts.icons.close));
  let file: File;
  let turn = 0;

  const show = async ({ label, picture }: Choice): Promise<void> => {
    turn += 1;
    const own = turn;
    status.textContent = '';
    const blob = await picture().catch(() => null);
    if (own !== turn) return;
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
  const chips = choices.map((choice, place) => {
    const input = el('input', { type: 'radio', name: 'send', class: 'tool-unseen' });
    input.checked = place === 0;
    input.addEventListener('change', () => void show(choice));
    return el('label', { class: 'tool-chip' }, input, choice.label);
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
    { class: 'send', 'aria-label': texts.title },
    el('header', {}, el('h2', {}, texts.title), close),
    preview,
    chips.length > 1 && el('fieldset', {}, el('legend', { class: 'tool-unseen' }, texts.what), ...chips),
    el('div', { class: 'send-ways' }, share, save, message, copy),
    status,
  );
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => history.state === STEP && history.back());
  addEventListener('popstate', () => dialog.close(), { once: true });
  document.body.append(dialog);
  void show(choices[0] as Choice);
  return dialog;
};

let sheet: HTMLDialogElement | undefined;

/** Builds the dialog again from what the page shows now. The browser returns the focus to the pressed button. */
export const openSendSheet = (texts: Texts, pressed: HTMLElement): void => {
  sheet?.remove();
  sheet = makeSheet(texts, pressed.dataset.poster ?? '');
  sheet.showModal();
  history.pushState(STEP, '');
};
