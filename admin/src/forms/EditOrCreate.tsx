import { Fragment, type ReactNode, useState } from 'react';
import { CreateBase, EditBase, useEditContext } from 'react-admin';
import { isWorthRetrying } from '../data/query-client.ts';
import type { EditableName, Item } from '../data/resources.ts';
import { useReadFailure } from '../feedback/failures.tsx';

interface OpenedProps<Name extends EditableName> {
  /** Shown while the item is read. */
  loading: ReactNode;
  /** Shown when it could not be read. */
  failed: ReactNode;
  /** The failure is told elsewhere than in the banner. */
  isFailureTold: boolean;
  children: (item: Item<Name>, reopen: () => void) => ReactNode;
}

/** The item as the server has it now, kept as it was opened: what is read again in the background changes no form. */
const Opened = <Name extends EditableName>({ loading, failed, isFailureTold, children }: OpenedProps<Name>) => {
  const { record, error, isFetching, refetch } = useEditContext<Item<Name>>();
  const [opened, setOpened] = useState<{ item: Item<Name>; times: number } | null>(null);
  useReadFailure(isFailureTold ? null : error, refetch);
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
  /** Without one a new item is made. */
  id: string | undefined;
  loading: ReactNode;
  failed?: ReactNode;
  /** Called once when the item cannot be read, instead of the banner. */
  onReadFailure?: (error: unknown) => void;
  children: (item: Item<Name> | null, reopen: () => void) => ReactNode;
}

const nothing = () => undefined;

/** react-admin's `EditBase` for an item that exists, its `CreateBase` for a new one, both without their notifications and redirections. */
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
      <Opened<Name> loading={loading} failed={failed} isFailureTold={onReadFailure !== undefined}>
        {children}
      </Opened>
    </EditBase>
  );
