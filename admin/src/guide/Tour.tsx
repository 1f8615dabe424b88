import { lazy, Suspense } from 'react';
import { useTour } from './use-tour.ts';

const TourSteps = lazy(() => import('./TourSteps.tsx'));

/** The tour of the first day, until it is closed; fetched only for those who have not closed it. */
export const Tour = () => {
  const { isOpen, close } = useTour();
  return isOpen ? (
    <Suspense>
      <TourSteps onClose={close} />
    </Suspense>
  ) : null;
};
