import { useState } from 'react';
import { passedOf, UNDO_MS } from './waiting.ts';

/**
 * Draws the time left to undo. It starts at the deletion's age, so a message that appears again elsewhere continues. Decorative: the text
 * gives the time.
 */
export const TimeLeft = ({ id }: { id: string }) => {
  const [passed] = useState(() => passedOf(id));
  return (
    <span
      className="time-left pointer-events-none"
      aria-hidden="true"
      style={{ animationDuration: `${UNDO_MS}ms`, animationDelay: `-${passed}ms` }}
    />
  );
};
