import { useState } from 'react';
import { useShowFailure } from '../../feedback/failures.tsx';

export const useAct = () => {
  const showFailure = useShowFailure();
  const [isBusy, setIsBusy] = useState(false);
  const act = async (done: () => Promise<unknown>): Promise<void> => {
    setIsBusy(true);
    try {
      await done();
    } catch (error) {
      showFailure(error);
    }
    setIsBusy(false);
  };
  return { isBusy, act };
};
