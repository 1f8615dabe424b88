import { drawing, el } from '../search/dom.ts';
import { TOOL_BUTTON } from './share-dialog.ts';
import type { ItemTexts } from './texts.ts';

type Texts = ItemTexts['ask'];
/** A sign on a leaf, for farmers who have no name for it (guide §13.4). */
const drawn = (art: string): SVGElement => {
  const svg = drawing('', 'size-13', '0 0 72 72');
  svg.innerHTML = art;
  return svg;
};

const question = (name: string, title: string, answers: readonly (readonly (Node | string)[])[], isDrawn = false): HTMLFieldSetElement =>
  el(
    'fieldset',
    {
      class: `mt-5 min-w-0 gap-2 ${isDrawn ? 'grid grid-cols-[repeat(3,minmax(0,1fr))]' : 'flex flex-wrap'}`,
    },
    el('legend', { class: `mb-2 font-semibold ${isDrawn ? 'float-start col-span-full' : ''}` }, title),
    ...answers.map((answer, root) =>
      el(
        'label',
        { class: isDrawn ? 'choice sign' : 'choice' },
        el('input', { type: 'radio', class: 'sr-only', name, value: String(root) }),
        ...answer,
      ),
    ),
  );

/** The region that the visitor has chosen, not the one that a page shows first. Storage may be forbidden. */
const ownRegion = (): string => {
  const shown = document.querySelector<HTMLInputElement>('[name=region]:checked');
  try {
    return localStorage.region === shown?.value ? (shown?.parentElement?.textContent?.trim() ?? '') : '';
  } catch {
    return '';
  }
};

/** Continues the prepared message of the link with the answers. */
const messageOf = (texts: Texts, prepared: string, chosen: (name: string) => number): string => {
  const [part, sign, stage] = [texts.parts[chosen('part')], texts.signs[chosen('sign')], texts.stages[chosen('stage')]];
  const seen = [sign?.label, part?.phrase].filter(Boolean).join(' ');
  const facts = [seen, stage?.phrase].filter(Boolean).join(texts.between);
  const about = [prepared.replace(/\.$/, ''), ownRegion()].filter(Boolean).join(texts.comma);
  const message = facts ? `${about}: ${facts}. ${texts.end}` : `${about}.`;
  return `${message}\n${location.origin}${location.pathname}`;
};

/** Shows the form from its title on. */
const focusOn = (form: HTMLFormElement | null): void => {
  form?.querySelector('input')?.focus({ preventScroll: true });
  form?.scrollIntoView();
};

export const openAskCard = (texts: Texts, pressed: HTMLAnchorElement): void => {
  const root = document.querySelector<HTMLElement>('[data-ask]');
  if (!root) {
    focusOn(document.querySelector('form.ask'));
    return;
  }
  const title = root.firstElementChild?.textContent?.trim() ?? '';
  const firstLine = el('span', { dir: 'auto' });
  const send = el(
    'a',
    { class: `${TOOL_BUTTON} mt-4 w-full border-green-900 bg-green-900 text-white`, target: '_blank', rel: 'noopener' },
    drawing(texts.icon),
    texts.send,
    el('span', { class: 'sr-only' }, ` (${texts.outside})`),
  );
  const form = el(
    'form',
    { class: 'scripted ask', 'aria-label': title },
    el('p', { class: 'font-display text-[clamp(1.8rem,1.5rem+1.2vw,2.4rem)]/[1.4] font-bold' }, title),
    el('p', {}, texts.lead),
    question(
      'part',
      texts.where,
      texts.parts.map(({ label }) => [label]),
    ),
    question(
      'sign',
      texts.seen,
      texts.signs.map(({ art, label }) => [drawn(art), label]),
      true,
    ),
    question(
      'stage',
      texts.when,
      texts.stages.map(({ label }) => [label]),
    ),
    el(
      'p',
      { class: 'sticky bottom-20 mt-5 rounded-[24px] rounded-se-[6px] bg-white px-4.5 pt-3 pb-3.5', 'aria-live': 'polite' },
      el('b', { class: 'block text-[0.875rem] font-strong opacity-80' }, texts.message),
      firstLine,
    ),
    send,
    el('p', { class: 'mt-2.5 text-[0.875rem]' }, texts.hint),
  );
  const write = () => {
    const data = new FormData(form);
    const chat = new URL(pressed.href);
    const message = messageOf(texts, chat.searchParams.get('text') ?? '', (question) => Number(data.get(question) ?? -1));
    chat.searchParams.set('text', message);
    send.href = chat.href;
    [firstLine.textContent = ''] = message.split('\n');
  };
  // A second press takes an answer back.
  const held: Record<string, EventTarget | undefined> = {};
  form.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const { name } = target;
    target.checked = held[name] !== target;
    held[name] = target.checked ? target : undefined;
    write();
  });
  write();
  root.replaceWith(form);
  focusOn(form);
};
