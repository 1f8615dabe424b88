import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Content, ContentChanges } from '@sanabel/contract/content';
import { ORDERED_NAMES } from '@sanabel/contract/entities/index';
import sharp from 'sharp';
import { contentOf, type Lists } from './generated.ts';

export interface ContentServer {
  url: string;
  content(): Content;
  change(make: (lists: Lists) => Lists): Content;
  /** Answers with a status or half of the right answer instead, until it is undefined again. */
  disturb(how: number | 'cut' | undefined): void;
  /** Answers 404 for picture files with this prefix, until it is undefined again. */
  lose(picture: string | undefined): void;
  stop(): Promise<void>;
}

export const changesBetween = (before: Content, after: Content): ContentChanges => {
  const keys = Object.keys(after.digests).filter((key) => after.digests[key] !== before.digests[key]);
  const sent = new Set(keys);
  const items = Object.fromEntries(
    ORDERED_NAMES.map((name) => [name, after[name].filter(({ id }) => sent.has(`${name}/${id}`))] as const).filter(
      ([, list]) => list.length > 0,
    ),
  );
  const idsOf = (content: Content, name: (typeof ORDERED_NAMES)[number]) => content[name].map(({ id }) => id);
  const order = Object.fromEntries(
    ORDERED_NAMES.filter((name) => idsOf(before, name).join() !== idsOf(after, name).join()).map((name) => [name, idsOf(after, name)]),
  );
  const media = Object.fromEntries(Object.entries(after.media).filter(([url]) => !before.media[url]));
  const hasBackgrounds = JSON.stringify(before.backgrounds) !== JSON.stringify(after.backgrounds);
  return {
    since: before.revision,
    revision: after.revision,
    ...(sent.has('contact') && { contact: after.contact }),
    ...(hasBackgrounds && { backgrounds: after.backgrounds }),
    items,
    removed: Object.keys(before.digests).filter((key) => after.digests[key] === undefined && /^\w+\/[a-z0-9]{24}$/.test(key)),
    order,
    media,
    digests: Object.fromEntries(keys.map((key) => [key, after.digests[key] ?? ''])),
    checksum: after.checksum,
  };
};

/** Replaces the CMS for the publisher: content, changes since a revision, and pictures that all have the same bytes. */
export const serveContent = async (first: Lists): Promise<ContentServer> => {
  const image = sharp({ create: { width: 320, height: 240, channels: 3, background: '#a7d3ce' } });
  const files = { webp: await image.clone().webp().toBuffer(), avif: await image.clone().avif({ effort: 0 }).toBuffer() };
  const bytes = { webp: files.webp.length, avif: files.avif.length };
  const versions = new Map<number, Content>();
  let content = contentOf(first, 1, bytes);
  let failure: number | 'cut' | undefined;
  let lost: string | undefined;
  versions.set(content.revision, content);
  const answerOf = (since: string | null): unknown => {
    if (since === null) return content;
    const before = versions.get(Number(since));
    return before && changesBetween(before, content);
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://content.invalid');
    const [, format] = /\.(webp|avif)$/.exec(url.pathname) ?? [];
    if (lost && url.pathname.startsWith(`/uploads/${lost}`)) return response.writeHead(404).end();
    if (format === 'webp' || format === 'avif') return response.end(files[format]);
    if (typeof failure === 'number') return response.writeHead(failure).end();
    const answer = answerOf(url.searchParams.get('since'));
    if (answer === undefined) return response.writeHead(409).end();
    const text = JSON.stringify(answer);
    response.end(failure === 'cut' ? text.slice(0, text.length / 2) : text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    content: () => content,
    change: (make) => {
      content = contentOf(make(content), content.revision + 1, bytes);
      versions.set(content.revision, content);
      return content;
    },
    lose: (picture) => {
      lost = picture;
    },
    disturb: (how) => {
      failure = how;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
