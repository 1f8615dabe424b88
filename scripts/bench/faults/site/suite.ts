import { setTimeout as pause } from 'node:timers/promises';
import { ORDERED_NAMES } from '@sanabel/contract/entities/index';
import { openEditors, readThere, type Session } from '../../../testing/people/editors.ts';
import { CONTACT_ID, CONTACT_LIST, type Edit, KINDS, type Kind, LIVE } from '../../../testing/people/edits.ts';
import { type Found, openJournal } from '../../../testing/people/journal.ts';
import type { Random } from '../../../testing/random.ts';
import { quantile } from '../../statistics.ts';
import type { Suite } from '../rounds.ts';
import { sightFaults } from '../sight.ts';
import { siteFaults } from './faults.ts';
import { cardsBeyond, differences, leftovers, mediaBeyond } from './published.ts';
import { startStack } from './stack.ts';
import { ENDED } from './unit.ts';
import { createVisitors } from './visitors.ts';
import { createWaiting, pictureName } from './waiting.ts';

const MOST_AT_ONCE = 3;
const AFTER_FAULT_MS = 500;
/** The CMS waits a minute for a site that does not come, and asks again. */
const LIVE_WITHIN_MS = 120_000;
/** Unused files go when all cards are drawn, which takes minutes on a busy machine. */
const GONE_WITHIN_MS = 600_000;
const POLL_MS = 50;
const RETRY_MS = 250;
const SHOWN_LINES = 12;
/** Lines of `npm start` that no fault explains. */
const IS_WRONG = new RegExp(`${ENDED}|was not as the content is|^\\[site\\]`);
const PAUSE_MS = [10, 400] as const;
const LISTS = [...ORDERED_NAMES, CONTACT_LIST];

export const openSiteSuite = async (items: number, random: Random): Promise<Suite> => {
  const stack = await startStack(items, random);
  const { cms } = stack;
  const pictures = new Map<string, { key: string; edit: number }>();
  const visitors = createVisitors({ siteUrl: stack.siteUrl, random: random.fork('visitors'), pictures });
  const waiting = createWaiting(visitors, stack.now);
  const { violations } = visitors;
  const complain = (line: string): void => void violations.push(`${new Date().toISOString()} ${line}`);

  const session: Session = { token: await cms.signIn() };
  const signIn = async (): Promise<void> => {
    session.token = await cms.signIn().catch(() => pause(RETRY_MS, ''));
  };
  const journal = openJournal();
  let latest = stack.now();
  const first = await cms.content();
  let number = 0;
  for (const list of ORDERED_NAMES) for (const { id } of first[list]) journal.add({ list, id, number: ++number, owner: 0, certain: LIVE });
  journal.add({ list: CONTACT_LIST, id: CONTACT_ID, number: 0, owner: 0, certain: { email: first.contact.email } });
  const editor = openEditors({
    ...{ send: cms.send, journal, random: random.fork('editor'), sessions: [session], now: stack.now, onSignedOut: signIn },
    kinds: (Object.keys(KINDS) as Kind[]).filter((kind) => !kind.startsWith('application')),
    ...{ least: 5, most: items, pauseMs: PAUSE_MS, pictureSize: { width: 640, height: 480 } },
    onEdit: (edit: Edit, isAcknowledged: boolean) => {
      latest = Math.max(latest, stack.now());
      const { kind, item, change } = edit;
      // The visitors know pictures of pages only, by the names of their files.
      if (isAcknowledged && kind === 'picture' && item && item !== 'new')
        pictures.set(pictureName(item, change), { key: `p${item.number}`, edit: edit.number });
      waiting.note(edit, isAcknowledged);
    },
  });
  const visiting = new AbortController();
  const visits = Promise.all([visitors.stroll(visiting.signal), waiting.watch(visiting.signal)]);
  let faults = 0;
  const counted = Object.entries(siteFaults(stack, random.fork('times'), complain)).map(([name, fault]) => {
    const run = async (): Promise<void> => {
      await fault.run();
      faults += 1;
    };
    return [name, { ...fault, run }] as const;
  });

  const untilTrue = async (isSo: () => Promise<boolean>, what: () => string, withinMs = LIVE_WITHIN_MS): Promise<void> => {
    const deadline = performance.now() + withinMs;
    while (!(await isSo())) {
      if (performance.now() > deadline) return complain(`${what()} within ${withinMs / 1000} s after the faults`);
      await pause(POLL_MS);
    }
  };
  /** Reads all lists, signing in again where the calendar has ended the session. */
  const readAll = async (): Promise<Map<string, Found>> => {
    const there = await readThere(cms.send, session, LISTS).catch(() => null);
    if (there) return there;
    await signIn();
    return readThere(cms.send, session, LISTS);
  };
  const wrongOrders = (there: ReadonlyMap<string, Found>): string[] =>
    [...journal.orders].flatMap(([list, wanted]) => {
      const found = [...there].filter(([, one]) => one.list === list).map(([id]) => id);
      return found.join() === wanted.join() ? [] : [`the ${list} are not in the order that was set`];
    });
  const publishedRevision = async (): Promise<number> => {
    const { text } = await visitors.visit('/build.json');
    return text ? (JSON.parse(text) as { revision: number }).revision : -1;
  };
  let reported = 0;
  const unreported = (): string[] => {
    const lines = violations.slice(reported);
    reported = violations.length;
    return lines;
  };
  /** Everything that was acknowledged is there, live, and as a fresh process would have made it. */
  const judge = async (): Promise<string[]> => {
    latest = Math.max(latest, stack.now());
    // A clock that was set forward makes changes due, which the CMS finds when it looks the next time.
    let lost: string[] = [];
    let there = new Map<string, Found>();
    const check = async (): Promise<boolean> => {
      there = await readAll();
      lost = [...journal.check(there), ...wrongOrders(there)];
      if (lost.length === 0) for (const item of journal.settle(there)) waiting.settle(item);
      if (lost.length === 0) lost = sightFaults(journal, await cms.content(), [stack.now(), latest]);
      return lost.length === 0;
    };
    await untilTrue(check, () => `acknowledged and lost: ${lost.join('; ')}`);
    for (const line of editor.refused()) complain(line);
    const { revision, media } = await cms.content();
    await untilTrue(
      async () => (await publishedRevision()) >= revision,
      () => `revision ${revision} was not live`,
    );
    await untilTrue(
      async () => waiting.count() === 0,
      () => `not seen: ${waiting.left().join(' ')}`,
    );
    for (const beyond of [() => mediaBeyond(stack, media), () => cardsBeyond(stack)])
      await untilTrue(
        async () => beyond().length === 0,
        () => `still there: ${beyond().slice(0, 3).join(' ')}`,
        GONE_WITHIN_MS,
      );
    for (const line of await differences(stack)) complain(`not as a fresh render: ${line}`);
    for (const line of leftovers(stack)) complain(`left behind: ${line}`);
    const said = stack.said();
    for (const line of said) if (IS_WRONG.test(line)) complain(line);
    const found = unreported();
    return found.length === 0 ? [] : [...found, ...said.slice(-SHOWN_LINES).map((line) => `    printed: ${line}`)];
  };
  const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

  return {
    faults: Object.fromEntries(counted),
    mostAtOnce: MOST_AT_ONCE,
    begin: () => {
      const end = editor.begin();
      return async () => {
        await pause(AFTER_FAULT_MS);
        await end();
      };
    },
    judge,
    finish: async () => unreported(),
    summary: () => {
      const { times } = waiting;
      const spoiled = stack.content.spoiled() + stack.hook.spoiled();
      return {
        lines: [
          `${faults} faults, ${spoiled} spoiled answers between the parts, ${visitors.requests()} requests of visitors, ` +
            `${journal.acknowledged()} acknowledged edits and ${editor.unanswered()} whose answer was lost`,
          `until live: half within ${inSeconds(quantile(times, 0.5))}, 95% within ${inSeconds(quantile(times, 0.95))}, all within ${inSeconds(Math.max(0, ...times))}`,
        ],
        isRight: true,
      };
    },
    close: async () => {
      visiting.abort();
      await visits;
      await stack.stop();
    },
  };
};
