import { searchedDigits } from '@sanabel/brand/phone';
import {
  mayRoleMake,
  ORDERED_NAMES,
  otherQueries,
  SEARCH_HITS_MAX,
  SEARCH_KINDS,
  SEARCH_NEEDS,
  SEARCH_RECENT,
  type SearchAnswer,
  type SearchKind,
  searchWords,
} from '@sanabel/contract';
import type { Context } from 'koa';
import { firstByWord } from '../../../database/rows.ts';
import { readTable, type Stored } from '../../../database/table.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { SignedIn } from '../../auth/sessions.ts';
import { excerptOf } from '../excerpt.ts';
import { hitOf, LISTS } from '../lists.ts';

type Group = SearchAnswer['groups'][number];

const kindsOf = ({ account }: SignedIn): SearchKind[] =>
  SEARCH_KINDS.filter((kind) => mayRoleMake(account.adminRole ?? '', SEARCH_NEEDS[kind]));

const wordsIn = (q: string): string[] => {
  const words = searchWords(q);
  if (!words) throw new ApiError('INVALID_PARAMETER', { fieldErrors: [{ field: 'q', code: 'invalid_parameter' }] });
  return words;
};

/** Sorts by the position of the first word: a title comes before a description. */
const groupOf = async (kind: SearchKind, typed: string): Promise<Group> => {
  const { uid, where, hasPhones = false } = LISTS[kind];
  const q = (hasPhones && searchedDigits(typed)) || typed;
  const words = wordsIn(q);
  const found = { $and: [where, ...words.map((word) => ({ searchText: { $contains: word } }))] };
  const rows = readTable<Stored>(uid);
  const total = await rows.count({ where: found });
  const ids = total === 0 ? [] : await firstByWord(uid, found, words[0] ?? '', SEARCH_HITS_MAX);
  const hits = ids.length === 0 ? [] : await rows.findMany({ where: { id: { $in: ids } } });
  const inOrder = hits.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  return { kind, total, q, hits: inOrder.map((row) => hitOf(kind, row, (titles, texts) => excerptOf(titles, texts, words))) };
};

/** Asks each list for the query, and for its other words (as on the site) when nothing is found. */
const groupsOf = async (kinds: readonly SearchKind[], q: string): Promise<Group[]> => {
  const found = (groups: readonly Group[]): Group[] => groups.filter(({ total }) => total > 0);
  const own = found(await Promise.all(kinds.map((kind) => groupOf(kind, q))));
  if (own.length > 0) return own;
  const others = await Promise.all(
    kinds.map(async (kind) => {
      for (const query of otherQueries(q)) {
        const group = await groupOf(kind, query);
        if (group.total > 0) return [group];
      }
      return [];
    }),
  );
  return others.flat();
};

/**
 * Kinds edited in the panel: people are no items, and trash entries were not edited last. A recruiter gets the last applications instead.
 */
const RECENT: ReadonlySet<SearchKind> = new Set(ORDERED_NAMES);

const editedLast = async (kinds: readonly SearchKind[]): Promise<SearchAnswer['recent']> => {
  const edited = kinds.filter((kind) => RECENT.has(kind));
  const asked = edited.length > 0 ? edited : kinds.filter((kind) => kind === 'job-requests');
  const found = await Promise.all(
    asked.map(async (kind) => {
      const rows = await readTable<Stored>(LISTS[kind].uid).findMany({
        orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
        limit: SEARCH_RECENT,
      });
      return rows.map((row) => hitOf(kind, row, () => ''));
    }),
  );
  return found
    .flat()
    .sort((one, other) => Date.parse(other.changedAt) - Date.parse(one.changedAt))
    .slice(0, SEARCH_RECENT);
};

export default {
  /** The query stays private: the log has only the call. */
  async find(ctx: Context) {
    const q = new URLSearchParams(ctx.querystring).get('q') ?? '';
    const kinds = kindsOf(ctx.state.admin);
    const isBlank = wordsIn(q).length === 0;
    ctx.body = {
      groups: isBlank ? [] : await groupsOf(kinds, q),
      recent: isBlank ? await editedLast(kinds) : [],
    } satisfies SearchAnswer;
  },
};
