import { setTimeout as pause } from 'node:timers/promises';
import { ORDERED_NAMES, type OrderedName } from '@sanabel/contract/entities/index';
import type { CallOptions } from '../../seed/api.ts';
import type { Random } from '../random.ts';
import { type Call, CONTACT_ID, CONTACT_LIST, changesMembers, type Edit, type Kind, makeEdit } from './edits.ts';
import type { Found, Journal } from './journal.ts';

export interface Session {
  token: string;
}

export interface Answer {
  status: number;
  body: unknown;
}

/** Makes a call for a kind of edit; rejects where no answer comes. */
export type Send = (kind: string, ...call: Call) => Promise<Answer>;

interface Options {
  send: Send;
  journal: Journal;
  random: Random;
  /** One for each editor; editors may share one. */
  sessions: readonly Session[];
  /** The kinds of edit that are drawn; one that is named twice comes twice as often. */
  kinds: readonly Kind[];
  lists?: readonly OrderedName[];
  most?: number;
  least?: number;
  pictureSize?: { width: number; height: number };
  pauseMs: readonly [least: number, most: number];
  now?(): number;
  /** The session has ended; resolves when another one is there. */
  onSignedOut?(): Promise<void>;
  /** Gets each edit that was acknowledged, or had no answer. */
  onEdit?(edit: Edit, isAcknowledged: boolean): void;
}

/** Pause after a call without an answer: several editors without pauses would take the processor from a CMS that starts. */
const DOWN_MS = 200;
/** The clock was set meanwhile, and the time is in the past now. */
const IS_TOO_LATE = /time_past|hidden_before_shown/;

const bodyOf = (list: string, body: unknown): Record<string, unknown> =>
  (list === 'gallery' ? ((body as { galleryItem?: unknown }).galleryItem ?? body) : body) as Record<string, unknown>;

/** Editors who add, change and delete content, note what the CMS acknowledges, and continue through every outage. */
export const openEditors = ({ send, journal, random, sessions, kinds, pauseMs, onSignedOut, onEdit, ...options }: Options) => {
  const refused: string[] = [];
  let count = 0;
  let unanswered = 0;
  const withToken = (editor: number, [method, path, more]: Call): Call => {
    const token = sessions[editor]?.token;
    return [method, path, { ...(token && { token }), ...more } satisfies CallOptions];
  };

  const note = (editor: number, edit: Edit, body: unknown): void => {
    const answer = bodyOf(edit.list, body);
    edit.change = { ...edit.change, ...Object.fromEntries((edit.learns ?? []).map((name) => [name, answer[name]])) };
    if (edit.item === 'new')
      edit.item = journal.add({ list: edit.list, id: String(answer.id), number: edit.number + 1_000, owner: editor, certain: edit.change });
    journal.acknowledges(edit.item, edit.change);
    if (edit.order) journal.orders.set(edit.list, edit.order);
  };

  /** Makes one edit of a kind; null where there is nothing to edit so, or it was not acknowledged. */
  const act = async (editor: number, kind: Kind): Promise<Edit | null> => {
    count += 1;
    const ask = async (...call: Call): Promise<unknown> => {
      const { status, body } = await send(kind, ...withToken(editor, call));
      if (status >= 400) throw new Error(`${call[0]} ${call[1]} answered ${status}`);
      return body;
    };
    const edit = await makeEdit(kind, {
      ...{ journal, random, editor, ask, edit: count, hasDrafts: kinds.includes('draft'), now: options.now?.() ?? Date.now() },
      ...{ lists: options.lists ?? ORDERED_NAMES, most: options.most ?? Number.POSITIVE_INFINITY, least: options.least ?? 1 },
      pictureSize: options.pictureSize ?? { width: 64, height: 64 },
    }).catch(() => pause(DOWN_MS, null));
    if (!edit) return null;
    const { item, list, change } = edit;
    if (item && item !== 'new') journal.asks(item, change);
    const answer = await send(kind, ...withToken(editor, edit.call)).catch(() => null);
    if (changesMembers(kind) || edit.order) journal.orders.delete(list);
    if (!answer || answer.status >= 500) {
      unanswered += 1;
      if (item === 'new') journal.mayBe({ list, number: edit.number + 1_000, owner: editor, certain: change });
      onEdit?.(edit, false);
      return pause(DOWN_MS, null);
    }
    if (answer.status >= 400) {
      if (item && item !== 'new') journal.withdraws(item);
      const message = JSON.stringify(answer.body);
      if (answer.status === 401) await (onSignedOut?.() ?? pause(DOWN_MS));
      else if (!IS_TOO_LATE.test(message)) refused.push(`refused: ${kind}, ${edit.call[0]} ${edit.call[1]}: ${answer.status} ${message}`);
      return null;
    }
    note(editor, edit, answer.body);
    onEdit?.(edit, true);
    return edit;
  };

  return {
    act,
    refused: (): string[] => refused.splice(0),
    unanswered: () => unanswered,
    /** Lets all of them edit; the returned function ends it. */
    begin: (): (() => Promise<void>) => {
      const controller = new AbortController();
      const work = async (editor: number): Promise<void> => {
        while (!controller.signal.aborted) {
          await act(editor, random.pick(kinds));
          await pause(random.between(...pauseMs));
        }
      };
      const working = Promise.all(sessions.map((_, editor) => work(editor)));
      return async () => {
        controller.abort();
        await working;
      };
    },
  };
};
export type Editors = ReturnType<typeof openEditors>;

export const readThere = async (send: Send, { token }: Session, lists: readonly string[]): Promise<Map<string, Found>> => {
  const there = new Map<string, Found>();
  for (const list of lists) {
    const { status, body } = await send('look', 'GET', `/${list}`, { token });
    if (status !== 200) throw new Error(`GET /${list} answered ${status}`);
    if (list === CONTACT_LIST) there.set(CONTACT_ID, { list, fields: body as Record<string, unknown> });
    else for (const fields of body as Record<string, unknown>[]) there.set(String(fields.id), { list, fields });
  }
  return there;
};
