import { setTimeout as pause } from 'node:timers/promises';
import { ENTITIES, type OrderedName } from '@sanabel/contract/entities/index';
import { CONTACT_LIST, type Edit, fileOf } from '../../../testing/people/edits.ts';
import type { Item } from '../../../testing/people/journal.ts';
import { CONTACT, marksIn } from '../../../testing/people/marks.ts';
import type { Visitors } from './visitors.ts';

const POLL_MS = 40;

/**
 * Proof of an edit that a visitor has to see: a mark that is at least as new, a text, or no page at all. A scheduled item is gone `until`
 * its time.
 */
type Sign = { path: string; until?: number } & ({ key: string; edit: number } | { text: string } | { isGone: boolean });

/** The name of a picture's files, without their size. */
export const pictureName = ({ list }: Item, change: Edit['change']): string =>
  (String(change[fileOf(list).attribute]).split('/').at(-1) ?? '').replace(/-\d+\.\w+$/, '');

/** The address of an item's English page; null where it has no page. */
const pageOf = ({ list, id }: Item): string | null => {
  const page = list in ENTITIES ? ENTITIES[list as OrderedName].page : undefined;
  return page?.includes('{id}') ? `/en${page.replace('{id}', id)}` : null;
};

const signsOf = ({ kind, number, item, change }: Pick<Edit, 'kind' | 'number' | 'item' | 'change'>): Sign[] => {
  if (!item || item === 'new') return [];
  if (item.list === CONTACT_LIST) return [{ path: '/en', key: CONTACT, edit: number }];
  const path = pageOf(item);
  if (!path) return [];
  const { isDraft, publishAt, hideAt, isGone } = item.certain;
  const isShown = !isGone && !isDraft && !publishAt && !hideAt;
  if (kind === 'deleted' || (!isShown && /^(?:draft|schedule)$/.test(kind)))
    return [{ path, isGone: true, ...(publishAt ? { until: Date.parse(String(publishAt)) } : {}) }];
  // Generated alerts are of an earlier season, when their addresses answer with the list.
  if (!isShown || item.list === 'alerts') return [];
  if (kind === 'picture') return [{ path, text: pictureName(item, change) }];
  if (/^(?:draft|schedule|restored)$/.test(kind)) return [{ path, isGone: false }];
  return [{ path, key: `${kind === 'text' ? 'd' : 'n'}${item.number}`, edit: number }];
};

const nameOf = (sign: Sign): string => `${sign.path} ${'key' in sign ? sign.key : 'text' in sign ? 'picture' : 'there'}`;

export const createWaiting = (visitors: Visitors, now: () => number) => {
  const waiting = new Map<string, { sign: Sign; since: number }>();
  const times: number[] = [];
  const isSeen = (sign: Sign, status: number, text: string): boolean => {
    if ('isGone' in sign) return (status !== 200) === sign.isGone;
    // Hidden or deleted meanwhile: nothing is left to see.
    if (status !== 200) return false;
    return 'text' in sign ? text.includes(sign.text) : (marksIn(text).get(sign.key) ?? -1) >= sign.edit;
  };
  const forget = (path: string): void => {
    for (const [name, { sign }] of waiting) if (sign.path === path) waiting.delete(name);
  };
  const add = (sign: Sign): void => {
    // A page that is gone, or there again, shows nothing of the edits before.
    if ('isGone' in sign) forget(sign.path);
    waiting.set(nameOf(sign), { sign, since: performance.now() });
  };
  return {
    /** Milliseconds from the acknowledgement until a visitor saw it, for every edit that was seen. */
    times,
    /** Waits for an edit; one that another has overtaken is never seen alone. Of an edit without an answer nothing can be said. */
    note: (edit: Edit, isAcknowledged: boolean): void => {
      if (isAcknowledged) for (const sign of signsOf(edit)) add(sign);
      else if (edit.item && edit.item !== 'new') forget(edit.item.list === CONTACT_LIST ? '/en' : (pageOf(edit.item) ?? ''));
    },
    settle: (item: Item): void => {
      if (item.list === CONTACT_LIST) return;
      const kind = item.certain.isGone ? 'deleted' : 'draft';
      for (const sign of signsOf({ kind, number: 0, item, change: {} })) add(sign);
    },
    count: () => waiting.size,
    left: (): string[] => [...waiting.values()].map(({ sign }) => JSON.stringify(sign)),
    watch: async (signal: AbortSignal): Promise<void> => {
      while (!signal.aborted) {
        for (const [name, entry] of [...waiting]) {
          if (entry.sign.until !== undefined && entry.sign.until <= now()) {
            waiting.delete(name);
            continue;
          }
          const { status, text } = await visitors.visit(entry.sign.path);
          if (!isSeen(entry.sign, status, text) || waiting.get(name) !== entry) continue;
          waiting.delete(name);
          times.push(performance.now() - entry.since);
        }
        await pause(POLL_MS);
      }
    },
  };
};
