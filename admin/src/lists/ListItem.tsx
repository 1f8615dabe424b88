import { type FocusEvent, type LiHTMLAttributes, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useBanner } from '../feedback/failures.tsx';
import { useNewcomer } from './newcomer.ts';
import './lists.css';

/** Restores the focus, which browsers take from an element that moves in the document. */
const useKeptFocus = (place: number) => {
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

interface Props extends LiHTMLAttributes<HTMLLIElement> {
  id: string;
  place: number;
  ref?: Ref<HTMLLIElement>;
}

export const ListItem = ({ id, place, className = '', ref, ...others }: Props) => {
  const { failure } = useBanner();
  const item = useRef<HTMLLIElement>(null);
  useImperativeHandle(ref, () => item.current as HTMLLIElement, []);
  const isNew = useNewcomer(id, item);
  return (
    <li
      ref={item}
      className={`sortable relative ${isNew ? 'newcomer ' : ''}${failure?.itemId === id ? 'failed-item ' : ''}${className}`}
      {...others}
      {...useKeptFocus(place)}
    />
  );
};
