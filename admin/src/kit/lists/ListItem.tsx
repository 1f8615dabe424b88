import { type FocusEvent, type LiHTMLAttributes, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useBanner } from '../feedback/failures.tsx';
import { useJustAdded } from './just-added.ts';
import './lists.css';

/** Restores the focus, which browsers take from an element that moves in the document. */
const useFocusReturn = (index: number) => {
  const focused = useRef<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of place is what takes the focus.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) focused.current?.focus();
  }, [index]);
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
  index: number;
  ref?: Ref<HTMLLIElement>;
}

export const ListItem = ({ id, index, className = '', ref, ...others }: Props) => {
  const { failure } = useBanner();
  const item = useRef<HTMLLIElement>(null);
  useImperativeHandle(ref, () => item.current as HTMLLIElement, []);
  const isNew = useJustAdded(id, item);
  return (
    <li
      ref={item}
      className={`sortable relative ${isNew ? 'just-added ' : ''}${failure?.itemId === id ? 'failed-item ' : ''}${className}`}
      {...others}
      {...useFocusReturn(index)}
    />
  );
};
