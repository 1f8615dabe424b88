import { useEffect, useRef, useState } from 'react';
import { Icon } from './Icon.tsx';

/** How long a message stays (specification, section 9). */
const LIFE_MS = 5000;

export interface Message {
  /** Tells a message from the one before, though it says the same. */
  id: number;
  text: string;
  isError: boolean;
}

/** Calls back when the time is over; while it is held, the time stands still. */
const useLifetime = (isHeld: boolean, onEnd: () => void): void => {
  const left = useRef(LIFE_MS);
  useEffect(() => {
    if (isHeld) return;
    const started = performance.now();
    const timer = setTimeout(onEnd, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [isHeld, onEnd]);
};

interface BarProps {
  message: Message;
  closeLabel: string;
  onClose(): void;
}

const Bar = ({ message: { text, isError }, closeLabel, onClose }: BarProps) => {
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHeld = isPointedAt || hasFocus;
  useLifetime(isHeld, onClose);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only holds the time.
    <div
      className={`toast ${isError ? 'bad' : ''} ${isHeld ? 'held' : ''}`}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <Icon name={isError ? 'warning' : 'check'} />
      <p>{text}</p>
      <button type="button" aria-label={closeLabel} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
};

interface ToastProps {
  message: Message | null;
  closeLabel: string;
  /** The same function at each render: a new one would start the time anew. */
  onClose(): void;
}

/** A message at the top that goes by itself (guide §8.16). Both live regions exist from the start: screen readers miss new ones. */
export const Toast = ({ message, closeLabel, onClose }: ToastProps) => {
  const bar = message && <Bar key={message.id} message={message} closeLabel={closeLabel} onClose={onClose} />;
  return (
    <>
      <div role="status">{!message?.isError && bar}</div>
      <div role="alert">{message?.isError && bar}</div>
    </>
  );
};
