import { lazy, Suspense } from 'react';
import { useTour } from './use-tour.ts';

const TourSteps = lazy(() => import('./TourSteps.tsx'));

/** Loads its steps only for admins who have not closed the tour. */
export const Tour = () => {
  const { isOpen, close } = useTour();
  return isOpen ? (
    <Suspense>
      <TourSteps onClose={close} />
    </Suspense>
  ) : null;
};
