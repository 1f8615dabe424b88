import type { KeyboardCoordinateGetter, UniqueIdentifier } from '@dnd-kit/core';
import { DIRECTIONS, language } from '../language/language.ts';
import { targetOf, type Way } from './order-steps.ts';

const KEYS: Readonly<Record<string, Way>> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' };
const SIDEWAYS = { ltr: { ArrowRight: 'forward', ArrowLeft: 'back' }, rtl: { ArrowRight: 'back', ArrowLeft: 'forward' } } as const;

const isNamed = (items: unknown): items is UniqueIdentifier[] => Array.isArray(items);

/** The arrow keys of a picked item, in the reading direction of the page; Home and End go to the ends. */
export const orderKeys: KeyboardCoordinateGetter = (event, { context: { active, over, droppableRects } }) => {
  const sideways: Readonly<Record<string, Way>> = SIDEWAYS[DIRECTIONS[language.get()]];
  const way = KEYS[event.code] ?? sideways[event.code];
  const items: unknown = active?.data.current?.sortable.items;
  if (!active || !way || !isNamed(items)) return undefined;
  event.preventDefault();
  const places = items.map((id) => droppableRects.get(id) ?? { top: 0, left: 0 });
  const target = places[targetOf(places, items.indexOf(over?.id ?? active.id), way)];
  return target && { x: target.left, y: target.top };
};
