import { useState } from 'react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { authProvider } from '../data/auth-provider.ts';
import { dataProvider } from '../data/data-provider.ts';
import { openQueryClient } from '../data/query-client.ts';
import { BannerProvider } from '../feedback/banner.tsx';
import { Toasts } from '../feedback/Toasts.tsx';
import { ConfirmProvider } from '../feedback/use-confirm.tsx';
import { i18nProvider } from './i18n/i18n-provider.ts';
import { Shell } from './shell/Shell.tsx';

/** react-admin's core around our shell: its data, its sign-in guard, its texts; none of its looks. */
export const Root = () => {
  const [queryClient] = useState(openQueryClient);
  const [store] = useState(memoryStore);
  return (
    <CoreAdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <BannerProvider>
        <ConfirmProvider>
          <Shell />
          <Toasts />
        </ConfirmProvider>
      </BannerProvider>
    </CoreAdminContext>
  );
};
