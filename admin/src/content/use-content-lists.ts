import { LIST_RANGE_MAX } from '@sanabel/contract/limits';
import { useSearchParams } from 'react-router-dom';
import { useList } from '../lists/use-list.ts';
import { articleCard, cropCard, type Kind } from './cards.ts';

/** With the tile that adds one, rows of two, three and four are full. */
const PER_PAGE = 11;
const PREFIXES = { crops: '', awareness: 'awareness-', climate: 'climate-' } as const satisfies Record<Kind, string>;

/** The three lists of the dashboard, searched together. Everything is in the address: search, filters, pages, and which list stands there whole. */
export const useContentLists = () => {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const whole = params.get('all');
  const perPage = (kind: Kind): number => (whole === kind ? LIST_RANGE_MAX : PER_PAGE);
  const crops = useList('crops', { perPage: perPage('crops'), filters: ['type', 'season'] });
  const awareness = useList('articles', { perPage: perPage('awareness'), fixed: { type: 'awareness', q }, prefix: PREFIXES.awareness });
  const climate = useList('articles', { perPage: perPage('climate'), fixed: { type: 'climate', q }, prefix: PREFIXES.climate });
  /** Another question begins on every list's first page. */
  const set = (changes: Record<string, string | null>, kinds: readonly Kind[]): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const kind of kinds) next.delete(`${PREFIXES[kind]}page`);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  return {
    q,
    search: (text: string) => set({ q: text }, ['crops', 'awareness', 'climate']),
    /** Shows the whole of one list, or all of them page by page. */
    showWhole: (kind: Kind | null) => set({ all: kind }, ['crops', 'awareness', 'climate']),
    crops: { ...crops, cards: crops.items.map(cropCard), isWhole: whole === 'crops' },
    awareness: { ...awareness, cards: awareness.items.map(articleCard), isWhole: whole === 'awareness', isFiltered: q !== '' },
    climate: { ...climate, cards: climate.items.map(articleCard), isWhole: whole === 'climate', isFiltered: q !== '' },
  };
};

export type ContentLists = ReturnType<typeof useContentLists>;
export type ContentList = ContentLists[Kind];
export { PER_PAGE };
