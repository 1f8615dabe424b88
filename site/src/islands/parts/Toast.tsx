import { useEffect, useRef, useState } from 'react';
import { Icon } from './Inline.tsx';

/** The lifetime of a message (specification, section 9). */
const LIFE_MS = 5000;

export interface Message {
  /** Distinguishes two messages with the same text. */
  id: number;
  text: string;
  isError: boolean;
}

/** Pauses the timer while `isHeld`. */
const useLifetime = (isPaused: boolean, onEnd: () => void): void => {
  const left = useRef(LIFE_MS);
  useEffect(() => {
    if (isPaused) return;
    const started = performance.now();
    const timer = setTimeout(onEnd, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [isPaused, onEnd]);
};

const BAR = [
  'dark-band fixed inset-x-0 top-5 z-60 mx-auto flex w-max max-w-[min(100%-32px,640px)] items-center gap-3.5 overflow-hidden py-2.5 ps-4 pe-2',
  'rounded-[6px] rounded-ss-[24px] rounded-ee-[24px] text-small text-white leading-[1.6] [box-shadow:var(--shadow-float)]',
  // A line along the lower edge shows the time left: it shortens along the reading direction.
  'after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:origin-[100%_50%] after:animate-shrink after:bg-wheat-500 ltr:after:origin-[0_50%]',
].join(' ');

interface BarProps {
  message: Message;
  closeLabel: string;
  onClose(): void;
}

const Bar = ({ message: { text, isError }, closeLabel, onClose }: BarProps) => {
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isPaused = isPointedAt || hasFocus;
  useLifetime(isPaused, onClose);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only holds the time.
    <div
      data-toast
      className={`${BAR} ${isError ? 'bg-[#7e2413]' : 'bg-green-950'} ${isPaused ? 'after:[animation-play-state:paused]' : ''}`}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <Icon name={isError ? 'warning' : 'check'} className={`size-6 ${isError ? 'text-[#ffd9c9]' : 'text-wheat-500'}`} />
      <p>{text}</p>
      <button
        type="button"
        className="grid size-11 flex-none cursor-pointer place-items-center focus-visible:-outline-offset-5"
        aria-label={closeLabel}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
  );
};

interface ToastProps {
  message: Message | null;
  closeLabel: string;
  /** Must be stable across renders: a new function restarts the timer. */
  onClose(): void;
}

/** A self-closing message (guide §8.16). Both live regions exist from the start: screen readers miss new ones. */
export const Toast = ({ message, closeLabel, onClose }: ToastProps) => {
  const bar = message && <Bar key={message.id} message={message} closeLabel={closeLabel} onClose={onClose} />;
  return (
    <>
      <div role="status">{!message?.isError && bar}</div>
      <div role="alert">{message?.isError && bar}</div>
    </>
  );
};
