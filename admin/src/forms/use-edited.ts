import { useGetOne } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Item } from '../data/resources.ts';
import { useReadFailure } from '../feedback/use-failures.ts';
import type { ListedWithForm } from './listed.ts';

export const editLinkId = (id: string): string => `edit-${id}`;

/** The item whose id is in the address, read anew when its form opens, so that an old copy is never edited. */
export const useEdited = <Name extends ListedWithForm>(resource: Name) => {
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useGetOne<Item<Name>>(resource, { id: id ?? '' }, { enabled: id !== undefined, refetchOnWindowFocus: false });
  useReadFailure(id === undefined ? null : query.error, query.refetch);
  const isRead = id !== undefined && query.isFetchedAfterMount && query.data?.id === id;
  return {
    id: id ?? null,
    item: isRead ? (query.data ?? null) : null,
    isReading: id !== undefined && !isRead && !query.error,
    pathOf: (other: string) => ({ pathname: `/${resource}/${other}`, search }),
    /** Back to adding; the focus goes where the editing began. */
    close: () => {
      if (id !== undefined) document.getElementById(editLinkId(id))?.focus();
      navigate({ pathname: `/${resource}`, search });
    },
  };
};

export type Edited<Name extends ListedWithForm> = ReturnType<typeof useEdited<Name>>;
