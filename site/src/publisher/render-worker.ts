import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import type { Content, ContentChanges } from '@sanabel/contract/content';
import { firstFont } from '../csp/headers.ts';
import { inlineCodeOf } from '../csp/inline-code.ts';
import type * as Site from '../render/entry.ts';

/** A rendered page or file, with what the rest of the site has to know of it. */
export interface Rendered {
  address: string;
  /** Its name in the published folder. */
  file: string;
  body: string;
  /** The names of what it read of the content: it is rendered again when one of them has another answer. */
  reads: string[];
  /** Digests of the code that stands in the page, for the security policy. */
  styles: string[];
  scripts: string[];
  /** Its folder, and the font that the folder's pages begin with. */
  font: readonly [folder: string, font: string] | null;
}

export interface TakenContent {
  /** The names of the reads that have another answer now. */
  changed: string[];
  addresses: string[];
}

export type Task =
  | { kind: 'take'; content: Content; now: number }
  | { kind: 'change'; changes: ContentChanges; now: number }
  | { kind: 'render'; address: string };

export interface WorkerData {
  /** The built site's server module. */
  entry: string;
  mediaFolder: string;
}

if (!parentPort) throw new Error('render-worker.ts is a worker of the publisher.');
const port = parentPort;
const { entry, mediaFolder }: WorkerData = workerData;
const site: typeof Site = await import(entry);
let content: Content | undefined;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64');

const take = async (next: Content, now: number): Promise<TakenContent> => {
  content = next;
  const changed = site.replaceWorld(await site.worldOf(next, mediaFolder, new Date(now)));
  return { changed, addresses: site.addresses() };
};

const render = async (address: string): Promise<Rendered> => {
  const { result: body, reads } = await site.render(address);
  const file = site.fileOf(address);
  const code = file.endsWith('.html') ? inlineCodeOf(body) : { styles: [], scripts: [] };
  return {
    address,
    file,
    body,
    reads: [...reads],
    styles: code.styles.map(digestOf),
    scripts: code.scripts.map(digestOf),
    font: firstFont(file, body),
  };
};

const perform = (task: Task): Promise<TakenContent | Rendered> => {
  if (task.kind === 'render') return render(task.address);
  if (task.kind === 'take') return take(content ? site.sharing(content, task.content) : task.content, task.now);
  if (!content) throw new Error('There is no content to change.');
  const next = site.applyChanges(content, task.changes);
  if (!next) throw new Error('The changes do not fit what this renderer has.');
  return take(next, task.now);
};

port.on('message', async ({ id, task }: { id: number; task: Task }) => {
  try {
    port.postMessage({ id, result: await perform(task) });
  } catch (error) {
    port.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
port.postMessage({ id: 0 });
