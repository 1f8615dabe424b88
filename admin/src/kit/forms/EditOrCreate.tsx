import { CreateBase, EditBase, useEditContext } from 'ra-core';
import { Fragment, type ReactNode, useState } from 'react';
import { isWorthRetrying } from '../data/query-client.ts';
import type { EditableName, Item } from '../data/resources.ts';
import { useReadFailure } from '../feedback/failures.tsx';

interface OpenedProps<Name extends EditableName> {
  loading: ReactNode;
  failed: ReactNode;
  isFailureShown: boolean;
  children: (item: Item<Name>, reopen: () => void) => ReactNode;
}

/** Keeps the item as it was opened, so that a background read does not change the form. */
const Opened = <Name extends EditableName>({ loading, failed, isFailureShown, children }: OpenedProps<Name>) => {
  const { record, error, isFetching, refetch } = useEditContext<Item<Name>>();
  const [opened, setOpened] = useState<{ item: Item<Name>; times: number } | null>(null);
  useReadFailure(isFailureShown ? null : error, refetch);
  if (!opened && record && !isFetching && !error) setOpened({ item: record, times: 0 });
  if (!opened) return error && !isFetching ? failed : loading;
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
  failed?: ReactNode;
  /** Called once when the item cannot be read, instead of the banner. */
  onReadFailure?: (error: unknown) => void;
  children: (item: Item<Name> | null, reopen: () => void) => ReactNode;
}

const nothing = () => undefined;

/** Wraps react-admin's `EditBase` or `CreateBase` without their notifications and redirects. */
export const EditOrCreate = <Name extends EditableName>({
  resource,
  id,
  loading,
  failed = loading,
  onReadFailure,
  children,
}: Props<Name>) =>
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
      queryOptions={{ retry: isWorthRetrying, onError: onReadFailure ?? nothing }}
    >
      <Opened<Name> loading={loading} failed={failed} isFailureShown={onReadFailure !== undefined}>
        {children}
      </Opened>
    </EditBase>
  );
