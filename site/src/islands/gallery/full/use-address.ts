import { PHOTO_ANCHOR } from '@sanabel/contract/pages';
import { useEffect, useRef } from 'react';
import { writeAddress } from '../../../content/address.ts';

/** Empty when there is none. */
export const photoInAddress = (): string => (location.hash.startsWith(PHOTO_ANCHOR) ? location.hash.slice(PHOTO_ANCHOR.length) : '');

const photoAddress = (id: string): string => `${PHOTO_ANCHOR}${id}`;

/**
 * Puts the open photo into the address, so that it can be shared, and lets the browser's "back" close the view. Returns a function that
 * restores the address after any other way to close it.
 */
export const useAddress = (id: string, onBack: () => void): (() => void) => {
  const isOurs = useRef(false);
  useEffect(() => {
    if (photoInAddress() !== '') return writeAddress('replaceState', null, photoAddress(id));
    writeAddress('pushState', null, photoAddress(id));
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
    else writeAddress('replaceState', null, location.pathname + location.search);
  };
};
