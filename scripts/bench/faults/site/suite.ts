import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../random.ts';
import { createEditor } from './editor.ts';
import { FAULTS } from './faults.ts';
import { cardsBeyond, differences, leftovers, mediaBeyond } from './final.ts';
import type { House } from './house.ts';
import { createVisitors } from './visitors.ts';
import { createWaiting } from './waiting.ts';

const MOST_AT_ONCE = 3;
const BEFORE_FAULT_MS = 2_500;
const AFTER_FAULT_MS = 500;
/** When everything runs again, an edit may take so long: the CMS waits a minute for a site that does not come, and asks again. */
const LIVE_WITHIN_MS = 120_000;
const LOOK_MS = 50;
/** Of what the publisher has complained of in a round that went wrong. */
const TOLD = 12;

export interface Round {
  what: string[];
  /** The longest that an edit of this round took until a visitor saw it. */
  worstMs: number;
  /** New violations. */
  found: number;
}

export interface Sum {
  faults: number;
  spoiled: number;
  requests: number;
  acknowledged: number;
  unanswered: number;
  times: number[];
  violations: string[];
}

export interface Rounds {
  run(): Promise<Round>;
  complain(line: string): void;
  end(): Promise<Sum>;
}

/** Lets visitors in, and an editor; they stay until the end. */
export const startRounds = async (house: House, random: Random, only: string): Promise<Rounds> => {
  const names = Object.keys(FAULTS).filter((name) => name.includes(only));
  const pictures = new Map<string, { key: string; edit: number }>();
  const visitors = createVisitors({ siteUrl: house.siteUrl, random: random.fork('visitors'), pictures });
  const waiting = createWaiting(visitors);
  const editor = await createEditor(house, random.fork('editor'), pictures, (_, sign) => waiting.add(sign));
  const { violations } = visitors;
  const complain = (line: string): void => void violations.push(`${new Date().toISOString()} ${line}`);
  const choices = random.fork('faults');
  const visiting = new AbortController();
  const visits = Promise.all([visitors.stroll(visiting.signal), waiting.watch(visiting.signal)]);
  let faults = 0;

  const untilTrue = async (isSo: () => Promise<boolean>, what: () => string): Promise<void> => {
    const deadline = performance.now() + LIVE_WITHIN_MS;
    while (!(await isSo())) {
      if (performance.now() > deadline) return complain(`${what()} within ${LIVE_WITHIN_MS / 1000} s after the faults`);
      await pause(LOOK_MS);
    }
  };
  const publishedRevision = async (): Promise<number> => {
    const { text } = await visitors.visit('/build.json');
    return text ? (JSON.parse(text) as { revision: number }).revision : -1;
  };
  /** Everything that was acknowledged is kept, live, and as a fresh process would have made it. */
  const judge = async (before: number): Promise<void> => {
    // A clock that was set forward makes things due, which the CMS finds when it looks the next time.
    let lost: string[] = [];
    await untilTrue(
      async () => {
        lost = await editor.lost();
        return lost.length === 0;
      },
      () => `acknowledged and lost: ${lost.join('; ')}`,
    );
    const { revision, media } = await editor.content();
    await untilTrue(
      async () => (await publishedRevision()) >= revision,
      () => `revision ${revision} was not live`,
    );
    await untilTrue(
      async () => waiting.count() === 0,
      () => `not seen: ${waiting.left().join(' ')}`,
    );
    await untilTrue(
      async () => mediaBeyond(house, media).length === 0,
      () => `still there: ${mediaBeyond(house, media).slice(0, 3).join(' ')}`,
    );
    await untilTrue(
      async () => cardsBeyond(house).length === 0,
      () => `still there: ${cardsBeyond(house).slice(0, 3).join(' ')}`,
    );
    for (const line of await differences(house)) complain(`not as a fresh render: ${line}`);
    for (const line of leftovers(house)) complain(`left behind: ${line}`);
    const troubles = house.troubles();
    for (const trouble of troubles) if (/was not as the content is|site server/.test(trouble)) complain(trouble);
    if (violations.length > before) violations.push(...troubles.slice(-TOLD).map((trouble) => `    the publisher said: ${trouble}`));
  };

  const fault = async (name: string): Promise<void> => {
    await pause(choices.between(0, BEFORE_FAULT_MS));
    await FAULTS[name]?.(house, choices, complain);
    faults += 1;
  };

  return {
    complain,
    run: async () => {
      const [violationsBefore, timesBefore] = [violations.length, waiting.times.length];
      const what = choices.some(names, 1 + choices.below(MOST_AT_ONCE));
      const editing = new AbortController();
      const edits = editor.work(editing.signal);
      await Promise.all(what.map(fault));
      await pause(AFTER_FAULT_MS);
      editing.abort();
      await edits;
      await judge(violationsBefore);
      return { what, worstMs: Math.max(0, ...waiting.times.slice(timesBefore)), found: violations.length - violationsBefore };
    },
    end: async () => {
      visiting.abort();
      await visits;
      return {
        ...{ faults, violations, times: waiting.times, requests: visitors.requests() },
        spoiled: house.content.spoiled() + house.hook.spoiled(),
        acknowledged: editor.acknowledged(),
        unanswered: editor.unanswered(),
      };
    },
  };
};
