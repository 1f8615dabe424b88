const FLUSH_MS = 25;
const FLUSH_LINES = 1_000;

let waiting: string[] = [];
let timer: NodeJS.Timeout | undefined;

const flush = (): void => {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const text = `${waiting.join('\n')}\n`;
  waiting = [];
  process.stdout.write(text);
};

process.once('exit', flush);

/** Writes in batches: Node writes to files and pipes synchronously, so every reader would wait for the disk. */
export const writeLine = (line: Readonly<Record<string, unknown>>): void => {
  waiting.push(JSON.stringify({ time: new Date().toISOString(), ...line }));
  if (waiting.length >= FLUSH_LINES) flush();
  else timer ??= setTimeout(flush, FLUSH_MS);
};
