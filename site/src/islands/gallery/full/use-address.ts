import { useEffect, useRef } from 'react';

const MARK = '#photo-';

/** The photo that the page's address speaks of; empty when it speaks of none. */
export const photoInAddress = (): string => (location.hash.startsWith(MARK) ? location.hash.slice(MARK.length) : '');

const photoAddress = (id: string): string => `${MARK}${id}`;

/**
 * While the view is open the address names its photo, so that it can be sent to someone, and the browser's "back" closes the view.
 * Returns what is to be called once the view has closed some other way.
 */
export const useAddress = (id: string, onBack: () => void): (() => void) => {
  const isOurs = useRef(false);
  useEffect(() => {
    if (photoInAddress() !== '') return history.replaceState(null, '', photoAddress(id));
    history.pushState(null, '', photoAddress(id));
    isOurs.current = true;
  }, [id]);
  useEffect(() => {
    const onPopState = () => {
      if (photoInAddress() === '') onBack();
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [onBack]);
  return () => {
    if (photoInAddress() === '') return;
    if (isOurs.current) history.back();
    else history.replaceState(null, '', location.pathname + location.search);
  };
};
