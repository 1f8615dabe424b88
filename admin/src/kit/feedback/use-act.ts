import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useShowFailure } from './failures.tsx';

/** Runs one action at a time, then shows a message or a failure. */
export const useAct = () => {
  const notify = useNotify();
  const showFailure = useShowFailure();
  const [isBusy, setIsBusy] = useState(false);
  const act = async (done: () => Promise<unknown>, message?: string): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await done();
      if (message !== undefined) notify(message, { type: 'success' });
    } catch (error) {
      showFailure(error);
    }
    setIsBusy(false);
  };
  return { isBusy, act };
};
