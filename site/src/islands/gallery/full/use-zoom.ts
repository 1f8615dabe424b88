import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { isEnlarged, type Point, type Size, shift, stepBySwipe, type View, WHOLE, zoomAt } from './zoom.ts';

const BUTTON_FACTOR = 1.6;
const DOUBLE_TAP_FACTOR = 2.5;
const DOUBLE_TAP_MS = 320;
/** A finger moves by this much during a tap. */
const TREMBLE_PX = 12;

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

interface ZoomOptions {
  picture: RefObject<HTMLElement | null>;
  isRightToLeft: boolean;
  onStep(step: -1 | 1): void;
}

/** Handles touch and mouse: pinch and double tap zoom, a drag moves the zoomed picture, a swipe changes the picture. */
export const useZoom = ({ picture, isRightToLeft, onStep }: ZoomOptions) => {
  const [view, setView] = useState<View>(WHOLE);
  const [drag, setDrag] = useState(0);
  const fingers = useRef(new Map<number, Point>());
  const begun = useRef<{ at: Point; isOneFinger: boolean }>({ at: { x: 0, y: 0 }, isOneFinger: true });
  const lastTap = useRef({ time: Number.NEGATIVE_INFINITY, at: { x: 0, y: 0 } });

  const size = (): Size => ({ width: picture.current?.offsetWidth ?? 0, height: picture.current?.offsetHeight ?? 0 });
  const fromMiddle = (frame: Element, { x, y }: Point): Point => {
    const box = frame.getBoundingClientRect();
    return { x: x - box.x - box.width / 2, y: y - box.y - box.height / 2 };
  };
  const zoom = (factor: number, at: Point = { x: 0, y: 0 }) => setView((now) => zoomAt(now, factor, at, size()));
  const move = (by: Point) => setView((now) => shift(now, by, size()));
  const reset = () => {
    setView(WHOLE);
    setDrag(0);
  };

  const tap = (event: PointerEvent, at: Point) => {
    const isSecond = event.timeStamp - lastTap.current.time < DOUBLE_TAP_MS && distance(at, lastTap.current.at) < TREMBLE_PX * 2;
    lastTap.current = { time: isSecond ? Number.NEGATIVE_INFINITY : event.timeStamp, at };
    if (!isSecond) return;
    if (isEnlarged(view)) reset();
    else zoom(DOUBLE_TAP_FACTOR, fromMiddle(event.currentTarget, at));
  };

  const onPointerDown = (event: PointerEvent) => {
    const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
    if (event.button !== 0 || isOnButton) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, at);
    begun.current = { at, isOneFinger: fingers.current.size === 1 };
    if (!begun.current.isOneFinger) setDrag(0);
  };
  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...fingers.current].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]));
    fingers.current.set(event.pointerId, now);
    if (other) {
      const middle = fromMiddle(event.currentTarget, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      zoom(distance(now, other) / Math.max(distance(before, other), 1), middle);
    } else if (isEnlarged(view)) move({ x: now.x - before.x, y: now.y - before.y });
    else if (begun.current.isOneFinger) setDrag(now.x - begun.current.at.x);
  };
  const onPointerUp = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return;
    setDrag(0);
    const { at, isOneFinger } = begun.current;
    const end = { x: event.clientX, y: event.clientY };
    if (!isOneFinger) return;
    if (distance(at, end) < TREMBLE_PX) return tap(event, end);
    const step = isEnlarged(view) ? 0 : stepBySwipe({ x: end.x - at.x, y: end.y - at.y }, isRightToLeft);
    if (step !== 0) onStep(step);
  };
  const onPointerCancel = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    setDrag(0);
  };

  return {
    view,
    drag,
    move,
    reset,
    enlarge: () => zoom(BUTTON_FACTOR),
    lessen: () => zoom(1 / BUTTON_FACTOR),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
};
