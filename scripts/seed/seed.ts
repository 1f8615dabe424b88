import { ORDERED_NAMES } from '@sanabel/contract/entities/index';
import { commandCms } from '../admin-tool/ask.ts';
import { type Api, createApi } from './api.ts';
import { LANES, type Step } from './lanes.ts';
import { openMarker } from './marker.ts';
import { type Credentials, openSession } from './sign-in.ts';

const UPLOADS_AT_ONCE = 3;

export interface SeedOptions {
  cmsUrl: string;
  inboxUrl: string;
  dataDir: string;
  credentials: Credentials;
  /** Shrinks the sides of the pictures, because encoding them takes most of the time. */
  scale: number;
  signal: AbortSignal;
}

/** One item in any list of the editors means that the database is in use. */
const isEmpty = async (api: ReturnType<typeof createApi>): Promise<boolean> => {
  const lists = await Promise.all(ORDERED_NAMES.map((name) => api.get(`/${name}`)));
  return lists.every((list) => Array.isArray(list) && list.length === 0);
};

/** Updates one line on a terminal; elsewhere prints every quarter. */
const showProgress = (title: string, total: number) => {
  let done = 0;
  const isLive = process.stdout.isTTY;
  const draw = () => {
    if (isLive) process.stdout.write(`\r\x1b[2K${title}: ${done} of ${total}${done === total ? '\n' : ''}`);
    else if (done === total || Math.floor((done * 4) / total) > Math.floor(((done - 1) * 4) / total))
      console.log(`${title}: ${done} of ${total}`);
  };
  return () => {
    done += 1;
    draw();
  };
};

const stepsIn = async (api: Api): Promise<number> => {
  const lanes = await Promise.all(LANES.flat().map((lane) => lane(api)));
  return lanes.reduce((sum, lane) => sum + lane.length, 0);
};

const runLanes = async (lanes: Step[][], signal: AbortSignal, step: () => void): Promise<void> => {
  const waiting = [...lanes];
  const worker = async () => {
    for (let lane = waiting.shift(); lane; lane = waiting.shift()) {
      for (const upload of lane) {
        signal.throwIfAborted();
        await upload();
        step();
      }
    }
  };
  await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, worker));
};

/** Fills an empty database with the demo content over HTTP, as an editor would. Returns true if it changed anything. */
export const seedDemoContent = async ({ cmsUrl, inboxUrl, dataDir, credentials, scale, signal }: SeedOptions): Promise<boolean> => {
  const marker = openMarker(dataDir);
  const state = marker.read();
  if (state === 'done') return false;
  const visitor = createApi(cmsUrl);
  if (state === null && !(await isEmpty(visitor))) return false;
  marker.write('started');
  const { token } = await openSession(visitor, inboxUrl, credentials);
  const editor = visitor.withToken(token);
  await commandCms(dataDir, 'POST', '/demo-content', token);
  try {
    const step = showProgress('Filling in the demo content', await stepsIn(editor));
    for (const lanes of LANES) await runLanes(await Promise.all(lanes.map((lane) => lane(editor, scale))), signal, step);
  } finally {
    await editor.send('POST', '/auth/logout');
    await commandCms(dataDir, 'DELETE', '/demo-content');
  }
  marker.write('done');
  return true;
};
