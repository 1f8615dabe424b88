import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTour } from './use-tour.ts';

const TourSteps = lazy(() => import('./TourSteps.tsx'));

/** One line until the tour is taken or declined; loads the steps on demand. */
export const Tour = () => {
  const { t } = useTranslation();
  const { isOpen, close } = useTour();
  const [isBegun, setIsBegun] = useState(false);
  if (!isOpen) return null;
  if (isBegun)
    return (
      <Suspense>
        <TourSteps onClose={close} />
      </Suspense>
    );
  return (
    <p className="flex gap-x-4 items-center mb-3 text-note">
      <button type="button" className="link min-h-11 font-strong text-brand" onClick={() => setIsBegun(true)}>
        {t('guide.tour.begin')}
      </button>
      <button type="button" className="link min-h-11 text-ink-2" onClick={() => void close()}>
        {t('guide.tour.notNow')}
      </button>
    </p>
  );
};
