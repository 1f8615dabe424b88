/**
 * Keeps one client from blocking all others. Requests wait instead of being refused, because thousands share an address of a mobile
 * network.
 */

interface Connection {
  pause(): unknown;
  resume(): unknown;
}

type End = () => void;

/** Ignores repeated calls. */
const once = (work: () => void): End => {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
};

/** Runs requests in the order in which HTTP/1.1 answers them. Reading pauses meanwhile, so pipelining costs no more than one read. */
export const createConnectionQueue = () => {
  const queues = new WeakMap<Connection, (() => void)[]>();
  /** Returns the function that ends this request. */
  return async (connection: Connection): Promise<End> => {
    const queue = queues.get(connection) ?? [];
    if (queues.has(connection)) {
      connection.pause();
      await new Promise<void>((resolve) => queue.push(resolve));
    } else queues.set(connection, queue);
    return once(() => {
      const next = queue.shift();
      if (!next) return void queues.delete(connection);
      // Node resumes a connection when an answer has ended.
      if (queue.length > 0) connection.pause();
      else connection.resume();
      next();
    });
  };
};

interface CallerLimits {
  running: number;
  /** Further requests are refused. */
  waiting: number;
}

interface Caller {
  running: number;
  waiting: (() => void)[];
}

/** Limits the concurrent requests of each caller; the others wait in order. */
export const createCallerQueue = (limits: CallerLimits) => {
  const callers = new Map<string, Caller>();
  /** Returns the function that ends the request, or null when too many requests of this caller wait. */
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
