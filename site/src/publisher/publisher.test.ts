import { existsSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateItem, type Lists } from '../../../scripts/testing/content/generated.ts';
import { withCrop, withPublisher } from '../../test/publisher.ts';

const CHANGES = Number(process.env.PUBLISH_CHANGES ?? 12);

const fixture = withPublisher(2);
const { current, page, publish } = fixture;

describe('the publisher', () => {
  it('publishes what changed, and says of which revision the site is', async () => {
    await publish();
    expect(JSON.parse(page('build.json'))).toMatchObject({ revision: 1 });
    const { id } = fixture.server.change((lists) => withCrop(lists, 1, { arabicName: 'ترمس ذهبي' })).crops[1] ?? { id: '' };
    await publish();
    expect(page(`services/crop/${id}.html`).includes('ترمس ذهبي')).toBe(true);
    expect(page('services/crops.html').includes('ترمس ذهبي')).toBe(true);
    expect(JSON.parse(page('build.json'))).toMatchObject({ revision: 2 });
    expect(page('_redirects')).toMatch(/^\/ar\/\* https?:\/\/[^/]+\/:splat 301$/m);
    expect(fixture.publisher.state()).toMatchObject({ failure: null, work: 'done' });
    fixture.publisher.request(3);
    expect(fixture.publisher.state().work).toBe('going');
  });

  it('has separate pages for unknown addresses, in both languages', async () => {
    await publish();
    expect([page('404.html'), page('en/404.html')].map((html) => /<html lang="(\w+)"[^>]* dir="(\w+)"/.exec(html)?.slice(1))).toEqual([
      ['ar', 'rtl'],
      ['en', 'ltr'],
    ]);
  });

  it('takes away the page of a deleted item and its pictures, and keeps them for going back', async () => {
    await publish();
    const removed = fixture.server.content().crops[0]?.id ?? '';
    fixture.server.change((lists) => ({ ...lists, crops: lists.crops.slice(1) }));
    await publish();
    for (const file of [`services/crop/${removed}.html`, `en/services/crop/${removed}.html`, `media/${removed}-320.webp`])
      expect(existsSync(current(file)), file).toBe(false);
    const [first] = fixture.publisher.state().releases;
    await fixture.publisher.rollback(first?.number ?? 0);
    expect(page(`services/crop/${removed}.html`).includes('<html')).toBe(true);
    expect(existsSync(current(`media/${removed}-320.webp`))).toBe(true);
    expect(JSON.parse(page('build.json'))).toMatchObject({ revision: 1 });
  });

  it('stays on the release that was rolled back to, over a restart too, and says so, until someone publishes', async () => {
    await publish();
    await expect(fixture.publisher.rollback(9)).rejects.toThrow('not kept');
    fixture.server.change((lists) => withCrop(lists, 0, { name: 'Lupin of gold' }));
    await publish();
    expect(fixture.publisher.state()).toMatchObject({ releases: [{ number: 1 }, { number: 2, revision: 2 }], current: 2, failure: null });
    await fixture.publisher.rollback(1);
    const { crops } = fixture.server.change((lists) => withCrop(lists, 0, { name: 'Lupin of silver' }));
    await publish();
    await fixture.publisher.stop();
    fixture.start();
    fixture.publisher.release();
    await publish();
    expect(JSON.parse(page('build.json'))).toMatchObject({ revision: 1, isHeld: true });
    expect(fixture.publisher.state()).toMatchObject({ releases: [{ number: 1 }], current: 1, work: 'held' });
    expect(page('en/services/crops.html').includes('Lupin')).toBe(false);
    fixture.publisher.request(3, { isForced: true });
    expect(page('build.json').includes('isHeld')).toBe(false);
    await fixture.publisher.settled();
    expect(page(`en/services/crop/${crops[0]?.id}.html`).includes('Lupin of silver')).toBe(true);
    expect(JSON.parse(page('build.json'))).toEqual({ revision: 3, builtAt: expect.any(String) });
  });

  it('says what keeps it from publishing: a lost picture by its address, a CMS that fails', async () => {
    await publish();
    fixture.server.lose('lost');
    fixture.server.change((lists) => withCrop(lists, 0, { imageUrl: '/uploads/lost-320.webp' }));
    await publish();
    const detail = expect.stringMatching(/^The medium \/uploads\/lost-320\.\w+ answered 404\.$/);
    expect(fixture.publisher.state()).toMatchObject({
      failure: { fault: 'medium', subject: '/uploads/lost-320.webp', detail },
      work: 'going',
    });
    fixture.server.disturb(500);
    await publish();
    expect(fixture.publisher.state().failure).toMatchObject({ fault: 'content', subject: '' });
    fixture.server.lose(undefined);
    fixture.server.disturb(undefined);
    await publish();
    expect(fixture.publisher.state().failure).toBeNull();
  });

  it('keeps the last good site while the CMS fails or its answer is cut short, and continues by itself', async () => {
    await publish();
    fixture.server.change((lists) => withCrop(lists, 0, { name: 'Lupin' }));
    for (const failure of [500, 'cut'] as const) {
      fixture.server.disturb(failure);
      await publish();
      expect(fixture.publisher.state().failure).not.toBeNull();
      expect(JSON.parse(page('build.json'))).toMatchObject({ revision: 1 });
    }
    fixture.server.disturb(undefined);
    await expect.poll(() => page('build.json'), { timeout: 50_000 }).toContain('"revision":2');
    expect(fixture.errors.length).toBeGreaterThan(0);
  });
});

describe('the guard', () => {
  it('finds a page that is not as the content is, mends it, and says so', async () => {
    await fixture.publisher.stop();
    fixture.start(undefined, { guardMs: 1 });
    await publish();
    writeFileSync(current('about.html'), 'somebody was here');
    // Begins once the share cards are drawn.
    await expect.poll(() => page('about.html').endsWith('</html>'), { timeout: 50_000 }).toBe(true);
    expect(fixture.errors).toEqual(['The page /about was not as the content is; it was mended.']);
  });
});

describe('a preview', () => {
  it('shows the given item, and no one else sees it', async () => {
    await publish();
    const [crop] = fixture.server.content().crops;
    if (!crop) throw new Error('there is no crop');
    const request = {
      list: 'crops',
      item: { ...crop, arabicName: 'لم يُنشر بعد' },
      media: {},
      address: `/services/crop/${crop.id}`,
    } as const;
    expect((await fixture.publisher.preview(request)).includes('لم يُنشر بعد')).toBe(true);
    const fresh = { ...request, item: { ...request.item, id: 'x'.repeat(24) }, address: `/services/crop/${'x'.repeat(24)}` };
    expect((await fixture.publisher.preview(fresh)).includes('لم يُنشر بعد')).toBe(true);
    await expect(fixture.publisher.preview({ ...request, address: '/nowhere' })).rejects.toThrow('/nowhere');
    const before = fixture.bytes();
    await publish();
    expect(fixture.bytes()).toEqual(before);
    expect(page(`services/crop/${crop.id}.html`).includes('لم يُنشر بعد')).toBe(false);
    await fixture.publisher.rollback(1);
    expect((await fixture.publisher.preview(request)).includes('لم يُنشر بعد')).toBe(true);
  });
});

/** Every kind of change that editors make, with two numbers that choose position and value. */
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
        let before = fixture.files();
        for (const [number, { kind, at, isPublished }] of changes.entries()) {
          const made = fixture.server.content().revision * 1000 + number;
          fixture.server.change((lists) => CHANGE[kind]?.(lists, at, made) ?? lists);
          if (!isPublished) continue;
          await publish();
          const after = fixture.files();
          const needless = [...after].filter(
            ([name, file]) => before.get(name)?.digest === file.digest && before.get(name)?.inode !== file.inode,
          );
          expect(needless.map(([name]) => name)).toEqual([]);
          before = after;
        }
        await publish();
        expect(fixture.bytes()).toEqual(await fixture.freshBytes());
      }),
      { numRuns: 1, endOnFailure: true },
    );
    expect(fixture.errors).toEqual([]);
  }, 600_000);
});
