import type { ReactNode } from 'react';
import type { Item } from '../../../kit/data/resources.ts';
import { EditOrCreate } from '../../../kit/forms/EditOrCreate.tsx';
import { LoadingDialog } from '../../../kit/ui/Dialog.tsx';
import { CONTENT_HEAD } from './ContentDialog.tsx';
import { type ContentName, useClose } from './ContentForm.tsx';

interface Props<Name extends ContentName> {
  resource: Name;
  id: string | undefined;
  /** Title while the item loads. */
  title: string;
  children: (item: Item<Name> | null, reopen: () => void) => ReactNode;
}

export const ContentRoute = <Name extends ContentName>({ title, ...route }: Props<Name>) => {
  const close = useClose();
  return (
    <EditOrCreate
      {...route}
      loading={
        <LoadingDialog
          title={title}
          size="large"
          className="grid grid-rows-[auto_minmax(0,1fr)_auto] max-h-[calc(100dvh-48px)] max-laptop:h-dvh max-laptop:max-h-none"
          headClass={`${CONTENT_HEAD} justify-between`}
          onClose={close}
        />
      }
      onUnreadable={close}
    />
  );
};
