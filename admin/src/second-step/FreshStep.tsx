import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { proveWith } from '../data/call.ts';

const StepDialog = lazy(() => import('./StepDialog.tsx'));

/** Asks for the second step again where the server wants a fresh one: before changes to who may sign in, and how. */
export const FreshStep = () => {
  const [isAsking, setIsAsking] = useState(false);
  const waiting = useRef<((isProved: boolean) => void)[]>([]);
  useEffect(
    () =>
      proveWith(
        () =>
          new Promise((resolve) => {
            waiting.current.push(resolve);
            setIsAsking(true);
          }),
      ),
    [],
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
