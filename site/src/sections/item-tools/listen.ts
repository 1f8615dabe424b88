import type { Locale } from '@sanabel/contract/enumerations';
import { fill } from '../../i18n/fill.ts';
import { addStyles, drawing, el } from '../search/dom.ts';
import { clock, secondsOf } from './clock.ts';
import styles from './listen.css?inline';
import type { ItemTexts } from './texts.ts';

/** The player of a recording, loaded at the first press (Layout.client.ts). */

type Texts = ItemTexts['listen'];

const STEP_SECONDS = 5;
const LEAP_SECONDS = 15;
/** Arrow keys follow the reading direction. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: STEP_SECONDS,
  ArrowDown: -STEP_SECONDS,
  PageUp: LEAP_SECONDS,
  PageDown: -LEAP_SECONDS,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

const makePlayer = (texts: Texts, link: HTMLAnchorElement): { player: HTMLElement; play: HTMLButtonElement } => {
  const title = link.querySelector('b')?.textContent ?? '';
  const written = secondsOf(link.querySelector('bdi')?.textContent ?? '');
  const bars = [...(link.dataset.wave ?? '')].map((digit) => {
    const bar = el('i', {});
    bar.style.height = `${6 + Number(digit) * 3}px`;
    return bar;
  });
  const isLeftward = document.documentElement.dir === 'rtl';
  const audio = el('audio', { preload: 'none', src: link.href });
  const play = el('button', { type: 'button', class: 'voice-play' });
  const wave = el('span', { class: 'voice-wave', role: 'slider', tabindex: '0', 'aria-label': texts.place, 'aria-valuemin': '0' }, ...bars);
  const time = el('bdi', {});
  const speed = el('button', { type: 'button', class: 'voice-speed' });
  const message = el('p', { class: 'voice-message', role: 'status' });
  const player = el(
    'div',
    { class: 'voice', role: 'group', 'aria-label': title },
    audio,
    play,
    el('div', {}, el('b', {}, title), wave, message),
    el('div', { class: 'voice-time' }, time, speed),
  );

  /** The file's own length arrives with its first bytes. */
  const length = (): number => (Number.isFinite(audio.duration) ? audio.duration : written);
  const show = (): void => {
    const [at, all] = [clock(audio.currentTime), clock(length())];
    play.replaceChildren(drawing(audio.paused ? texts.icons.play : texts.icons.pause, ''));
    play.setAttribute('aria-label', audio.paused ? `${texts.play}: ${title}` : texts.pause);
    time.textContent = `${at} / ${all}`;
    wave.setAttribute('aria-valuemax', String(Math.round(length())));
    wave.setAttribute('aria-valuenow', String(Math.round(audio.currentTime)));
    wave.setAttribute('aria-valuetext', fill(texts.of, { at, all }));
    const heard = (audio.currentTime / length()) * bars.length;
    for (const [index, bar] of bars.entries()) bar.classList.toggle('on', index < heard);
  };
  const goTo = (seconds: number): void => {
    audio.currentTime = Math.min(Math.max(0, seconds), length());
    show();
  };
  const start = (): void => {
    message.textContent = '';
    // A browser may require another press before it plays sound: the button waits for it.
    audio.play().catch((error: DOMException) => {
      if (error.name !== 'NotAllowedError' && error.name !== 'AbortError') message.textContent = texts.failed;
    });
  };
  for (const name of ['play', 'pause', 'ended', 'timeupdate', 'durationchange', 'seeked']) audio.addEventListener(name, show);
  for (const name of ['waiting', 'playing', 'pause']) audio.addEventListener(name, () => play.classList.toggle('busy', name === 'waiting'));
  play.addEventListener('click', () => (audio.paused ? start() : audio.pause()));

  wave.addEventListener('keydown', (event) => {
    const arrow = event.key === 'ArrowLeft' ? -STEP_SECONDS : event.key === 'ArrowRight' ? STEP_SECONDS : undefined;
    const by = arrow === undefined ? STEPS[event.key] : isLeftward ? -arrow : arrow;
    if (by === undefined) return;
    event.preventDefault();
    goTo(audio.currentTime + by);
  });
  const follow = ({ clientX, buttons }: PointerEvent): void => {
    if (buttons === 0) return;
    const { left, width } = wave.getBoundingClientRect();
    const share = (clientX - left) / width;
    goTo((isLeftward ? 1 - share : share) * length());
  };
  wave.addEventListener('pointerdown', (event) => {
    wave.setPointerCapture(event.pointerId);
    follow(event);
  });
  wave.addEventListener('pointermove', follow);

  let pace = 0;
  const setPace = (next: number): void => {
    pace = next % texts.speeds.length;
    const { rate, label } = texts.speeds[pace] as Texts['speeds'][number];
    audio.playbackRate = rate;
    speed.textContent = label;
    speed.setAttribute('aria-label', fill(texts.speed, { speed: label }));
  };
  speed.addEventListener('click', () => setPace(pace + 1));
  setPace(0);
  show();
  start();
  return { player, play };
};

const pressed = document.querySelector<HTMLAnchorElement>('[data-tool=listen]');
const open = async (link: HTMLAnchorElement): Promise<void> => {
  const answer = await fetch(`/item-${document.documentElement.dataset.locale as Locale}.json`);
  const { listen }: ItemTexts = await answer.json();
  addStyles(styles);
  const { player, play } = makePlayer(listen, link);
  (link.parentElement as HTMLElement).replaceWith(player);
  play.focus({ preventScroll: true });
};
// Without the texts the browser itself plays the file.
if (pressed) open(pressed).catch(() => location.assign(pressed.href));
