import { type ComponentType, useState } from 'react';
import type { FullScreenProps } from './full/FullScreen.tsx';

/** The full-screen view, fetched only when it is opened for the first time. */
export const useFullScreen = () => {
  const [View, setView] = useState<ComponentType<FullScreenProps> | null>(null);
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  const open = async () => {
    try {
      const { FullScreen } = await import('./full/FullScreen.tsx');
      setView(() => FullScreen);
      setState('open');
    } catch {
      setState('failed');
    }
  };
  return { View: state === 'open' ? View : null, hasFailed: state === 'failed', open, close: () => setState('closed') };
};
