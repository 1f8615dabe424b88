import { useState } from 'react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { BannerProvider } from './notices/banner.tsx';
import { QuestionsProvider } from './notices/questions.tsx';
import { Toasts } from './notices/Toasts.tsx';
import { authProvider } from './providers/auth-provider.ts';
import { dataProvider } from './providers/data-provider.ts';
import { i18nProvider } from './providers/i18n-provider.ts';
import { openQueryClient } from './providers/query-client.ts';
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
        <QuestionsProvider>
          <Shell />
          <Toasts />
        </QuestionsProvider>
      </BannerProvider>
    </CoreAdminContext>
  );
};
