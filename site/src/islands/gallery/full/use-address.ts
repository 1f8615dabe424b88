import { PHOTO_ANCHOR } from '@sanabel/contract/pages';
import { useEffect, useRef } from 'react';
import { writeAddress } from '../../../content/address.ts';

/** Reads the photo's id from the page's address; empty when there is none. */
export const photoInAddress = (): string => (location.hash.startsWith(PHOTO_ANCHOR) ? location.hash.slice(PHOTO_ANCHOR.length) : '');

const photoAddress = (id: string): string => `${PHOTO_ANCHOR}${id}`;

/**
 * Names the photo in the address while the view is open, so that it can be shared, and lets the browser's "back" close the view.
 * Returns the function that tidies the address when the view has closed some other way.
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
