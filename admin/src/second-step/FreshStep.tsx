import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { meetDemands } from '../data/call.ts';

const StepDialog = lazy(() => import('./StepDialog.tsx'));

/**
 * Asks for the second step again where the server wants a fresh one: before changes to who may sign in, and how. Leads to the page of
 * one's own password where that must be another one first.
 */
export const FreshStep = () => {
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
      <StepDialog onSettled={settle} />
    </Suspense>
  );
};
