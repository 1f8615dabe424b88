import { lazy, Suspense } from 'react';
import type { Props } from './ManyActs.tsx';

const ManyActs = lazy(() => import('./ManyActs.tsx'));

export const ManyBar = (props: Props) => (
  <Suspense>
    <ManyActs {...props} />
  </Suspense>
);
