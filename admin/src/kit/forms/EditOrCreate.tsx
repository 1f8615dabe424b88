import { CreateBase, EditBase, useEditContext } from 'ra-core';
import { Fragment, type ReactNode, useState } from 'react';
import { isWorthRetrying } from '../data/query-client.ts';
import type { EditableName, Item } from '../data/resources.ts';
import { useLeaveUnread } from './use-leave-unread.ts';

interface OpenedProps<Name extends EditableName> {
  loading: ReactNode;
  onUnreadable: () => void;
  children: (item: Item<Name>, reopen: () => void) => ReactNode;
}

/** Keeps the item as it was opened, so that a background read does not change the form. */
const Opened = <Name extends EditableName>({ loading, onUnreadable, children }: OpenedProps<Name>) => {
  const { record, error, isFetching, refetch } = useEditContext<Item<Name>>();
  const [opened, setOpened] = useState<{ item: Item<Name>; times: number } | null>(null);
  useLeaveUnread(opened || isFetching ? null : error, onUnreadable);
  if (!opened && record && !isFetching && !error) setOpened({ item: record, times: 0 });
  if (!opened) return loading;
  const reopen = async () => {
    const { data } = await refetch();
    if (data) setOpened((before) => ({ item: data, times: (before?.times ?? 0) + 1 }));
  };
  return <Fragment key={opened.times}>{children(opened.item, () => void reopen())}</Fragment>;
};

interface Props<Name extends EditableName> {
  resource: Name;
  id: string | undefined;
  loading: ReactNode;
  /** Leads away from an item that cannot be read; the banner says why. */
  onUnreadable: () => void;
  children: (item: Item<Name> | null, reopen: () => void) => ReactNode;
}

const nothing = () => undefined;

/** Wraps react-admin's `EditBase` or `CreateBase` without their notifications and redirects. */
export const EditOrCreate = <Name extends EditableName>({ resource, id, loading, onUnreadable, children }: Props<Name>) =>
  id === undefined ? (
    <CreateBase resource={resource} redirect={false} disableAuthentication>
      {children(null, nothing)}
    </CreateBase>
  ) : (
    <EditBase
      key={id}
      resource={resource}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      disableAuthentication
      queryOptions={{ retry: isWorthRetrying, onError: nothing }}
    >
      <Opened<Name> loading={loading} onUnreadable={onUnreadable}>
        {children}
      </Opened>
    </EditBase>
  );
