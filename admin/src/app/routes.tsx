import { CoreAdminContext, memoryStore, ResourceDefinitionContextProvider } from 'ra-core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createBrowserRouter, Link, type RouteObject, redirect } from 'react-router-dom';
import { authProvider } from '../kit/data/auth-provider.ts';
import { dataProvider } from '../kit/data/data-provider.ts';
import { openQueryClient } from '../kit/data/query-client.ts';
import { definitionOf, type Section } from '../kit/data/section.ts';
import { BannerProvider } from '../kit/feedback/failures.tsx';
import { ConfirmProvider } from '../kit/feedback/use-confirm.tsx';
import { EmptyList } from '../kit/lists/ListFoot.tsx';
import { ErrorPage } from '../kit/ui/ErrorPage.tsx';
import { Loading } from '../kit/ui/Kernels.tsx';
import { PageHead } from '../kit/ui/PageHead.tsx';
import { FreshSecondFactor } from '../people/second-factor/FreshSecondFactor.tsx';
import { i18nProvider } from './i18n/i18n.ts';
import { DASHBOARD_FORMS, mayOpen, PAGES } from './sections.ts';
import { Shell } from './shell/Shell.tsx';

const NotFound = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('common.notFound')} />
      <EmptyList
        action={
          <span className="flex gap-2.5 flex-wrap justify-center">
            <Link className="button" to="/">
              {t('common.backToStart')}
            </Link>
            {mayOpen('/trash') && (
              <Link className="button quiet" to="/trash">
                {t('trash.title')}
              </Link>
            )}
          </span>
        }
      >
        {t('common.notFoundHint')}
      </EmptyList>
    </>
  );
};

const definitions = Object.fromEntries([...PAGES, ...DASHBOARD_FORMS].map((section) => [section.name, definitionOf(section)]));

/** Wraps the shell in react-admin's core: data, authentication, texts and resources, none of its interface. */
const Root = () => {
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
            <FreshSecondFactor />
          </ConfirmProvider>
        </BannerProvider>
      </ResourceDefinitionContextProvider>
    </CoreAdminContext>
  );
};

const formsOf = ({ path, create, createPath = 'new', edit, show }: Section): RouteObject[] => {
  const item = edit ?? show;
  return [...(create ? [{ path: `${path}/${createPath}`, lazy: create }] : []), ...(item ? [{ path: `${path}/:id`, lazy: item }] : [])];
};

const routesOf = (section: Section): RouteObject[] => {
  const { path, list, isFormBesideList, isFormAPage = false } = section;
  const forms = path === '/' ? DASHBOARD_FORMS.flatMap(formsOf) : formsOf(section);
  const page = { path: isFormBesideList ? `${path}/:id?` : path, ...(list ? { lazy: list } : {}) };
  return isFormAPage ? [page, ...forms] : [{ ...page, children: forms }];
};

/** Redirects old bookmarks and mails. */
const MOVED: RouteObject[] = [
  { path: '/backup', loader: () => redirect('/health/backup') },
  { path: '/contacts/versions', loader: () => redirect('/contacts/media/versions') },
  { path: '/crops', loader: () => redirect('/?all=crops') },
  { path: '/articles', loader: () => redirect('/?all=awareness') },
];

const versionsOf = ({ path, versions }: Section): RouteObject[] => {
  if (!versions) return [];
  const lazy = async () => {
    const [{ VersionsPage }, fields] = await Promise.all([import('../kit/versions/VersionsPage.tsx'), versions.fields()]);
    return { Component: () => <VersionsPage list={versions.list} fields={fields} path={path} /> };
  };
  return [{ path: `${path}/:id/versions`, lazy }];
};

export const router = createBrowserRouter(
  [
    {
      element: <Root />,
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <Loading />,
      children: [
        {
          errorElement: <ErrorPage />,
          children: [
            ...PAGES.flatMap(routesOf),
            ...[...PAGES, ...DASHBOARD_FORMS].flatMap(versionsOf),
            ...MOVED,
            { path: '*', element: <NotFound /> },
          ],
        },
      ],
    },
  ],
  { basename: '/admin' },
);
