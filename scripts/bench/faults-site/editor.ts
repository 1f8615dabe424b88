import { setTimeout as pause } from 'node:timers/promises';
import { type Content, content as contentSchema } from '@sanabel/contract/content';
import { ORDERED_NAMES, type OrderedName } from '@sanabel/contract/entities/index';
import { type Api, ApiError, createApi } from '../../seed/api.ts';
import type { Random } from '../random.ts';
import { lostEdits, openDesk } from './desk.ts';
import { type Circumstances, type Edit, KINDS, type Sign } from './edits.ts';
import type { House } from './house.ts';

const RETRY_MS = 250;
/** Between two edits: a hurried editor, and one who thinks. */
const PAUSE_MS = [10, 400] as const;

export interface Editor {
  /** What visitors are given, by the CMS. */
  content(): Promise<Content>;
  /** Edits until it is told to stop. */
  work(signal: AbortSignal): Promise<void>;
  /** Makes one edit of a kind, acknowledged when it resolves; its sign. */
  make(kind: string): Promise<Sign | null>;
  /** Presses "publish now". */
  publish(): Promise<void>;
  /** What the CMS has not kept as it was acknowledged. */
  lost(): Promise<string[]>;
  acknowledged(): number;
  /** Acknowledgements that never came, whose fate was found out. */
  unanswered(): number;
}

const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
/** The CMS is gone, or says that it cannot just now: whether the edit counts is to be found out. */
const isOutage = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500;
const isTooLate = (error: unknown): boolean => error instanceof ApiError && /time_past|hidden_before_shown/.test(error.message);

/** An editor who goes on through every outage; `onEdit` is told each acknowledged edit with the sign by which visitors know it. */
export const createEditor = async (
  house: House,
  random: Random,
  pictures: Circumstances['pictures'],
  onEdit: (edit: Edit, sign: Sign | null) => void,
): Promise<Editor> => {
  let token = await house.cms().signInByMail();
  let acknowledged = 0;
  let unanswered = 0;
  let count = 0;
  const api = (): Api => createApi(house.cms().url, token);
  const signIn = async (): Promise<void> => {
    await house.forgetLimits();
    token = await house.cms().signInByMail();
  };
  /** Until it works: an outage ends, and a session that the calendar has ended is begun anew. */
  const insist = async <T>(ask: (api: Api) => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await ask(api());
      } catch (error) {
        if (isSignedOut(error)) await signIn().catch(() => pause(RETRY_MS));
        else if (isOutage(error)) await pause(RETRY_MS);
        else throw error;
      }
    }
  };
  const readContent = async (): Promise<Content> =>
    insist(async () => contentSchema.parse(await createApi(house.cms().url, house.cms().contentToken).get('/content')));

  const desk = openDesk(await readContent());

  const carryOut = async (edit: Edit): Promise<Sign | null> => {
    for (;;) {
      let answer: unknown;
      try {
        answer = await edit.send(api());
        acknowledged += 1;
      } catch (error) {
        if (isSignedOut(error)) {
          await signIn().catch(() => pause(RETRY_MS));
          continue;
        }
        // The clock was set meanwhile, and the moment lies in the past now.
        if (isTooLate(error)) return null;
        if (!isOutage(error)) throw new Error(`The editor's ${edit.what} was refused`, { cause: error });
        unanswered += 1;
        answer = await insist((found) => edit.find(found));
        if (answer === null) return null;
      }
      const sign = edit.note(answer);
      desk.latest = Math.max(desk.latest, house.now());
      onEdit(edit, sign);
      return sign;
    }
  };
  const make = async (kind: string): Promise<Sign | null> => {
    count += 1;
    const edit = await KINDS[kind]?.({ desk, random, edit: count, now: house.now(), pictures });
    return edit ? carryOut(edit) : null;
  };

  return {
    content: readContent,
    make,
    work: async (signal) => {
      while (!signal.aborted) {
        await make(random.pick(Object.keys(KINDS)));
        await pause(random.between(...PAUSE_MS));
      }
    },
    publish: async () => {
      await insist((found) => found.send('POST', '/publication'));
    },
    lost: async () => {
      desk.latest = Math.max(desk.latest, house.now());
      const lists = {} as Record<OrderedName, (Record<string, unknown> & { id: string })[]>;
      for (const list of ORDERED_NAMES)
        lists[list] = await insist((found) => found.get(`/${list}`) as Promise<(typeof lists)[typeof list]>);
      return lostEdits(desk, lists, await readContent(), house.now());
    },
    acknowledged: () => acknowledged,
    unanswered: () => unanswered,
  };
};
