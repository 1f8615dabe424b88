import { hash } from 'node:crypto';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Content, ContentChanges, PreviewRequest } from '@sanabel/contract/content';
import type { Drawing } from '../content/drawing.ts';
import type { ChangedReads, Rendered, World } from '../content/world.ts';
import { firstFont } from '../csp/headers.ts';
import { inlineCodeOf } from '../csp/inline-code.ts';
import { isOwnScript } from '../csp/own-scripts.ts';
import type * as Site from '../render/entry.ts';
import type { Pieces } from '../render/entry.ts';
import { createEncoder, createPageWriter, type Target, type WrittenFile } from './page-writer.ts';

/** What the rest of the site has to know of a rendered page or file. */
export interface Page {
  address: string;
  /** Its name in the published folder. */
  file: string;
  /** The names of what it read of the content: it is rendered again when one of them has another answer. */
  reads: string[];
  /** Digests of the code that stands in the page, for the security policy. */
  styles: string[];
  scripts: string[];
  /** The pictures for sharing that it names. */
  cards: readonly Drawing[];
  /** Its folder, and the font that the folder's pages begin with. */
  font: readonly [folder: string, font: string] | null;
}

export type RenderedPage = Page & { body: string };
export type WrittenPage = Page & WrittenFile;

/** A page to be rendered, with the digest of its file where that is known. */
export interface WantedPage {
  address: string;
  digest: string | null;
}

/** What has become of one page of several. */
export type Outcome = { address: string } & ({ page: WrittenPage } | { error: string });

export interface TakenContent extends ChangedReads {
  addresses: string[];
}

/** Only one of the renderers has to list the addresses, which are the same in all. */
type Taking = { now: number; areAddressesWanted: boolean };

export type Task =
  | ({ kind: 'take'; content: Content } & Taking)
  | ({ kind: 'change'; changes: ContentChanges } & Taking)
  | { kind: 'render'; address: string }
  | { kind: 'write'; pages: WantedPage[]; target: Target }
  | { kind: 'preview'; request: PreviewRequest; now: number };

export interface WorkerData {
  /** The built site's server module. */
  entry: string;
  mediaFolder: string;
}

if (!parentPort) throw new Error('render-worker.ts is a worker of the publisher.');
const port = parentPort;
const { entry, mediaFolder }: WorkerData = workerData;
const site: typeof Site = await import(entry);
const bytesOf = createEncoder();
const writePage = createPageWriter();
let content: Content | undefined;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The code of pages, a letter for each byte, is the same on thousands of them. */
const digests = new Map<string, string>();
const digestOf = (text: string): string => {
  const digest = digests.get(text) ?? hash('sha256', Buffer.from(text, 'latin1'), 'base64');
  digests.set(text, digest);
  return digest;
};

const scriptDigests = new Map<string, string>();
/** Throws for a script that our code does not have: a page that ran it must not be seen, nor its digest get into the policy. */
const digestOfScript = (script: string, file: string): string => {
  const known = scriptDigests.get(script);
  if (known !== undefined) return known;
  if (!isOwnScript(dirname(entry), script)) throw new Error(`${file} has a script that is not part of the site's code.`);
  const digest = digestOf(script);
  scriptDigests.set(script, digest);
  return digest;
};

const take = async (next: Content, { now, areAddressesWanted }: Taking): Promise<TakenContent> => {
  content = next;
  const changed = site.replaceWorld(await site.worldOf(next, mediaFolder, new Date(now)));
  return { ...changed, addresses: areAddressesWanted ? site.addresses() : [] };
};

/** What there is to know of a page, and its bytes, which are good until the next one. */
const finish = (address: string, { result, reads, cards }: Rendered<Pieces>): { page: Page; bytes: Buffer } => {
  const file = site.fileOf(address);
  const bytes = bytesOf(result);
  // A letter for each byte: what is looked for is ASCII, and an Arabic text takes several times as long to make.
  const html = file.endsWith('.html') ? bytes.toString('latin1') : '';
  const { styles, scripts } = inlineCodeOf(html);
  return {
    bytes,
    page: {
      address,
      file,
      reads: [...reads],
      styles: styles.map(digestOf),
      scripts: scripts.map((script) => digestOfScript(script, file)),
      cards,
      font: firstFont(file, html),
    },
  };
};

const rendered = async (address: string, world?: World): Promise<RenderedPage> => {
  const { page, bytes } = finish(address, await site.render(address, world));
  return { ...page, body: bytes.toString() };
};

/** Renders pages one after the other; one that fails leaves the others their place. */
const write = async (pages: readonly WantedPage[], target: Target): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const { address, digest } of pages) {
    try {
      const { page, bytes } = finish(address, await site.render(address));
      outcomes.push({ address, page: { ...page, ...writePage(page.file, bytes, digest, target) } });
    } catch (error) {
      outcomes.push({ address, error: messageOf(error) });
    }
  }
  return outcomes;
};

const changeIn = (before: Content, request: PreviewRequest): Partial<Content> => {
  if (request.list === 'media') return { contact: request.item };
  const { list, item } = request;
  const items: readonly { id: string }[] = before[list];
  const isNew = items.every(({ id }) => id !== item.id);
  return { [list]: isNew ? [item, ...items] : items.map((other) => (other.id === item.id ? item : other)) };
};

/** Renders a page of a world that nobody else sees: the current one with this item in it. */
const preview = async (request: PreviewRequest, now: number): Promise<RenderedPage> => {
  if (!content) throw new Error('There is no content yet.');
  const other: Content = { ...content, ...changeIn(content, request), media: { ...content.media, ...request.media } };
  return rendered(request.address, await site.worldOf(other, mediaFolder, new Date(now)));
};

const perform = (task: Task): Promise<TakenContent | RenderedPage | Outcome[]> => {
  if (task.kind === 'render') return rendered(task.address);
  if (task.kind === 'write') return write(task.pages, task.target);
  if (task.kind === 'preview') return preview(task.request, task.now);
  if (task.kind === 'take') return take(content ? site.sharing(content, task.content) : task.content, task);
  if (!content) throw new Error('There is no content to change.');
  // The publisher has compared the checksum.
  const next = site.contentAfter(content, task.changes);
  if (!next) throw new Error('The changes do not fit what this renderer has.');
  return take(next, task);
};

port.on('message', async ({ id, task }: { id: number; task: Task }) => {
  try {
    port.postMessage({ id, result: await perform(task) });
  } catch (error) {
    port.postMessage({ id, error: messageOf(error) });
  }
});
port.postMessage({ id: 0 });
