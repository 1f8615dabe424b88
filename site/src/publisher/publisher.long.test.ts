import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mapLists } from '@sanabel/contract/kinds/index';
import { describe, expect, it } from 'vitest';
import { generateItem, type Lists } from '../../../scripts/testing/content/generated.ts';
import { withCrop, withPublisher } from '../../test/publisher.ts';
import { type Drawing, drawingName } from '../content/drawing.ts';
import { LIST_PAGE } from '../content/paging.ts';
import { fileOf } from '../render/file-of.ts';
import { startRenderers } from './renderers.ts';
import { drawBlank } from './share-images/blank.ts';
import { drawImage } from './share-images/draw.ts';

const fixture = withPublisher(2);
const { current, page, publish } = fixture;

describe('the publisher', () => {
  it('publishes an empty club, in English where that is its first language', async () => {
    await fixture.publisher.stop();
    fixture.server.change((lists) => ({ ...lists, ...mapLists(() => []) }));
    fixture.start('empty', { settings: { SITE_URL: 'https://club.example', DEFAULT_LOCALE: 'en' } });
    await publish();
    const languageOf = (file: string) => /<html lang="(\w+)"/.exec(readFileSync(current(file, 'empty'), 'utf8'))?.[1];
    expect([languageOf('index.html'), languageOf('ar.html')]).toEqual(['en', 'ar']);
    expect(fixture.publisher.state().failure).toBeNull();
  });

  it('draws the pictures for sharing that its pages name', async () => {
    await fixture.publisher.stop();
    const drawn = new Map<string, Drawing>();
    // Draws one card of each look, to be quick.
    const drawFirst: typeof drawImage = (drawing, sources) => {
      const draw = drawn.has(drawing.look) ? drawBlank : drawImage;
      drawn.set(drawing.look, drawn.get(drawing.look) ?? drawing);
      return draw(drawing, sources);
    };
    fixture.start(undefined, { drawImage: drawFirst });
    await publish();
    await fixture.publisher.drawImages();
    expect([...drawn.keys()].toSorted()).toEqual(['article', 'code', 'crop', 'page', 'poster']);
    for (const drawing of drawn.values()) expect(readFileSync(current(`share/${drawingName(drawing)}`)).length).toBeGreaterThan(1000);
    expect(fixture.errors).toEqual([]);
  });

  it('draws every picture that its pages name, however often the guard looks after the site meanwhile', async () => {
    await fixture.publisher.stop();
    fixture.start(undefined, { guardMs: 1 });
    await publish();
    expect(await fixture.publisher.drawImages()).toBe(0);
    const pages = [...fixture.files().keys()].filter((file) => file.endsWith('.html'));
    const named = new Set(pages.flatMap((file) => page(file).match(/share\/[\w-]+\.(?:jpg|svg)/g) ?? []));
    expect([...named].filter((file) => !existsSync(current(file)))).toEqual([]);
    expect(named.size).toBeGreaterThan(pages.length / 4);
    expect(fixture.errors).toEqual([]);
  });

  it('counts the pictures that cannot be drawn', async () => {
    await fixture.publisher.stop();
    fixture.start(undefined, { drawImage: () => Promise.reject(new Error('no colours')) });
    await publish();
    expect(await fixture.publisher.drawImages()).toBeGreaterThan(0);
    expect(fixture.errors.join()).toContain('cannot be drawn: no colours');
  });

  it('takes away a deleted item’s page after those that lead there, and before those that only count', async () => {
    const CROPS = 3 * LIST_PAGE;
    fixture.server.change((lists) => ({
      ...lists,
      crops: Array.from({ length: CROPS }, (_, index) => generateItem('crops', CROPS - index)),
    }));
    const [removed] = fixture.server.content().crops;
    const removedFile = current(`services/crop/${removed?.id}.html`);
    const [led, counted]: [string[], string[]] = [[], []];
    await fixture.publisher.stop();
    fixture.start(undefined, {
      startRenderers: async (...options) => {
        const renderers = await startRenderers(...options);
        const write: typeof renderers.write = (pages, target) => {
          for (const { address } of target.isServed ? pages : []) {
            const leads = readFileSync(current(fileOf(address)), 'utf8').includes(removed?.id ?? '');
            if (!existsSync(removedFile)) (leads ? led : counted).push(address);
          }
          return renderers.write(pages, target);
        };
        return { ...renderers, write };
      },
    });
    await publish();
    fixture.server.change((lists) => ({ ...lists, crops: lists.crops.slice(1) }));
    await publish();
    expect(led).toEqual([]);
    expect(counted).toEqual(expect.arrayContaining(['/services/crops/1', '/en/services/crops/1']));
    expect(fixture.bytes()).toEqual(await fixture.freshBytes());
  });

  it('starts its renderers again when they die, and misses nothing that changed meanwhile', async () => {
    await publish();
    await fixture.renderers.stop();
    fixture.server.change((lists) => withCrop(lists, 2, { name: 'Lupin' }));
    fixture.publisher.request(2);
    await expect.poll(() => page('build.json').includes('"revision":2'), { timeout: 50_000 }).toBe(true);
    expect(page('en/services/crops.html').includes('Lupin')).toBe(true);
  });

  it('ends a renderer after a quiet round, and misses nothing that changes then', async () => {
    await fixture.publisher.stop();
    let rests = 0;
    fixture.start(undefined, {
      guardMs: 1,
      startRenderers: async (data, environment) => {
        const renderers = await startRenderers(data, environment, 2);
        const rest = async (): Promise<void> => {
          await renderers.rest();
          rests += 1;
        };
        return { ...renderers, rest };
      },
    });
    await publish();
    const change = [
      (lists: Lists) => withCrop(lists, 3, { name: 'Lupin' }),
      (lists: Lists) => ({ ...lists, contact: { ...lists.contact, email: 'other@club.example' } }),
      (lists: Lists) => ({ ...lists, crops: lists.crops.slice(2) }),
    ];
    for (const [index, step] of change.entries()) {
      await expect.poll(() => rests, { timeout: 50_000 }).toBeGreaterThan(0);
      fixture.server.change(step);
      await publish();
      expect(fixture.bytes(), `change ${index}`).toEqual(await fixture.freshBytes());
      rests = 0;
    }
    expect(fixture.errors).toEqual([]);
  });

  it('does not lose what is announced while it reads', async () => {
    await publish();
    fixture.server.change((lists) => withCrop(lists, 0, { name: 'First' }));
    fixture.publisher.request(2);
    fixture.server.change((lists) => withCrop(lists, 1, { name: 'Second' }));
    fixture.publisher.request(3);
    await fixture.publisher.settled();
    expect(page('build.json').includes('"revision":3')).toBe(true);
    fixture.publisher.request(9);
    await fixture.publisher.settled();
    expect(fixture.publisher.state().failure).toBeNull();
  });

  it('continues from what an earlier process left, without writing what is right already', async () => {
    await publish();
    const before = fixture.files();
    await fixture.publisher.stop();
    writeFileSync(current('about.html'), 'half a page');
    const crop = fixture.server.content().crops[0]?.id;
    fixture.server.change((lists) => ({ ...lists, crops: lists.crops.slice(1) }));
    fixture.start();
    await publish();
    const after = fixture.files();
    expect(page('about.html').includes('</html>')).toBe(true);
    expect(after.has(`services/crop/${crop}.html`)).toBe(false);
    const rewritten = [...after].filter(
      ([name, { digest, inode }]) => before.get(name)?.digest === digest && before.get(name)?.inode !== inode,
    );
    expect(rewritten.map(([name]) => name)).toEqual(['/about.html']);
  });
});

describe('the picture of a link', () => {
  const picturesOf = (file: string): string[] =>
    [...page(file).matchAll(/property="og:image" content="[^"]*\/(share\/[^"]+)"/g)].map(([, name = '']) => name);
  const pagesOf = (id: string): string[] => [`services/crop/${id}.html`, `en/services/crop/${id}.html`];
  const rename = (index: number) =>
    fixture.server.change((lists) => withCrop(lists, index, { arabicName: 'ترمس ذهبي', name: 'Golden lupin' })).crops[index]?.id ?? '';
  const liveRevision = (): number => JSON.parse(page('build.json')).revision;
  /** Publishes once, then checks for each drawn card whether the site called its revision published already. */
  const watch = async (draw = async () => Buffer.from('a picture')) => {
    const drawn: { title: string; isLive: boolean }[] = [];
    await fixture.publisher.stop();
    fixture.start(undefined, {
      drawImage: async (drawing) => {
        const title = 'title' in drawing ? drawing.title : '';
        drawn.push({ title, isLive: liveRevision() === fixture.server.content().revision });
        return draw();
      },
    });
    await publish();
    return drawn;
  };

  it('is there before a renamed and a new item count as published, in both languages', async () => {
    const drawn = await watch();
    expect(drawn).toEqual([]);
    const renamed = rename(1);
    await publish();
    const [added] = fixture.server.change((lists) => ({ ...lists, crops: [generateItem('crops', 5000), ...lists.crops] })).crops;
    await publish();
    const names = new Set(['Golden lupin', 'ترمس ذهبي', added?.name, added?.arabicName]);
    const own = drawn.filter(({ title }) => names.has(title));
    expect([own.length, own.filter(({ isLive }) => isLive)]).toEqual([4, []]);
    for (const file of [renamed, added?.id ?? ''].flatMap(pagesOf)) {
      expect(picturesOf(file), file).toHaveLength(1);
      for (const picture of picturesOf(file)) expect(existsSync(current(picture)), file).toBe(true);
    }
  });

  it('that cannot be drawn keeps no page back', async () => {
    await watch(() => Promise.reject(new Error('no font')));
    const id = rename(2);
    await publish();
    expect(pagesOf(id).map((file) => /Golden lupin|ترمس ذهبي/.test(page(file)))).toEqual([true, true]);
    expect(fixture.publisher.lastFailure()).toBeNull();
    expect(fixture.errors).toContainEqual(expect.stringContaining('Golden lupin'));
  });

  it('waits until pages are there where many items change as one', async () => {
    const drawn = await watch();
    const named = fixture.server.change((lists) => ({
      ...lists,
      crops: lists.crops.map((crop, index) => ({ ...crop, arabicName: `ترمس ${index}`, name: `Lupin ${index}` })),
    })).crops;
    await publish();
    expect(drawn.length).toBeLessThan(named.flatMap(({ id }) => pagesOf(id)).length);
    for (const [index, { id }] of named.entries()) expect(page(`en/services/crop/${id}.html`)).toContain(`Lupin ${index}`);
    await fixture.publisher.drawImages();
    for (const file of named.flatMap(({ id }) => pagesOf(id))) expect(existsSync(current(picturesOf(file)[0] ?? '')), file).toBe(true);
  });
});
