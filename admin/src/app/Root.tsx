import { useState } from 'react';
import { CoreAdminContext, memoryStore, ResourceDefinitionContextProvider } from 'react-admin';
import { authProvider } from '../data/auth-provider.ts';
import { dataProvider } from '../data/data-provider.ts';
import { openQueryClient } from '../data/query-client.ts';
import { definitionOf } from '../data/section.ts';
import { BannerProvider } from '../feedback/banner.tsx';
import { Toasts } from '../feedback/Toasts.tsx';
import { ConfirmProvider } from '../feedback/use-confirm.tsx';
import { i18nProvider } from './i18n/i18n.ts';
import { DASHBOARD_FORMS, SECTIONS, TOOLS } from './sections.ts';
import { Shell } from './shell/Shell.tsx';

const definitions = Object.fromEntries([...SECTIONS, ...DASHBOARD_FORMS, ...TOOLS].map((section) => [section.name, definitionOf(section)]));

/** react-admin's core around our shell: its data, its sign-in guard, its texts, its resources; none of its looks. */
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
      <ResourceDefinitionContextProvider definitions={definitions}>
        <BannerProvider>
          <ConfirmProvider>
            <Shell />
            <Toasts />
          </ConfirmProvider>
        </BannerProvider>
      </ResourceDefinitionContextProvider>
    </CoreAdminContext>
  );
};
