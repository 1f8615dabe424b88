import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generateItem } from '../../../scripts/testing/content/generated.ts';
import { withCrop, withPublisher } from '../../test/publisher.ts';
import { startRenderers } from './renderers.ts';

const fixture = withPublisher();
const { current, page, publish } = fixture;

/** The folder of a release's old files: a file in its place acts like a full disk. */
const blocked = () => join(fixture.folder, 'published', 'releases', 'open');
const isLive = (revision: number) => expect.poll(() => page('build.json'), { timeout: 50_000 }).toContain(`"revision":${revision},`);

describe('two publishers', () => {
  it('never work in one folder, and the second may when the first has ended', async () => {
    expect(() => fixture.start()).toThrow('Another publisher is at work');
    await publish();
    await fixture.publisher.stop();
    fixture.start();
    await publish();
    expect(fixture.publisher.state().failure).toBeNull();
  });
});

describe('a list', () => {
  /** Wraps rendering, and notes which item pages were missing when another page was requested. */
  const watchful =
    (missing: string[], ids: () => string[]): typeof startRenderers =>
    async (...options) => {
      const renderers = await startRenderers(...options);
      return {
        ...renderers,
        write: (pages, target) => {
          const absent = ids().filter((id) => !existsSync(current(`services/crop/${id}.html`)));
          for (const { address } of existsSync(current('services/crops.html')) ? pages : [])
            if (/services\/crops$/.test(address)) missing.push(...absent.map((id) => `${address} before ${id}`));
          return renderers.write(pages, target);
        },
      };
    };
  const added = () => fixture.server.content().crops.flatMap(({ id }) => (/0001\d{3}$/.test(id) ? [id] : []));

  it('is put in after the pages that it leads to, also when a restart finds new items', async () => {
    const missing: string[] = [];
    const options = { startRenderers: watchful(missing, added) };
    await fixture.publisher.stop();
    fixture.start(undefined, options);
    await publish();
    fixture.server.change((lists) => ({ ...lists, crops: [generateItem('crops', 1_001), ...lists.crops] }));
    await publish();
    expect(page('services/crops.html')).toContain(added()[0]);
    await fixture.publisher.stop();
    fixture.server.change((lists) => ({ ...lists, crops: [generateItem('crops', 1_002), ...lists.crops] }));
    fixture.start(undefined, options);
    await publish();
    expect(added()).toHaveLength(2);
    expect(missing).toEqual([]);
  });
});

describe('a disk that takes nothing for a while', () => {
  it('leaves no page of a deleted item, and nothing unfinished, once it takes files again', async () => {
    await publish();
    writeFileSync(blocked(), '');
    const removed = fixture.server.content().crops[0]?.id;
    fixture.server.change((lists) => ({ ...withCrop(lists, 1, { name: 'Lupin' }), crops: lists.crops.slice(1) }));
    await publish();
    expect(fixture.publisher.state().failure).not.toBeNull();
    rmSync(blocked());
    await isLive(2);
    expect(existsSync(current(`services/crop/${removed}.html`))).toBe(false);
    expect(fixture.bytes()).toEqual(await fixture.freshBytes());
  });

  it('keeps a tree of new code for the next try', async () => {
    await publish();
    await fixture.publisher.stop();
    writeFileSync(join(fixture.panel, 'index.html'), '<!doctype html><title>new panel</title>');
    const next = join(fixture.folder, 'published', 'next');
    mkdirSync(next);
    fixture.start();
    await publish();
    expect([fixture.publisher.state().failure === null, page('admin/index.html').includes('new panel')]).toEqual([false, false]);
    rmSync(next, { recursive: true });
    await expect.poll(() => page('admin/index.html'), { timeout: 50_000 }).toContain('new panel');
    await fixture.publisher.settled();
    expect(fixture.bytes()).toEqual(await fixture.freshBytes());
  });

  it('is asked again after a pause, not at once and for ever', async () => {
    await fixture.publisher.stop();
    fixture.start(undefined, { guardMs: 1 });
    await publish();
    fixture.server.disturb(500);
    fixture.publisher.request(2);
    await expect.poll(() => fixture.errors.length, { interval: 1 }).toBeGreaterThan(0);
    const since = performance.now();
    await expect.poll(() => fixture.errors.length, { interval: 1, timeout: 50_000 }).toBeGreaterThan(1);
    expect(performance.now() - since).toBeGreaterThan(300);
  });
});

describe('media', () => {
  it('of pages that are open stay for a while', async () => {
    await fixture.publisher.stop();
    fixture.start(undefined, { mediaGraceMs: 3_600_000 });
    await publish();
    const { id = '' } = fixture.server.content().crops[0] ?? {};
    fixture.server.change((lists) => ({ ...lists, crops: lists.crops.slice(1) }));
    await publish();
    expect([existsSync(current(`services/crop/${id}.html`)), existsSync(current(`media/${id}-320.webp`))]).toEqual([false, true]);
    await fixture.publisher.stop();
    fixture.start(undefined, { mediaGraceMs: 1, guardMs: 1 });
    await publish();
    await expect.poll(() => existsSync(current(`media/${id}-320.webp`)), { timeout: 50_000 }).toBe(false);
    const [first] = fixture.publisher.state().releases;
    await fixture.publisher.rollback(first?.number ?? 0);
    expect(existsSync(current(`media/${id}-320.webp`))).toBe(true);
  });

  it('that no page shows are in no cache, nor is what a killed process has left of one', async () => {
    const store = fixture.media;
    writeFileSync(join(store, '.half.part'), 'half');
    writeFileSync(join(store, 'old-320.webp'), 'old');
    await publish();
    const shown = () => readdirSync(current('media')).sort();
    expect(readdirSync(store).sort()).toEqual(shown());
    fixture.server.change((lists) => ({ ...lists, crops: lists.crops.slice(1) }));
    await publish();
    expect(readdirSync(store).sort()).toEqual(shown());
  });

  it('that came with a change which another one took back are gone with it', async () => {
    await publish();
    fixture.server.change((lists) => withCrop(lists, 0, { imageUrl: '/uploads/passing-320.webp' }));
    const renderers = fixture.renderers;
    await renderers.stop();
    fixture.publisher.request(2);
    fixture.server.change((lists) => withCrop(lists, 0, { imageUrl: '/uploads/staying-320.webp' }));
    await isLive(3);
    expect(fixture.bytes()).toEqual(await fixture.freshBytes());
  });
});

describe('a publisher that continues', () => {
  it('takes up new code when its renderers have died, and starts them again by itself', async () => {
    await fixture.publisher.stop();
    fixture.start(undefined, { guardMs: 1 });
    await publish();
    writeFileSync(join(fixture.panel, 'index.html'), '<!doctype html><title>new panel</title>');
    await fixture.renderers.stop();
    await expect.poll(() => page('admin/index.html'), { timeout: 50_000 }).toContain('new panel');
    expect(page('index.html')).toContain('<html');
  });

  it('takes away what was half-written, and trees that were never finished', async () => {
    await publish();
    await fixture.publisher.stop();
    const versions = join(fixture.folder, 'published', 'trees');
    mkdirSync(join(versions, 'building-9'));
    writeFileSync(current('services/.half.part'), 'half');
    fixture.start();
    await publish();
    expect([readdirSync(versions), existsSync(current('services/.half.part'))]).toEqual([['1'], false]);
  });

  it('takes away what was half-written by old code, too', async () => {
    await publish();
    await fixture.publisher.stop();
    const half = join(fixture.folder, 'published', 'trees', '1', '.half.part');
    writeFileSync(half, 'half');
    writeFileSync(join(fixture.panel, 'index.html'), '<!doctype html><title>new panel</title>');
    fixture.start();
    await publish();
    expect(page('admin/index.html')).toContain('new panel');
    expect(existsSync(half)).toBe(false);
  });

  it('looks for changes when someone presses the button, whatever was announced', async () => {
    await publish();
    fixture.server.change((lists) => withCrop(lists, 0, { name: 'Lupin' }));
    fixture.publisher.request(0, { isForced: true });
    await fixture.publisher.settled();
    expect(page('build.json')).toContain('"revision":2,');
  });

  it('keeps publishing when someone wants a deleted release, and when the record of one is broken', async () => {
    await publish();
    await expect(fixture.publisher.rollback(99)).rejects.toThrow('Release 99 is not kept');
    writeFileSync(join(fixture.folder, 'published', 'releases', '1', 'release.json'), '{"number":1');
    fixture.server.change((lists) => withCrop(lists, 0, { name: 'Lupin' }));
    await publish();
    expect(fixture.publisher.state().failure).toBeNull();
    expect(fixture.publisher.state().releases.map(({ revision }) => revision)).toEqual([2]);
  });

  it('keeps a release of a tree whose process ended before it was noted', async () => {
    await publish();
    await fixture.publisher.stop();
    rmSync(join(fixture.folder, 'published', 'releases', '1'), { recursive: true });
    fixture.start();
    await publish();
    expect(fixture.publisher.state().releases.map(({ revision }) => revision)).toEqual([1]);
    expect(JSON.parse(readFileSync(current('build.json'), 'utf8'))).toMatchObject({ revision: 1 });
  });
});
