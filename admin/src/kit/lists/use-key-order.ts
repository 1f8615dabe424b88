import { arrayMove } from '@dnd-kit/sortable';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DIRECTIONS, useLanguage } from '../language/language.ts';
import { type Position, targetOf, wayOf } from './order.ts';

/** Item carried by keys, and the positions of all items when it was picked up. */
interface Picked {
  id: string;
  to: number;
  positions: readonly Position[];
}

interface Options {
  ids: readonly string[];
  nameOf: (id: string) => string;
  isFixed: boolean;
  move: (id: string, to: number) => void;
}

const NOWHERE = { top: 0, left: 0 };
const isPress = (key: string): boolean => key === ' ' || key === 'Enter';

const itemsBeside = (handle: Element): Element[] => [
  ...(handle.closest('.sortable')?.parentElement?.querySelectorAll(':scope > .sortable') ?? []),
];

/** Space picks up, arrows move, space drops, Escape cancels; Home and End move at any time. A ref holds the state: keys can outpace renders. */
export const useKeyOrder = ({ ids, nameOf, isFixed, move }: Options) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const [picked, setPicked] = useState<Picked | null>(null);
  const [message, setMessage] = useState('');
  const latest = useRef<Picked | null>(null);
  const carry = (next: Picked | null) => {
    latest.current = next;
    setPicked(next);
  };
  const say = (text: 'picked' | 'over' | 'dropped' | 'dragCancelled', { id, to }: Picked) =>
    setMessage(t(`lists.${text}`, { name: nameOf(id), place: to + 1, of: ids.length }));
  const order = ids.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another list nothing is carried.
  useEffect(() => carry(null), [order, isFixed]);
  useEffect(() => {
    if (picked) document.activeElement?.closest('.sortable')?.scrollIntoView({ block: 'nearest' });
  }, [picked]);

  const pickUp = (id: string, handle: Element) => {
    if (isFixed) return;
    const next = { id, to: ids.indexOf(id), positions: itemsBeside(handle).map((item) => item.getBoundingClientRect()) };
    carry(next);
    say('picked', next);
  };
  const putBack = (now: Picked) => {
    carry(null);
    say('dragCancelled', now);
  };
  const putDown = (now: Picked) => {
    carry(null);
    say('dropped', now);
    move(now.id, now.to);
  };
  return {
    picked: picked?.id ?? null,
    message,
    onKeyDown: (event: KeyboardEvent<HTMLElement>, id: string): void => {
      const now = latest.current;
      const way = wayOf(event.key, DIRECTIONS[locale]);
      if (isPress(event.key)) {
        if (now) putDown(now);
        else pickUp(id, event.currentTarget);
      } else if (now && event.key === 'Escape') putBack(now);
      else if (now && way) {
        const next = { ...now, to: targetOf(now.positions, now.to, way) };
        carry(next);
        say('over', next);
      } else if (way === 'first' || way === 'last') move(id, way === 'first' ? 0 : ids.length - 1);
      else return;
      event.preventDefault();
    },
    onBlur: () => latest.current && putBack(latest.current),
    /** Offset that makes room for the carried item. */
    shiftOf: (id: string): { x: number; y: number } | null => {
      if (!picked) return null;
      const { positions, to } = picked;
      const from = positions[ids.indexOf(id)] ?? NOWHERE;
      const position = positions[arrayMove([...ids], ids.indexOf(picked.id), to).indexOf(id)] ?? NOWHERE;
      return { x: position.left - from.left, y: position.top - from.top };
    },
  };
};
