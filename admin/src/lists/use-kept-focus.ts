import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** A browser takes the focus from an element that changes its place in the page; this gives it back. */
export const useKeptFocus = (place: number) => {
  const focused = useRef<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of place is what takes the focus.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) focused.current?.focus();
  }, [place]);
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focused.current = target;
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget !== null) focused.current = null;
    },
  };
};
