import type { UsefulEvent } from '@sanabel/contract/useful';
import { useful as ar } from '../../i18n/ar/useful.ts';
import { useful as en } from '../../i18n/en/useful.ts';

/** Handles the question's answer, and counts a read page (decision 136). Loads late: see Useful.astro. */

const READ_MS = 10_000;
/** The length of `YYYY-MM`. */
const MONTH_LENGTH = 7;
/** The limit of remembered text: the newest few hundred items. */
const REMEMBERED = 4000;

const locale = document.documentElement.dataset.locale === 'ar' ? 'ar' : 'en';
const texts = { ar, en }[locale];
const buttons = document.querySelectorAll<HTMLElement>('[data-tool=yes],[data-tool=no]');
const frame = buttons[0]?.parentElement as HTMLElement;
const question = frame.firstElementChild as HTMLElement;
const { list } = frame.dataset;
const id = location.pathname.split('/').at(-1) as string;

/** Storage may be forbidden; then nothing is remembered. */
const remembered = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};
/** Returns false when storage is forbidden. */
const remember = (key: string, text: string): boolean => {
  try {
    localStorage.setItem(key, text.slice(-REMEMBERED));
    return true;
  } catch {
    return false;
  }
};

/** Returns true once the server has it, counted or dropped. */
const send = (event: UsefulEvent): Promise<boolean> =>
  fetch('/api/v1/useful', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ list, id, locale, event }),
    credentials: 'omit',
    keepalive: true,
  }).then(
    ({ ok }) => ok,
    () => false,
  );

const answered = (): string | undefined =>
  remembered('useful')
    .split(' ')
    .find((one) => one.startsWith(`${id}:`))
    ?.slice(id.length + 1);

/** Adds styles for the chosen button from here, so that no page carries them. */
const mark = (chosen: string | undefined): void => {
  for (const button of buttons) {
    const isChosen = button.dataset.tool === chosen;
    button.ariaPressed = String(isChosen);
    button.style.background = isChosen ? 'var(--color-brand)' : '';
    button.style.color = isChosen ? 'var(--color-on-brand)' : '';
  }
};

/** Replaces the question, so that nothing moves. */
const showMessage = (text: string): void => {
  question.textContent = text;
};

const answer = async (chosen: UsefulEvent): Promise<void> => {
  if (answered()) return showMessage(texts.again);
  mark(chosen);
  remember('useful', `${remembered('useful')} ${id}:${chosen}`);
  if (await send(chosen)) return showMessage(chosen === 'no' ? texts.missing : texts.thanks);
  remember('useful', remembered('useful').replace(` ${id}:${chosen}`, ''));
  mark(undefined);
  showMessage(texts.failed);
};

const { connection, doNotTrack, onLine } = navigator;
const mayCount =
  !connection?.saveData &&
  doNotTrack !== '1' &&
  !(navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl &&
  onLine;

/** Counts the page once a month and device, once it is visible; a background tab starts the time when it is shown. */
const countReading = (): void => {
  if (document.hidden) {
    document.addEventListener('visibilitychange', () => setTimeout(countReading, READ_MS), { once: true });
    return;
  }
  const month = new Date().toISOString().slice(0, MONTH_LENGTH);
  const known = remembered('opened').startsWith(month) ? remembered('opened').slice(MONTH_LENGTH) : '';
  // Keeps the month in front, however many ids there are.
  const next = month + `${known} ${id}`.slice(MONTH_LENGTH - REMEMBERED);
  if (!known.includes(id) && remember('opened', next)) void send('opened');
};

mark(answered());
question.ariaLive = 'polite';
for (const button of buttons) {
  const chosen = button.dataset.tool as UsefulEvent;
  if ('pressed' in button.dataset) void answer(chosen);
  button.onclick = (event) => {
    // Stops the layout's script, which would load this one again.
    event.stopPropagation();
    void answer(chosen);
  };
}
if (mayCount) countReading();
