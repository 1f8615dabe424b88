import { createStore } from '../data/store.ts';

/** Idle time after which an admin counts as absent. It is well under the server's limit for idle sessions. */
const ABSENT_AFTER_MS = 10 * 60_000;

const presence = createStore(true);
let timer = 0;

const onSign = (): void => {
  clearTimeout(timer);
  timer = window.setTimeout(() => presence.set(false), ABSENT_AFTER_MS);
  presence.set(true);
};
for (const name of ['pointerdown', 'pointermove', 'keydown', 'focus'] as const) window.addEventListener(name, onSign, { passive: true });
onSign();

/** Gates polling: an open tab alone must not keep a session alive. */
export const usePresence = presence.useValue;
