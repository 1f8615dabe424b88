import { createBrowserRouter } from 'react-router-dom';
import { ErrorPage } from '../ui/ErrorPage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { NotFound } from './NotFound.tsx';
import { Root } from './Root.tsx';

/** The table of contents: every section has an address, a folder and a chunk of its own. Forms have addresses too. */
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
            {
              path: '/',
              lazy: () => import('../dashboard/Dashboard.tsx'),
              children: [
                { path: 'crops/new', lazy: () => import('../crops/Form.tsx') },
                { path: 'crops/:id', lazy: () => import('../crops/Form.tsx') },
                { path: 'articles/new/:type', lazy: () => import('../articles/Form.tsx') },
                { path: 'articles/:id', lazy: () => import('../articles/Form.tsx') },
              ],
            },
            {
              path: '/gallery',
              lazy: () => import('../gallery/List.tsx'),
              children: [{ path: ':id', lazy: () => import('../gallery/Form.tsx') }],
            },
            {
              path: '/admins',
              lazy: () => import('../admins/List.tsx'),
              children: [
                { path: 'new', lazy: () => import('../admins/Form.tsx') },
                { path: ':id', lazy: () => import('../admins/Form.tsx') },
              ],
            },
            {
              path: '/jobs',
              lazy: () => import('../job-requests/List.tsx'),
              children: [{ path: ':id', lazy: () => import('../job-requests/Show.tsx') }],
            },
            { path: '/contacts', lazy: () => import('../contacts/Form.tsx') },
            { path: '/partners/:id?', lazy: () => import('../partners/List.tsx') },
            { path: '/members/:id?', lazy: () => import('../members/List.tsx') },
            { path: '/backgrounds', lazy: () => import('../backgrounds/List.tsx') },
            { path: '/trash', lazy: () => import('../trash/List.tsx') },
            { path: '/activity', lazy: () => import('../activity/List.tsx') },
            { path: '*', element: <NotFound /> },
          ],
        },
      ],
    },
  ],
  {
    basename: '/admin',
    future: {
      v7_relativeSplatPath: true,
      v7_fetcherPersist: true,
      v7_normalizeFormMethod: true,
      v7_partialHydration: true,
      v7_skipActionErrorRevalidation: true,
    },
  },
);
