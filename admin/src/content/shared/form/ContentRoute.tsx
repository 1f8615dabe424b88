import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '../../../kit/data/api-error.ts';
import type { Item } from '../../../kit/data/resources.ts';
import { useBanner, useFailureMessage } from '../../../kit/feedback/failures.tsx';
import { EditOrCreate } from '../../../kit/forms/EditOrCreate.tsx';
import { LoadingDialog } from '../../../kit/ui/Dialog.tsx';
import { type ContentName, useClose } from './ContentForm.tsx';

interface Props<Name extends ContentName> {
  resource: Name;
  id: string | undefined;
  /** Title while the item loads. */
  title: string;
  children: (item: Item<Name> | null, reopen: () => void) => ReactNode;
}

/** Reports a missing item in the banner over the dashboard. */
export const ContentRoute = <Name extends ContentName>({ title, ...route }: Props<Name>) => {
  const { t } = useTranslation();
  const { show } = useBanner();
  const messageOf = useFailureMessage();
  const close = useClose();
  const navigate = useNavigate();
  const here = useLocation();
  const onReadFailure = (error: unknown) => {
    const isRemoved = error instanceof ApiError && error.status === 404;
    show(isRemoved ? { message: t('content.removed') } : { message: messageOf(error), retry: () => navigate(here) });
    close();
  };
  return (
    <EditOrCreate
      {...route}
      loading={
        <LoadingDialog
          title={title}
          size="large"
          className="grid grid-rows-[auto_minmax(0,1fr)_auto] max-h-[calc(100dvh-48px)] max-laptop:h-dvh max-laptop:max-h-none"
          onClose={close}
        />
      }
      onReadFailure={onReadFailure}
    />
  );
};
