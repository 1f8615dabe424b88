import { hash } from 'node:crypto';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { Content, ContentChanges, PreviewRequest } from '@sanabel/contract/content';
import type { Drawing } from '../content/drawing.ts';
import { nextChange } from '../content/next-change.ts';
import { readChanges, readContent, type Source } from '../content/read.ts';
import type { ChangedReads, Rendered, SiteData } from '../content/site-data.ts';
import { firstFont } from '../csp/headers.ts';
import { inlineCodeOf } from '../csp/inline-code.ts';
import { isOwnScript } from '../csp/own-scripts.ts';
import type * as Site from '../render/entry.ts';
import type { Pieces } from '../render/entry.ts';
import { type FieldPaths, fieldPathsOf } from './field-paths.ts';
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

/** A read of the CMS, as the publisher must know it; the content itself stays in the renderers. */
export interface ReadContent {
  revision: number;
  /** Everything was read, not the changes alone. */
  isWhole: boolean;
  /** All media of a whole read, otherwise those of changed items. */
  media: Content['media'];
  /** The URLs that no item has any more, since the read before this one. */
  droppedMedia: string[];
  /** Ids, if not everything was read. */
  edited: string[];
  removed: string[];
  /** The timestamp at which pages change by themselves. */
  nextChangeAt: number;
}

/** Read but not shown yet: the whole content, or changes. The renderer that has read changes has applied them, too. */
interface Update {
  content?: Content;
  changes?: ContentChanges;
}

/** Only one of the renderers lists the addresses, which are the same in all. */
interface Showing {
  now: number;
  areAddressesWanted: boolean;
}

/** One renderer reads and sends to the others, so that the site's server never holds the content. */
export type Task =
  | { kind: 'read'; source: Source; isWhole: boolean; now: number }
  | { kind: 'send'; of: 'update' | 'content'; port: MessagePort }
  | { kind: 'receive'; port: MessagePort }
  | ({ kind: 'show' } & Showing)
  | { kind: 'field paths' }
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
let update: Update | undefined;

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

/** Reads the changes since the shown content, or everything when they are unknown. */
const read = async (source: Source, isWhole: boolean, now: number): Promise<ReadContent> => {
  const changed = isWhole || !content ? null : await readChanges(source, content);
  const { next, changes } = changed ?? { next: await readContent(source) };
  update = { content: next, ...(changes && { changes }) };
  return {
    revision: next.revision,
    isWhole: !changes,
    media: (changes ?? next).media,
    droppedMedia: Object.keys(content?.media ?? {}).filter((url) => next.media[url] === undefined),
    edited: Object.values(changes?.items ?? {}).flatMap((items = []) => items.map(({ id }) => id)),
    removed: changes?.removed ?? [],
    nextChangeAt: nextChange(next, now),
  };
};

const known = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('This renderer has no content yet.');
  return value;
};

const updated = ({ content: next, changes }: Update): Content => {
  if (next) return content && !changes ? site.sharing(content, next) : next;
  // The renderer that has read them has checked the checksum.
  const after = changes && site.contentAfter(known(content), changes);
  if (!after) throw new Error('The changes do not fit what this renderer has.');
  return after;
};

const show = async ({ now, areAddressesWanted }: Showing): Promise<TakenContent> => {
  content = updated(known(update));
  update = undefined;
  const changed = site.replaceSiteData(await site.siteDataOf(content, mediaFolder, new Date(now)));
  return { ...changed, addresses: areAddressesWanted ? site.addresses() : [] };
};

const send = (of: 'update' | 'content', port: MessagePort): void => {
  const { changes, content: whole } = of === 'update' ? known(update) : { content: known(content) };
  port.postMessage(changes ? { changes } : { content: whole });
  port.close();
};

const receive = async (port: MessagePort): Promise<void> => {
  [update] = (await once(port, 'message')) as [Update];
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
  const shown = known(content);
  const other: Content = { ...shown, ...changeIn(shown, request), media: { ...shown.media, ...request.media } };
  return rendered(request.address, await site.siteDataOf(other, mediaFolder, new Date(now)));
};

type Result = ReadContent | TakenContent | FieldPaths | RenderedPage | Outcome[] | undefined;

const perform = async (task: Task): Promise<Result> => {
  switch (task.kind) {
    case 'read':
      return read(task.source, task.isWhole, task.now);
    case 'send':
      return void send(task.of, task.port);
    case 'receive':
      return void (await receive(task.port));
    case 'show':
      return show(task);
    case 'field paths':
      return fieldPathsOf(known(content));
    case 'render':
      return rendered(task.address);
    case 'write':
      return write(task.pages, task.target);
    case 'preview':
      return preview(task.request, task.now);
  }
};

port.on('message', async ({ id, task }: { id: number; task: Task }) => {
  try {
    port.postMessage({ id, result: await perform(task) });
  } catch (error) {
    port.postMessage({ id, error: messageOf(error) });
  }
});
port.postMessage({ id: 0 });
