import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';

/** Memory and handles of a process once its load rests and its garbage is collected. */
export interface Held {
  rssMb: number;
  heapMb: number;
  /** Sockets, files and workers that keep the process awake, by Node's own count; timers come and go, and are left out. */
  handles: number;
  /** Open files and sockets, as Linux counts them; null elsewhere. */
  files: number | null;
}

const MB = 2 ** 20;
const POLL_MS = 250;
/** Equal counts in a row: `fetch` keeps idle connections for 4 s, and closes them one by one. */
const STEADY_POLLS = 10;
const MOST_POLLS = 60;

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string() }));
const reply = z.looseObject({
  id: z.number().optional(),
  result: z.looseObject({ result: z.looseObject({ value: z.unknown() }).optional() }).optional(),
});
const figures = z.object({ rss: z.number(), heap: z.number(), handles: z.number() });
const FIGURES = `({
  rss: process.memoryUsage.rss(), heap: process.memoryUsage().heapUsed,
  handles: process.getActiveResourcesInfo().filter((name) => !/Timeout|Immediate/.test(name)).length,
})`;

/** Measures a process through Node's inspector, which it has opened at this port (`--inspect`): none of our code runs in it. */
export const openProbe = async (pid: number, inspectorPort: number) => {
  const [target] = targets.parse(await (await fetch(`http://127.0.0.1:${inspectorPort}/json/list`)).json());
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  const waiting = new Map<number, (value: unknown) => void>();
  let count = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = reply.parse(JSON.parse(String(data)));
    if (id === undefined) return;
    waiting.get(id)?.(result?.result?.value);
    waiting.delete(id);
  });
  const ask = (method: string, params: object = {}): Promise<unknown> => {
    count += 1;
    const id = count;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
  const readFigures = async () => figures.parse(await ask('Runtime.evaluate', { expression: FIGURES, returnByValue: true }));

  const settle = async (): Promise<void> => {
    let [last, steady] = [-1, 0];
    for (let polls = 0; polls < MOST_POLLS && steady < STEADY_POLLS; polls += 1) {
      const { handles } = await readFigures();
      steady = handles === last ? steady + 1 : 0;
      last = handles;
      await pause(POLL_MS);
    }
  };
  return {
    /** Call it while nothing calls the process. */
    measure: async (): Promise<Held> => {
      await settle();
      await ask('HeapProfiler.collectGarbage');
      const { rss, heap, handles } = await readFigures();
      const files = process.platform === 'linux' ? readdirSync(`/proc/${pid}/fd`).length : null;
      return { rssMb: rss / MB, heapMb: heap / MB, handles, files };
    },
    close: (): void => socket.close(),
  };
};
