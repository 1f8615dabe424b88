import { useState } from 'react';
import { passedOf, UNDO_MS } from './waiting.ts';
import './time-left.css';

/**
 * A bar along the edge of what it lies in, as long as the deletion still waits. It is drawn by the clock of the deletion, which nothing
 * holds: a message that comes again in another place goes on where it was. For the eye alone: the words say how long.
 */
export const TimeLeft = ({ id }: { id: string }) => {
  const [passed] = useState(() => passedOf(id));
  return <span className="time-left" aria-hidden="true" style={{ animationDuration: `${UNDO_MS}ms`, animationDelay: `-${passed}ms` }} />;
};
