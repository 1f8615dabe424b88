import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateItem, type Lists } from '../../../scripts/testing/content/generated.ts';
import { withCrop, withPublisher } from '../../test/publisher.ts';
import { cardName, type Drawing } from '../content/drawing.ts';
import { LIST_PAGE } from '../content/paging.ts';
import { fileOf } from '../render/file-of.ts';
import { drawBlank } from './cards/blank.ts';
import { drawCard } from './cards/draw.ts';
import { startRenderers } from './renderers.ts';

const CHANGES = Number(process.env.PUBLISH_CHANGES ?? 12);

const bench = withPublisher(2);
const { current, page, publish } = bench;

describe('the publisher', () => {
  it('publishes what changed, and says of which revision the site is', async () => {
    await publish();
    expect(JSON.parse(page('build.json'))).toMatchObject({ revision: 1 });
    const { id } = bench.server.change((lists) => withCrop(lists, 1, { arabicName: 'ترمس ذهبي' })).crops[1] ?? { id: '' };
    await publish();
    expect(page(`services/crop/${id}.html`).includes('ترمس ذهبي')).toBe(true);
    expect(page('services/crops.html').includes('ترمس ذهبي')).toBe(true);
    expect(JSON.parse(page('build.json'))).toMatchObject({ revision: 2 });
    expect(page('_redirects')).toMatch(/^\/ar\/\* https?:\/\/[^/]+\/:splat 301$/m);
    expect(bench.publisher.state()).toMatchObject({ failure: null, work: 'done' });
    bench.publisher.request(3);
    expect(bench.publisher.state().work).toBe('going');
  });

  it('has pages of its own for unknown addresses, in both languages', async () => {
    await publish();
    expect([page('404.html'), page('en/404.html')].map((html) => /<html lang="(\w+)"[^>]* dir="(\w+)"/.exec(html)?.slice(1))).toEqual([
      ['ar', 'rtl'],
      ['en', 'ltr'],
    ]);
  });

  it('publishes an empty club, in English where that is its first language', async () => {
    await bench.publisher.stop();
    bench.server.change((lists) => ({ ...lists, crops: [], articles: [], gallery: [], partners: [], members: [] }));
    bench.start('empty', { settings: { SITE_URL: 'https://club.example', DEFAULT_LOCALE: 'en' } });
    await publish();
    const languageOf = (file: string) => /<html lang="(\w+)"/.exec(readFileSync(current(file, 'empty'), 'utf8'))?.[1];
    expect([languageOf('index.html'), languageOf('ar.html')]).toEqual(['en', 'ar']);
    expect(bench.publisher.state().failure).toBeNull();
  });

  it('draws the pictures for sharing that its pages name', async () => {
    await bench.publisher.stop();
    const drawn = new Map<string, Drawing>();
    // One of each look, to be quick.
    const drawFirst: typeof drawCard = (card, sources) => {
      const draw = drawn.has(card.look) ? drawBlank : drawCard;
      drawn.set(card.look, drawn.get(card.look) ?? card);
      return draw(card, sources);
    };
    bench.start(undefined, { drawCard: drawFirst });
    await publish();
    await bench.publisher.drawCards();
    expect([...drawn.keys()].toSorted()).toEqual(['article', 'code', 'crop', 'page', 'poster']);
    for (const card of drawn.values()) expect(readFileSync(current(`share/${cardName(card)}`)).length).toBeGreaterThan(1000);
    expect(bench.troubles).toEqual([]);
  });

  it('takes away the page of a deleted item and its pictures, and keeps them for going back', async () => {
    await publish();
    const gone = bench.server.content().crops[0]?.id ?? '';
    bench.server.change((lists) => ({ ...lists, crops: lists.crops.slice(1) }));
    await publish();
    for (const file of [`services/crop/${gone}.html`, `en/services/crop/${gone}.html`, `media/${gone}-320.webp`])
      expect(existsSync(current(file)), file).toBe(false);
    const [first] = bench.publisher.state().releases;
    await bench.publisher.rollback(first?.number ?? 0);
    expect(page(`services/crop/${gone}.html`).includes('<html')).toBe(true);
    expect(existsSync(current(`media/${gone}-320.webp`))).toBe(true);
    expect(JSON.parse(page('build.json'))).toMatchObject({ revision: 1 });
  });

  it('takes away a deleted item’s page after those that lead there, and before those that only count', async () => {
    const CROPS = 3 * LIST_PAGE;
    bench.server.change((lists) => ({
      ...lists,
      crops: Array.from({ length: CROPS }, (_, place) => generateItem('crops', CROPS - place)),
    }));
    const [gone] = bench.server.content().crops;
    const goneFile = current(`services/crop/${gone?.id}.html`);
    const [led, counted]: [string[], string[]] = [[], []];
    await bench.publisher.stop();
    bench.start(undefined, {
      startRenderers: async (...options) => {
        const renderers = await startRenderers(...options);
        const write: typeof renderers.write = (pages, target) => {
          for (const { address } of target.isServed ? pages : []) {
            const leads = readFileSync(current(fileOf(address)), 'utf8').includes(gone?.id ?? '');
            if (!existsSync(goneFile)) (leads ? led : counted).push(address);
          }
          return renderers.write(pages, target);
        };
        return { ...renderers, write };
      },
    });
    await publish();
    bench.server.change((lists) => ({ ...lists, crops: lists.crops.slice(1) }));
    await publish();
    expect(led).toEqual([]);
    expect(counted).toEqual(expect.arrayContaining(['/services/crops/1', '/en/services/crops/1']));
    expect(bench.bytes()).toEqual(await bench.freshBytes());
  });

  it('stays on the release that was gone back to, over a restart too, and says so, until somebody publishes', async () => {
    await publish();
    await expect(bench.publisher.rollback(9)).rejects.toThrow('not kept');
    bench.server.change((lists) => withCrop(lists, 0, { name: 'Lupin of gold' }));
    await publish();
    expect(bench.publisher.state()).toMatchObject({ releases: [{ number: 1 }, { number: 2, revision: 2 }], current: 2, failure: null });
    await bench.publisher.rollback(1);
    const { crops } = bench.server.change((lists) => withCrop(lists, 0, { name: 'Lupin of silver' }));
    await publish();
    await bench.publisher.stop();
    bench.start();
    bench.publisher.release();
    await publish();
    expect(JSON.parse(page('build.json'))).toMatchObject({ revision: 1, isHeld: true });
    expect(bench.publisher.state()).toMatchObject({ releases: [{ number: 1 }], current: 1, work: 'held' });
    expect(page('en/services/crops.html').includes('Lupin')).toBe(false);
    bench.publisher.request(3, { isForced: true });
    expect(page('build.json').includes('isHeld')).toBe(false);
    await bench.publisher.settled();
    expect(page(`en/services/crop/${crops[0]?.id}.html`).includes('Lupin of silver')).toBe(true);
    expect(JSON.parse(page('build.json'))).toEqual({ revision: 3, builtAt: expect.any(String) });
  });

  it('says what keeps it from publishing: a lost picture by its address, a CMS that fails', async () => {
    await publish();
    bench.server.lose('lost');
    bench.server.change((lists) => withCrop(lists, 0, { imageUrl: '/uploads/lost-320.webp' }));
    await publish();
    const detail = expect.stringMatching(/^The medium \/uploads\/lost-320\.\w+ answered 404\.$/);
    expect(bench.publisher.state()).toMatchObject({
      failure: { fault: 'medium', subject: '/uploads/lost-320.webp', detail },
      work: 'going',
    });
    bench.server.disturb(500);
    await publish();
    expect(bench.publisher.state().failure).toMatchObject({ fault: 'content', subject: '' });
    bench.server.lose(undefined);
    bench.server.disturb(undefined);
    await publish();
    expect(bench.publisher.state().failure).toBeNull();
  });

  it('keeps the last good site while the CMS fails or its answer is cut short, and goes on by itself', async () => {
    await publish();
    bench.server.change((lists) => withCrop(lists, 0, { name: 'Lupin' }));
    for (const trouble of [500, 'cut'] as const) {
      bench.server.disturb(trouble);
      await publish();
      expect(bench.publisher.state().failure).not.toBeNull();
      expect(JSON.parse(page('build.json'))).toMatchObject({ revision: 1 });
    }
    bench.server.disturb(undefined);
    await expect.poll(() => page('build.json'), { timeout: 50_000 }).toContain('"revision":2');
    expect(bench.troubles.length).toBeGreaterThan(0);
  });

  it('starts its renderers again when they die, and misses nothing that changed meanwhile', async () => {
    await publish();
    await bench.renderers.stop();
    bench.server.change((lists) => withCrop(lists, 2, { name: 'Lupin' }));
    bench.publisher.request(2);
    await expect.poll(() => page('build.json').includes('"revision":2'), { timeout: 50_000 }).toBe(true);
    expect(page('en/services/crops.html').includes('Lupin')).toBe(true);
  });

  it('does not lose what is announced while it reads', async () => {
    await publish();
    bench.server.change((lists) => withCrop(lists, 0, { name: 'First' }));
    bench.publisher.request(2);
    bench.server.change((lists) => withCrop(lists, 1, { name: 'Second' }));
    bench.publisher.request(3);
    await bench.publisher.settled();
    expect(page('build.json').includes('"revision":3')).toBe(true);
    bench.publisher.request(9);
    await bench.publisher.settled();
    expect(bench.publisher.state().failure).toBeNull();
  });

  it('goes on from what an earlier process left, without writing what is right already', async () => {
    await publish();
    const before = bench.files();
    await bench.publisher.stop();
    writeFileSync(current('about.html'), 'half a page');
    const crop = bench.server.content().crops[0]?.id;
    bench.server.change((lists) => ({ ...lists, crops: lists.crops.slice(1) }));
    bench.start();
    await publish();
    const after = bench.files();
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
    bench.server.change((lists) => withCrop(lists, index, { arabicName: 'ترمس ذهبي', name: 'Golden lupin' })).crops[index]?.id ?? '';
  /** Publishes once, then tells for each drawn picture whether a page with its title was to be seen already. */
  const watch = async (draw = async () => Buffer.from('a picture')) => {
    const drawn: { title: string; isSeen: boolean }[] = [];
    await bench.publisher.stop();
    bench.start(undefined, {
      drawCard: async (card) => {
        const title = 'title' in card ? card.title : '';
        const pages = bench.server.content().crops.flatMap(({ id }) => pagesOf(id));
        drawn.push({ title, isSeen: title !== '' && pages.some((file) => existsSync(current(file)) && page(file).includes(title)) });
        return draw();
      },
    });
    await publish();
    return drawn;
  };

  it('is there before the page of a renamed and of a new item, in both languages', async () => {
    const drawn = await watch();
    expect(drawn).toEqual([]);
    const renamed = rename(1);
    await publish();
    const [added] = bench.server.change((lists) => ({ ...lists, crops: [generateItem('crops', 5000), ...lists.crops] })).crops;
    await publish();
    const names = new Set(['Golden lupin', 'ترمس ذهبي', added?.name, added?.arabicName]);
    const own = drawn.filter(({ title }) => names.has(title));
    expect([own.length, own.filter(({ isSeen }) => isSeen)]).toEqual([4, []]);
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
    expect(bench.publisher.lastFailure()).toBeNull();
    expect(bench.troubles).toContainEqual(expect.stringContaining('Golden lupin'));
  });

  it('waits until pages are there where many items change as one', async () => {
    const drawn = await watch();
    const named = bench.server.change((lists) => ({
      ...lists,
      crops: lists.crops.map((crop, index) => ({ ...crop, arabicName: `ترمس ${index}`, name: `Lupin ${index}` })),
    })).crops;
    await publish();
    expect(drawn.length).toBeLessThan(named.flatMap(({ id }) => pagesOf(id)).length);
    for (const [index, { id }] of named.entries()) expect(page(`en/services/crop/${id}.html`)).toContain(`Lupin ${index}`);
    await bench.publisher.drawCards();
    for (const file of named.flatMap(({ id }) => pagesOf(id))) expect(existsSync(current(picturesOf(file)[0] ?? '')), file).toBe(true);
  });
});

describe('the guard', () => {
  it('finds a page that is not as the content is, mends it, and says so', async () => {
    await bench.publisher.stop();
    bench.start(undefined, { guardMs: 1 });
    await publish();
    writeFileSync(current('about.html'), 'somebody was here');
    // It begins when the pictures for sharing are drawn.
    await expect.poll(() => page('about.html').endsWith('</html>'), { timeout: 50_000 }).toBe(true);
    expect(bench.troubles).toEqual(['The page /about was not as the content is; it was mended.']);
  });
});

describe('a preview', () => {
  it('shows the item as it is given, and nobody else sees it', async () => {
    await publish();
    const [crop] = bench.server.content().crops;
    if (!crop) throw new Error('there is no crop');
    const request = {
      list: 'crops',
      item: { ...crop, arabicName: 'لم يُنشر بعد' },
      media: {},
      address: `/services/crop/${crop.id}`,
    } as const;
    expect((await bench.publisher.preview(request)).includes('لم يُنشر بعد')).toBe(true);
    const fresh = { ...request, item: { ...request.item, id: 'x'.repeat(24) }, address: `/services/crop/${'x'.repeat(24)}` };
    expect((await bench.publisher.preview(fresh)).includes('لم يُنشر بعد')).toBe(true);
    await expect(bench.publisher.preview({ ...request, address: '/nowhere' })).rejects.toThrow('/nowhere');
    const before = bench.bytes();
    await publish();
    expect(bench.bytes()).toEqual(before);
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
        let before = bench.files();
        for (const [number, { kind, at, isPublished }] of changes.entries()) {
          const made = bench.server.content().revision * 1000 + number;
          bench.server.change((lists) => CHANGE[kind]?.(lists, at, made) ?? lists);
          if (!isPublished) continue;
          await publish();
          const after = bench.files();
          const needless = [...after].filter(
            ([name, file]) => before.get(name)?.digest === file.digest && before.get(name)?.inode !== file.inode,
          );
          expect(needless.map(([name]) => name)).toEqual([]);
          before = after;
        }
        await publish();
        expect(bench.bytes()).toEqual(await bench.freshBytes());
      }),
      { numRuns: 1, endOnFailure: true },
    );
    expect(bench.troubles).toEqual([]);
  }, 600_000);
});
