import { useAddress } from '../../kit/lists/use-address.ts';
import { useList } from '../../kit/lists/use-list.ts';
import type { ContentName } from './form/ContentForm.tsx';

const PER_ROW = 4;
/** Fills rows of two, four and five together with the add tile. */
const PER_PAGE = 24;

const PREFIXES = { crops: '', awareness: 'awareness-', climate: 'climate-' } as const;
export type ContentListName = keyof typeof PREFIXES;

const isName = (name: string): name is ContentListName => name in PREFIXES;
const FIRST_PAGES = Object.fromEntries(Object.values(PREFIXES).map((prefix) => [`${prefix}page`, '']));

/** The dashboard shows a row of each list, or one list whole: the one in the address, or else one that is filtered there. */
export const useContentSearch = () => {
  const { params, read, change } = useAddress();
  const named = read('all');
  const isFiltered = (name: ContentListName): boolean =>
    ['state', 'type', 'season', 'page'].some((field) => params.has(PREFIXES[name] + field));
  const filtered = Object.keys(PREFIXES).filter(isName).find(isFiltered);
  return {
    q: read('q'),
    whole: isName(named) ? named : (filtered ?? null),
    /** A new query returns every list to its first page. */
    search: (text: string): void => change({ ...FIRST_PAGES, q: text }),
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
