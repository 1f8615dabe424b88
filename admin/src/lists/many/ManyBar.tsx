import { lazy, Suspense } from 'react';
import type { Props } from './ManyActs.tsx';

const ManyActs = lazy(() => import('./ManyActs.tsx'));

/** The bar of the chosen items, fetched when somebody begins to choose. */
export const ManyBar = (props: Props) => (
  <Suspense>
    <ManyActs {...props} />
  </Suspense>
);
