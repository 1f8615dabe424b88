import { CoreAdminContext, memoryStore } from 'react-admin';
import { BannerProvider } from './notices/banner.tsx';
import { QuestionsProvider } from './notices/questions.tsx';
import { Toasts } from './notices/Toasts.tsx';
import { authProvider } from './providers/auth-provider.ts';
import { dataProvider } from './providers/data-provider.ts';
import { i18nProvider } from './providers/i18n-provider.ts';
import { queryClient } from './providers/query-client.ts';
import { Shell } from './shell/Shell.tsx';

const store = memoryStore();

/** react-admin's core around our shell: its data, its sign-in guard, its texts; none of its looks. */
export const Root = () => (
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
