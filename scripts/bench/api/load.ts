import { Agent, request } from 'node:http';

export interface Question {
  url: string;
  headers?: Record<string, string>;
  method?: 'GET' | 'POST';
  body?: string;
}
export interface Reply {
  status: number;
  bytes: number;
  ms: number;
}

const CONNECTIONS = 16;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
/** Another agent for a second load: neither waits for the other's connections. */
export const otherAgent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

export const ask = ({ url, headers = {}, method = 'GET', body }: Question, through: Agent = agent): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const asked = request(url, { agent: through, headers, method }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes, ms: performance.now() - started }));
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });

/** Returns the answers per second of a few connections that always have one request open. */
export const rateOf = async (
  question: Question,
  expected: Pick<Reply, 'status' | 'bytes'> | null,
  milliseconds: number,
): Promise<number> => {
  const started = performance.now();
  const end = started + milliseconds;
  let answers = 0;
  const one = async (): Promise<void> => {
    while (performance.now() < end) {
      const { status, bytes } = await ask(question);
      if (expected && (status !== expected.status || bytes !== expected.bytes))
        throw new Error(`${question.url}: ${status}, ${bytes} bytes`);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  return (answers * 1000) / (performance.now() - started);
};
