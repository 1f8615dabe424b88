import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { meetDemands } from '../../kit/data/call.ts';

const SecondFactorDialog = lazy(() => import('./SecondFactorDialog.tsx'));

/** Asks for a fresh second factor when the server requires it, or opens the password page when a new password is due. */
export const FreshSecondFactor = () => {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const waiting = useRef<((isProved: boolean) => void)[]>([]);
  useEffect(
    () =>
      meetDemands({
        prove: () =>
          new Promise((resolve) => {
            waiting.current.push(resolve);
            setIsAsking(true);
          }),
        choosePassword: () => void navigate('/account'),
      }),
    [navigate],
  );
  if (!isAsking) return null;
  const settle = (isProved: boolean) => {
    setIsAsking(false);
    for (const resolve of waiting.current.splice(0)) resolve(isProved);
  };
  return (
    <Suspense fallback={null}>
      <SecondFactorDialog onSettled={settle} />
    </Suspense>
  );
};
