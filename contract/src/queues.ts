/**
 * Queues by which one client cannot keep all others waiting, in the servers that anybody reaches. They hold requests up instead of refusing
 * them: behind one address of a mobile network are thousands of people.
 */

/** A connection, as Node's sockets are. */
interface Connection {
  pause(): unknown;
  resume(): unknown;
}

type End = () => void;

/** Ends a place in a queue once, however often it is called. */
const once = (work: () => void): End => {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
};

/**
 * Runs the requests of one connection one after the other, in the order in which HTTP/1.1 has to answer them. Nothing is read from the
 * connection while one of them waits, so pipelining costs no more than the bytes of one read.
 */
export const createConnectionQueue = () => {
  const queues = new WeakMap<Connection, (() => void)[]>();
  /** Waits until all earlier requests of the connection have ended. Returns the end of this one. */
  return async (connection: Connection): Promise<End> => {
    const queue = queues.get(connection) ?? [];
    if (queues.has(connection)) {
      connection.pause();
      await new Promise<void>((resolve) => queue.push(resolve));
    } else queues.set(connection, queue);
    return once(() => {
      const next = queue.shift();
      if (!next) return void queues.delete(connection);
      // Node resumes a connection itself when an answer has ended.
      if (queue.length > 0) connection.pause();
      else connection.resume();
      next();
    });
  };
};

interface CallerLimits {
  /** Requests of one caller that run at once. */
  running: number;
  /** Requests of one caller that wait; further ones are refused. */
  waiting: number;
}

interface Caller {
  running: number;
  waiting: (() => void)[];
}

/** Runs at most so many requests of one caller at once, and lets the others of that caller wait in order. */
export const createCallerQueue = (limits: CallerLimits) => {
  const callers = new Map<string, Caller>();
  /** Waits for a place. Returns the end of the request, or null when too many of this caller wait already. */
  return async (name: string): Promise<End | null> => {
    const caller = callers.get(name) ?? { running: 0, waiting: [] };
    callers.set(name, caller);
    if (caller.running < limits.running) caller.running += 1;
    else if (caller.waiting.length >= limits.waiting) return null;
    else await new Promise<void>((resolve) => caller.waiting.push(resolve));
    return once(() => {
      const next = caller.waiting.shift();
      if (next) return next();
      caller.running -= 1;
      if (caller.running === 0) callers.delete(name);
    });
  };
};
