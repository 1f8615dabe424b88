import { hash } from 'node:crypto';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Content, ContentChanges, PreviewRequest } from '@sanabel/contract/content';
import type { Drawing } from '../content/drawing.ts';
import type { ChangedReads, Rendered, SiteData } from '../content/site-data.ts';
import { firstFont } from '../csp/headers.ts';
import { inlineCodeOf } from '../csp/inline-code.ts';
import { isOwnScript } from '../csp/own-scripts.ts';
import type * as Site from '../render/entry.ts';
import type { Pieces } from '../render/entry.ts';
import { createEncoder, createPageWriter, type Target, type WrittenFile } from './page-writer.ts';

export interface Page {
  address: string;
  file: string;
  /** The names of the page's reads: it is rendered again when the answer of one changes. */
  reads: string[];
  styles: string[];
  scripts: string[];
  drawings: readonly Drawing[];
  /** The folder's first font, for its preload header. */
  font: readonly [folder: string, font: string] | null;
}

export type RenderedPage = Page & { body: string };
export type WrittenPage = Page & WrittenFile;

/** A page to render, with the digest of its file, if known. */
export interface WantedPage {
  address: string;
  digest: string | null;
}

export type Outcome = { address: string } & ({ page: WrittenPage } | { error: string });

export interface TakenContent extends ChangedReads {
  addresses: string[];
}

/** Only one of the renderers lists the addresses, which are the same in all. */
type Taking = { now: number; areAddressesWanted: boolean };

export type Task =
  | ({ kind: 'take'; content: Content } & Taking)
  | ({ kind: 'change'; changes: ContentChanges } & Taking)
  | { kind: 'render'; address: string }
  | { kind: 'write'; pages: WantedPage[]; target: Target }
  | { kind: 'preview'; request: PreviewRequest; now: number };

export interface WorkerData {
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

/** Cached, because thousands of pages have the same code; one character for each byte. */
const digests = new Map<string, string>();
const digestOf = (text: string): string => {
  const digest = digests.get(text) ?? hash('sha256', Buffer.from(text, 'latin1'), 'base64');
  digests.set(text, digest);
  return digest;
};

const scriptDigests = new Map<string, string>();
/** Throws for a script that is not ours: such a page must not become visible, nor its digest get into the policy. */
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
  const changed = site.replaceSiteData(await site.siteDataOf(next, mediaFolder, new Date(now)));
  return { ...changed, addresses: areAddressesWanted ? site.addresses() : [] };
};

/** The bytes are valid until the next page. */
const finish = (address: string, { result, reads, drawings }: Rendered<Pieces>): { page: Page; bytes: Buffer } => {
  const file = site.fileOf(address);
  const bytes = bytesOf(result);
  // One character for each byte: the patterns are ASCII, and decoding Arabic text takes several times as long.
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
      drawings,
      font: firstFont(file, html),
    },
  };
};

const rendered = async (address: string, siteData?: SiteData): Promise<RenderedPage> => {
  const { page, bytes } = finish(address, await site.render(address, siteData));
  return { ...page, body: bytes.toString() };
};

/** One failure does not stop the others. */
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

/** Renders from the current data with this item in them, visible to this call alone. */
const preview = async (request: PreviewRequest, now: number): Promise<RenderedPage> => {
  if (!content) throw new Error('There is no content yet.');
  const other: Content = { ...content, ...changeIn(content, request), media: { ...content.media, ...request.media } };
  return rendered(request.address, await site.siteDataOf(other, mediaFolder, new Date(now)));
};

const perform = (task: Task): Promise<TakenContent | RenderedPage | Outcome[]> => {
  if (task.kind === 'render') return rendered(task.address);
  if (task.kind === 'write') return write(task.pages, task.target);
  if (task.kind === 'preview') return preview(task.request, task.now);
  if (task.kind === 'take') return take(content ? site.sharing(content, task.content) : task.content, task);
  if (!content) throw new Error('There is no content to change.');
  // The publisher has checked the checksum.
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
