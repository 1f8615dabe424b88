import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { Section } from '../data/section.ts';
import { ErrorPage } from '../ui/ErrorPage.tsx';
import { Loading } from '../ui/Kernels.tsx';
import { NotFound } from './NotFound.tsx';
import { Root } from './Root.tsx';
import { DASHBOARD_FORMS, SECTIONS, TOOLS } from './sections.ts';

/** The forms of a section, each at an address of its own. */
const formsOf = ({ path, create, createPath = 'new', edit, show }: Section): RouteObject[] => {
  const item = edit ?? show;
  return [...(create ? [{ path: `${path}/${createPath}`, lazy: create }] : []), ...(item ? [{ path: `${path}/:id`, lazy: item }] : [])];
};

/** The address of a section, its page, and its forms over the page. */
const routeOf = (section: Section): RouteObject => {
  const { path, list, isFormBesideList } = section;
  const forms = path === '/' ? DASHBOARD_FORMS.flatMap(formsOf) : formsOf(section);
  return { path: isFormBesideList ? `${path}/:id?` : path, ...(list ? { lazy: list } : {}), children: forms };
};

/** The addresses of the panel, made from its sections. */
export const router = createBrowserRouter(
  [
    {
      element: <Root />,
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <Loading />,
      children: [
        {
          errorElement: <ErrorPage />,
          children: [...[...SECTIONS, ...TOOLS].map(routeOf), { path: '*', element: <NotFound /> }],
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
