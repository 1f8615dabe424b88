import { useSearchParams } from 'react-router-dom';
import { useList } from '../../kit/lists/use-list.ts';
import type { ContentName } from './form/ContentForm.tsx';

const PER_ROW = 4;
/** Fills rows of two, four and five together with the add tile. */
const PER_PAGE = 24;

const PREFIXES = { crops: '', awareness: 'awareness-', climate: 'climate-' } as const;
export type ContentListName = keyof typeof PREFIXES;

const isName = (name: string | null): name is ContentListName => name !== null && name in PREFIXES;

/** The dashboard shows a row of each list, or one list whole: the one in the address, or else one that is filtered there. */
export const useContentSearch = () => {
  const [params, setParams] = useSearchParams();
  const named = params.get('all');
  const isFiltered = (name: ContentListName): boolean =>
    ['state', 'type', 'season', 'page'].some((field) => params.has(PREFIXES[name] + field));
  const filtered = Object.keys(PREFIXES).filter(isName).find(isFiltered);
  return {
    q: params.get('q') ?? '',
    whole: isName(named) ? named : (filtered ?? null),
    /** A new query returns every list to its first page. */
    search: (text: string): void =>
      setParams(
        (before) => {
          const next = new URLSearchParams([...before].filter(([key]) => !/^(?:.+-)?page$/.test(key) && key !== 'q'));
          if (text) next.set('q', text);
          return next;
        },
        { replace: true },
      ),
  };
};

interface Options {
  name: ContentListName;
  fixed?: Readonly<Record<string, string>>;
  filters?: readonly string[];
}

export const useContentList = <Name extends ContentName>(resource: Name, { name, fixed = {}, filters = [] }: Options) => {
  const { q, whole, search } = useContentSearch();
  const isWhole = whole === name;
  const list = useList(resource, {
    perPage: isWhole || q !== '' ? PER_PAGE : PER_ROW,
    fixed: { ...fixed, q },
    filters: ['state', ...filters],
    prefix: PREFIXES[name],
  });
  return {
    ...list,
    isFiltered: list.isFiltered || q !== '',
    name,
    isWhole,
    q,
    search,
  };
};

export type ContentList = ReturnType<typeof useContentList<ContentName>>;
