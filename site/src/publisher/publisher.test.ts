import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { generateItem, generateLists, type Lists } from '../../../scripts/testing/content/generated.ts';
import { type ContentServer, serveContent } from '../../../scripts/testing/content/server.ts';
import { type Publisher, startPublisher } from './publisher.ts';
import { type Renderers, startRenderers } from './renderers.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const SITE = join(ROOT, 'site', 'dist');
const CHANGES = Number(process.env.PUBLISH_CHANGES ?? 25);
const ITEMS = 12;

let folder: string;
let server: ContentServer;
let publisher: Publisher;
let troubles: string[];

/** The panel's place in the site, for a test that has no panel. */
const fakePanel = (): string => {
  const panel = mkdtempSync(join(folder, 'panel-'));
  writeFileSync(join(panel, 'index.html'), '<!doctype html><title>panel</title>');
  return panel;
};
let panel: string;

/** The renderers of the publisher that was started last. */
let renderers: Renderers;

const start = (published = join(folder, 'published'), guardMs = 3_600_000): Publisher =>
  startPublisher({
    guardMs,
    startRenderers: async (...options) => {
      renderers = await startRenderers(...options);
      return renderers;
    },
    published,
    mediaFolder: join(folder, 'media'),
    site: SITE,
    admin: panel,
    source: { cmsUrl: server.url, token: 'any' },
    settings: { SITE_URL: 'https://club.example', DEFAULT_LOCALE: 'ar' },
    log: { info: () => {}, trouble: (text) => troubles.push(text) },
  });

beforeAll(() => {
  if (!existsSync(join(SITE, 'server', 'entry.mjs'))) execFileSync('npm', ['run', 'build'], { cwd: ROOT });
}, 120_000);
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sanabel-publisher-'));
  panel = fakePanel();
  troubles = [];
  server = await serveContent(generateLists(ITEMS));
  publisher = start();
});
afterEach(async () => {
  await publisher.stop();
  await server.stop();
  rmSync(folder, { recursive: true });
});

const publish = async (revision = server.content().revision): Promise<void> => {
  publisher.request(revision);
  await publisher.settled();
};
const current = (file: string, published = 'published') => join(folder, published, 'current', file);
const page = (file: string) => readFileSync(current(file), 'utf8');

interface Listed {
  digest: string;
  inode: number;
}
/** Every file of the served tree, but the one that says when it was made. */
const filesOf = (published = 'published'): Map<string, Listed> => {
  const root = current('', published);
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name !== 'build.json',
  );
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [
        path.slice(root.length),
        { digest: createHash('sha256').update(readFileSync(path)).digest('base64'), inode: statSync(path).ino },
      ];
    }),
  );
};
const digestsOf = (files: ReadonlyMap<string, Listed>) => Object.fromEntries([...files].map(([name, { digest }]) => [name, digest]));

const withCrop = (lists: Lists, index: number, change: object): Lists => ({
  ...lists,
  crops: lists.crops.map((crop, at) => (at === index % lists.crops.length ? { ...crop, ...change } : crop)),
});

describe('the publisher', () => {
  it('publishes what changed, and says of which revision the site is', async () => {
    await publish();
    expect(JSON.parse(page('build.json'))).toMatchObject({ revision: 1 });
    const { id } = server.change((lists) => withCrop(lists, 1, { arabicName: 'ترمس ذهبي' })).crops[1] ?? { id: '' };
    await publish();
    expect(page(`services/crop/${id}.html`).includes('ترمس ذهبي')).toBe(true);
    expect(page('services/crops.html').includes('ترمس ذهبي')).toBe(true);
    expect(JSON.parse(page('build.json'))).toMatchObject({ revision: 2 });
    expect(publisher.lastFailure()).toBeNull();
  });

  it('has pages of its own for unknown addresses, in both languages', async () => {
    await publish();
    expect([page('404.html'), page('en/404.html')].map((html) => /<html lang="(\w+)" dir="(\w+)"/.exec(html)?.slice(1))).toEqual([
      ['ar', 'rtl'],
      ['en', 'ltr'],
    ]);
  });

  it('takes away the page of a deleted item and its pictures, and keeps them for going back', async () => {
    await publish();
    const gone = server.content().crops[0]?.id ?? '';
    server.change((lists) => ({ ...lists, crops: lists.crops.slice(1) }));
    await publish();
    for (const file of [`services/crop/${gone}.html`, `en/services/crop/${gone}.html`, `media/${gone}-320.webp`])
      expect(existsSync(current(file)), file).toBe(false);
    const [first] = publisher.releases();
    await publisher.rollback(first?.number ?? 0);
    expect(page(`services/crop/${gone}.html`).includes('<html')).toBe(true);
    expect(existsSync(current(`media/${gone}-320.webp`))).toBe(true);
    expect(JSON.parse(page('build.json'))).toMatchObject({ revision: 1 });
  });

  it('stays on the release that was gone back to until somebody publishes', async () => {
    await publish();
    server.change((lists) => withCrop(lists, 0, { name: 'Lupin of gold' }));
    await publish();
    await publisher.rollback(1);
    const { crops } = server.change((lists) => withCrop(lists, 0, { name: 'Lupin of silver' }));
    await publish();
    expect(page('en/services/crops.html').includes('Lupin')).toBe(false);
    publisher.request(3, { isForced: true });
    await publisher.settled();
    expect(page(`en/services/crop/${crops[0]?.id}.html`).includes('Lupin of silver')).toBe(true);
  });

  it('keeps the last good site while the CMS fails or its answer is cut short, and goes on by itself', async () => {
    await publish();
    server.change((lists) => withCrop(lists, 0, { name: 'Lupin' }));
    for (const trouble of [500, 'cut'] as const) {
      server.disturb(trouble);
      await publish();
      expect(publisher.lastFailure()).not.toBeNull();
      expect(JSON.parse(page('build.json'))).toMatchObject({ revision: 1 });
    }
    server.disturb(undefined);
    await expect.poll(() => page('build.json'), { timeout: 20_000 }).toContain('"revision":2');
    expect(troubles.length).toBeGreaterThan(0);
  });

  it('starts its renderers again when they die, and misses nothing that changed meanwhile', async () => {
    await publish();
    await renderers.stop();
    server.change((lists) => withCrop(lists, 2, { name: 'Lupin' }));
    publisher.request(2);
    await expect.poll(() => page('build.json').includes('"revision":2'), { timeout: 20_000 }).toBe(true);
    expect(page('en/services/crops.html').includes('Lupin')).toBe(true);
  });

  it('does not lose what is announced while it reads', async () => {
    await publish();
    server.change((lists) => withCrop(lists, 0, { name: 'First' }));
    publisher.request(2);
    server.change((lists) => withCrop(lists, 1, { name: 'Second' }));
    publisher.request(3);
    await publisher.settled();
    expect(page('build.json').includes('"revision":3')).toBe(true);
    publisher.request(9);
    await publisher.settled();
    expect(publisher.lastFailure()).toBeNull();
  });

  it('goes on from what an earlier process left, without writing what is right already', async () => {
    await publish();
    const before = filesOf();
    await publisher.stop();
    writeFileSync(current('about.html'), 'half a page');
    const crop = server.content().crops[0]?.id;
    server.change((lists) => ({ ...lists, crops: lists.crops.slice(1) }));
    publisher = start();
    await publish();
    const after = filesOf();
    expect(page('about.html').includes('</html>')).toBe(true);
    expect(after.has(`services/crop/${crop}.html`)).toBe(false);
    const rewritten = [...after].filter(
      ([name, { digest, inode }]) => before.get(name)?.digest === digest && before.get(name)?.inode !== inode,
    );
    expect(rewritten.map(([name]) => name)).toEqual(['/about.html']);
  });
});

describe('the guard', () => {
  it('finds a page that is not as the content is, mends it, and says so', async () => {
    await publisher.stop();
    publisher = start(undefined, 1);
    await publish();
    writeFileSync(current('about.html'), 'somebody was here');
    await expect.poll(() => page('about.html').endsWith('</html>'), { timeout: 20_000 }).toBe(true);
    expect(troubles).toEqual(['The page /about was not as the content is; it was mended.']);
  });
});

describe('a preview', () => {
  it('shows the item as it is given, and nobody else sees it', async () => {
    await publish();
    const [crop] = server.content().crops;
    if (!crop) throw new Error('there is no crop');
    const request = {
      list: 'crops',
      item: { ...crop, arabicName: 'لم يُنشر بعد' },
      media: {},
      address: `/services/crop/${crop.id}`,
    } as const;
    expect((await publisher.preview(request)).includes('لم يُنشر بعد')).toBe(true);
    const fresh = { ...request, item: { ...request.item, id: 'x'.repeat(24) }, address: `/services/crop/${'x'.repeat(24)}` };
    expect((await publisher.preview(fresh)).includes('لم يُنشر بعد')).toBe(true);
    await expect(publisher.preview({ ...request, address: '/nowhere' })).rejects.toThrow('/nowhere');
    const before = digestsOf(filesOf());
    await publish();
    expect(digestsOf(filesOf())).toEqual(before);
    expect(page(`services/crop/${crop.id}.html`).includes('لم يُنشر بعد')).toBe(false);
  });
});

/** A change of every kind that editors make, by two numbers that choose what and where. */
const CHANGE: Record<string, (lists: Lists, at: number, number: number) => Lists> = {
  text: (lists, at, number) => withCrop(lists, at, { description: `Text ${number}`, updatedAt: new Date(number * 1000).toISOString() }),
  name: (lists, at, number) => withCrop(lists, at, { arabicName: `محصول ${number}`, name: `Crop ${number}` }),
  picture: (lists, at, number) => withCrop(lists, at, { imageUrl: `/uploads/picture${number}-320.webp` }),
  article: (lists, at, number) => ({
    ...lists,
    articles: lists.articles.map((article, index) =>
      index === at % lists.articles.length ? { ...article, arabicTitle: `مقال ${number}` } : article,
    ),
  }),
  new: (lists, _, number) => ({ ...lists, crops: [generateItem('crops', 1000 + number), ...lists.crops] }),
  newArticle: (lists, _, number) => ({ ...lists, articles: [generateItem('articles', 1000 + number), ...lists.articles] }),
  delete: (lists, at) => ({
    ...lists,
    crops: lists.crops.length > 1 ? lists.crops.filter((__, index) => index !== at % lists.crops.length) : lists.crops,
  }),
  order: (lists, at) => ({
    ...lists,
    crops: [...lists.crops.slice(at % lists.crops.length), ...lists.crops.slice(0, at % lists.crops.length)],
  }),
  members: (lists) => ({ ...lists, members: lists.members.toReversed() }),
  gallery: (lists, _, number) => ({ ...lists, gallery: [generateItem('gallery', 1000 + number), ...lists.gallery] }),
  contact: (lists, _, number) => ({ ...lists, contact: { ...lists.contact, email: `club${number}@example.org` } }),
};

describe('after any changes', () => {
  it(`the published site is what a fresh process renders, byte for byte, and no file changed that did not have to (${CHANGES} changes)`, async () => {
    const change = fc.record({ kind: fc.constantFrom(...Object.keys(CHANGE)), at: fc.nat(50), isPublished: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: CHANGES, maxLength: CHANGES }), async (changes) => {
        await publish();
        let before = filesOf();
        for (const [number, { kind, at, isPublished }] of changes.entries()) {
          const made = server.content().revision * 1000 + number;
          server.change((lists) => CHANGE[kind]?.(lists, at, made) ?? lists);
          if (!isPublished) continue;
          await publish();
          const after = filesOf();
          const needless = [...after].filter(
            ([name, file]) => before.get(name)?.digest === file.digest && before.get(name)?.inode !== file.inode,
          );
          expect(needless.map(([name]) => name)).toEqual([]);
          before = after;
        }
        await publish();
        const other = start(join(folder, 'fresh'));
        other.request(0);
        await other.settled();
        await other.stop();
        expect(digestsOf(filesOf())).toEqual(digestsOf(filesOf('fresh')));
        rmSync(join(folder, 'fresh'), { recursive: true });
      }),
      { numRuns: 1, endOnFailure: true },
    );
    expect(troubles).toEqual([]);
  }, 600_000);
});
