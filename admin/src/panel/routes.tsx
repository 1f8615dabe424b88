import { createBrowserRouter } from 'react-router-dom';
import { Trouble } from '../entry/Trouble.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { NotFound } from './NotFound.tsx';
import { Root } from './Root.tsx';

/** The table of contents: every section has an address, a folder and a chunk of its own. Forms have addresses too. */
export const router = createBrowserRouter(
  [
    {
      element: <Root />,
      errorElement: <Trouble />,
      hydrateFallbackElement: <Waiting />,
      children: [
        {
          errorElement: <Trouble />,
          children: [
            {
              path: '/',
              lazy: () => import('../dashboard/DashboardPage.tsx'),
              children: [
                { path: 'crops/new', lazy: () => import('../dashboard/CropForm.tsx') },
                { path: 'crops/:id', lazy: () => import('../dashboard/CropForm.tsx') },
                { path: 'articles/new/:type', lazy: () => import('../dashboard/ArticleForm.tsx') },
                { path: 'articles/:id', lazy: () => import('../dashboard/ArticleForm.tsx') },
              ],
            },
            {
              path: '/gallery',
              lazy: () => import('../gallery/GalleryPage.tsx'),
              children: [{ path: ':id', lazy: () => import('../gallery/captions/CaptionForm.tsx') }],
            },
            {
              path: '/admins',
              lazy: () => import('../admins/AdminsPage.tsx'),
              children: [
                { path: 'new', lazy: () => import('../admins/AdminForm.tsx') },
                { path: ':id', lazy: () => import('../admins/AdminForm.tsx') },
              ],
            },
            {
              path: '/jobs',
              lazy: () => import('../job-requests/JobRequestsPage.tsx'),
              children: [{ path: ':id', lazy: () => import('../job-requests/JobRequestDetails.tsx') }],
            },
            { path: '/contacts', lazy: () => import('../contacts/ContactsPage.tsx') },
            { path: '/partners/:id?', lazy: () => import('../partners/PartnersPage.tsx') },
            { path: '/members/:id?', lazy: () => import('../members/MembersPage.tsx') },
            { path: '/backgrounds', lazy: () => import('../backgrounds/BackgroundsPage.tsx') },
            { path: '/trash', lazy: () => import('../trash/TrashPage.tsx') },
            { path: '/activity', lazy: () => import('../activity/ActivityPage.tsx') },
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
