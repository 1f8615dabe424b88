import { settings } from '../../../config/sanabel.ts';
import { leaseState, replaceState, type StateRow, writeState } from '../../changes/publication-state.ts';
import { CONTENT_CHANGED } from '../../changes/publish.ts';
import { createWorker } from '../../concurrency/worker.ts';
import { inTransaction, withLock } from '../../database/transaction.ts';
import { accounts } from '../auth/accounts.ts';
import { siteBehindMail } from '../mail/letters.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { createAdvance, type Note, type Ports } from './advance.ts';
import { isByClock, noteInHistory } from './history.ts';
import { callHook, HOOK_TIMEOUT_MS, readLive } from './hook.ts';
import { readFailureSince } from './publisher.ts';
import { readFacts, rulesOf } from './rules.ts';
import type { Facts } from './schedule.ts';

type State = StateRow & Facts;

/** Exceeds the longest call: an expired lease is from a process that died. */
const LEASE_MS = HOOK_TIMEOUT_MS + 5_000;

const warn = ({ revision }: State, note: Note): void => {
  if (note.what === 'failed') strapi.log.warn(`publication of revision ${revision}: ${note.newFailure.error}`);
};

/** Mails all admins that the site does not show their changes. Call it in the transaction that records the mail. */
const tellAdmins = async ({ liveAt }: Pick<StateRow, 'liveAt'>): Promise<void> => {
  const admins = await accounts().findMany({ where: { accountRole: 'admin', confirmed: true, blocked: false } });
  const adminUrl = new URL('/admin/', settings.SITE_URL).href;
  for (const { email } of admins) await enqueueMail(siteBehindMail(email, liveAt, adminUrl));
};

const write = async (notes: readonly Note[], state: State, liveRevision: number): Promise<void> => {
  for (const note of notes) {
    if (note.what === 'mail') await tellAdmins(state);
    else await noteInHistory(note, state, liveRevision);
    warn(state, note);
  }
};

const hookOf = (url: string) => ({
  url,
  headers: settings.REBUILD_HOOK_HEADERS,
  body: settings.REBUILD_HOOK_BODY,
  secret: settings.REBUILD_HOOK_SECRET,
});

const portsFor = (url: string): Ports<State> => ({
  now: Date.now,
  read: readFacts,
  replace: (state, data, notes) =>
    inTransaction(async () => {
      const isDone = await replaceState(state, data);
      if (isDone) await write(notes, state, data.liveRevision ?? state.liveRevision);
      return isDone;
    }),
  async lease(state) {
    const leased = await leaseState(state, LEASE_MS);
    return leased && { ...leased, firstWaitingAt: state.firstWaitingAt };
  },
  settle: (state, data, notes) =>
    withLock('content', async () => {
      const { buttonAt } = await readFacts();
      // The button was pressed during the hook call: it counts for later changes.
      const { buttonAt: _, buttonBy: __, ...rest } = data;
      await writeState({ ...(buttonAt === state.buttonAt ? data : rest), leasedUntil: null });
      await write(notes, state, state.liveRevision);
    }),
  release: () => withLock('content', () => writeState({ leasedUntil: null })),
  callHook: (revision, trigger) => callHook(hookOf(url), revision, trigger),
  readSite: () => readLive(settings.SITE_URL),
  isByClock,
  readFailure: ({ requestedAt }) => readFailureSince(requestedAt),
});

const advanceOf = (): (() => Promise<number | null>) => {
  const rules = rulesOf();
  return rules ? createAdvance(portsFor(rules.url), rules) : async () => null;
};

const publisher = createWorker('publication', advanceOf());

let changed = { revision: 0, at: 0 };

/**
 * Tells our own publisher of a change without touching the database, which an import may hold for seconds. The publisher ignores revisions
 * that it has, so the worker's call, which is recorded and retried, may follow.
 */
const announce = async (): Promise<number | null> => {
  const rules = rulesOf();
  if (!rules?.hasPublisher || !rules.isLocal) return null;
  const pause = changed.at + rules.debounceMs - Date.now();
  if (pause > 0) return pause;
  await callHook(hookOf(rules.url), changed.revision, 'edit');
  return null;
};

const announcer = createWorker('announcement', announce);

export const wakeWorker = publisher.wake;

/** Every committed change wakes the worker; what waited when the process ended continues from the database. */
export const startWorker = (): void => {
  strapi.eventHub.on(CONTENT_CHANGED, async (revision: number) => {
    changed = { revision, at: Date.now() };
    announcer.wake();
    wakeWorker();
  });
  announcer.start();
  publisher.start();
};

export const stopWorker = (): void => {
  announcer.stop();
  publisher.stop();
};
