import { LIST_RANGE_MAX } from '@sanabel/contract/limits';
import { useSearchParams } from 'react-router-dom';
import { useList } from '../../kit/lists/use-list.ts';
import type { ContentName } from './form/ContentForm.tsx';

/** Fills rows of two, three and four together with the add tile. */
export const PER_PAGE = 11;

/** The dashboard's lists share a search, and one may be shown whole; both are in the address. */
export const useContentSearch = () => {
  const [params, setParams] = useSearchParams();
  /** A new query returns every list to its first page. */
  const set = (name: 'q' | 'all', value: string | null): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams([...before].filter(([key]) => !/^(?:.+-)?page$/.test(key) && key !== name));
        if (value) next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return { q: params.get('q') ?? '', search: (text: string) => set('q', text), whole: params.get('all'), set };
};

interface Options {
  /** Value of the `all` parameter when the list is shown whole. */
  name: string;
  prefix?: string;
  fixed?: Readonly<Record<string, string>>;
  filters?: readonly string[];
}

export const useContentList = <Name extends ContentName>(resource: Name, { name, fixed = {}, filters = [], ...options }: Options) => {
  const { q, whole, set } = useContentSearch();
  const isWhole = whole === name;
  const list = useList(resource, {
    perPage: isWhole ? LIST_RANGE_MAX : PER_PAGE,
    fixed: { ...fixed, q },
    filters: ['state', ...filters],
    ...options,
  });
  return {
    ...list,
    isFiltered: list.isFiltered || q !== '',
    isWhole,
    showWhole: (isShown: boolean) => set('all', isShown ? name : null),
  };
};

export type ContentList = ReturnType<typeof useContentList<ContentName>>;
