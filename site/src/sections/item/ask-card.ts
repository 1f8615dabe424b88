import { fill } from '../../i18n/fill.ts';
import { drawing, el } from '../search/dom.ts';
import type { ItemTexts } from './texts.ts';

type Texts = ItemTexts['ask'];
type Sign = Texts['signs'][number]['sign'];

const LEAF = 'M36 70C6 52 10 20 36 2C62 20 66 52 36 70Z';
const SHADE = 'M36 70C66 52 62 20 36 2C44 24 44 50 36 70Z';
const VEINS = 'M36 66V14M36 50L24 40M36 50L48 40M36 36L26 28M36 36L46 28';
/** Each sign on a leaf, for farmers who have no name for it (guide §13.4). */
const SIGNS: Readonly<Record<Sign, { isYellow?: true; over?: string }>> = {
  spots: {
    over: 'M21 34a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM27 48a3 3 0 1 0 6 0a3 3 0 1 0-6 0ZM43 42a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM39 26a3 3 0 1 0 6 0a3 3 0 1 0-6 0ZM31 20a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z',
  },
  yellow: { isYellow: true },
  dry: { over: 'M36 2C28 8 22 15 19 22Q30 28 36 20Q44 28 53 22C50 15 44 8 36 2Z' },
  insects: {
    over: 'M23 40a4 5.500 0 1 0 8 0a4 5.500 0 1 0-8 0ZM42 34a4 5.500 0 1 0 8 0a4 5.500 0 1 0-8 0ZM36 54a4 5 0 1 0 8 0a4 5 0 1 0-8 0Z',
  },
};

const drawn = (sign: Sign): SVGElement => {
  const { isYellow, over } = SIGNS[sign];
  const svg = drawing(LEAF, '0 0 72 72', `ask-sign ${isYellow ? 'ask-yellow' : ''}`);
  for (const [line, className] of [
    [SHADE, 'ask-shade'],
    [VEINS, 'ask-veins'],
    [over, `ask-${sign}`],
  ] as const) {
    if (!line) continue;
    const path = svg.firstElementChild?.cloneNode() as SVGElement;
    path.setAttribute('d', line);
    path.setAttribute('class', className);
    svg.append(path);
  }
  return svg;
};

const question = (name: string, title: string, answers: readonly (readonly (Node | string)[])[], className: string): HTMLFieldSetElement =>
  el(
    'fieldset',
    { class: className },
    el('legend', {}, title),
    ...answers.map((answer, place) =>
      el('label', {}, el('input', { type: 'radio', class: 'tool-unseen', name, value: String(place) }), ...answer),
    ),
  );

const messageOf = (texts: Texts, name: string, chosen: (name: string) => number): string => {
  const [part, sign, stage] = [texts.parts[chosen('part')], texts.signs[chosen('sign')], texts.stages[chosen('stage')]];
  const seen = [sign?.label, part?.said].filter(Boolean).join(' ');
  const facts = [seen, stage?.said].filter(Boolean).join(texts.between);
  return `${fill(texts.hello, { name })}${facts && `: ${facts}`}. ${texts.end}\n${location.origin}${location.pathname}`;
};

export const openAskCard = (texts: Texts, pressed: HTMLAnchorElement): void => {
  const name = document.querySelector('h1')?.textContent ?? '';
  const place = pressed.closest('[data-ask]') as HTMLElement;
  const title = place.querySelector('p')?.textContent ?? '';
  const said = el('span', { dir: 'auto' });
  const send = el(
    'a',
    { class: 'tool-button tool-first', target: '_blank', rel: 'noopener' },
    drawing(texts.icon),
    texts.send,
    el('span', { class: 'tool-unseen' }, ` (${texts.outside})`),
  );
  const form = el(
    'form',
    { class: 'ask', 'aria-label': title },
    el('p', { class: 'ask-title' }, title),
    el('p', {}, texts.lead),
    question(
      'part',
      texts.where,
      texts.parts.map(({ label }) => [label]),
      'ask-chips',
    ),
    question(
      'sign',
      texts.seen,
      texts.signs.map(({ sign, label }) => [drawn(sign), label]),
      'ask-signs',
    ),
    question(
      'stage',
      texts.when,
      texts.stages.map(({ label }) => [label]),
      'ask-chips',
    ),
    el('p', { class: 'ask-message', 'aria-live': 'polite' }, el('b', {}, texts.message), said),
    send,
    el('p', { class: 'ask-hint' }, texts.hint),
  );
  const write = () => {
    const data = new FormData(form);
    const message = messageOf(texts, name, (question) => Number(data.get(question) ?? -1));
    const chat = new URL(pressed.href);
    chat.searchParams.set('text', message);
    send.href = chat.href;
    [said.textContent = ''] = message.split('\n');
  };
  form.addEventListener('change', write);
  write();
  place.replaceWith(form);
  form.querySelector('input')?.focus({ preventScroll: true });
};
