import { describe, expect, it } from 'vitest';
import { applyChanges } from './apply-changes.ts';
import { checksumOf } from './checksum.ts';
import { type Content, type ContentChanges, content } from './content.ts';
import { contactEntity } from './entities/contact.ts';
import { ORDERED_NAMES } from './entities/index.ts';

const digest = (seed: string): string => seed.repeat(16).slice(0, 16);
const timestamps = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
const partner = (id: string, name: string) => ({
  id: id.repeat(24),
  name,
  arabicName: '',
  link: '',
  logo: `/uploads/${id}.webp`,
  ...timestamps,
});
const medium = (id: string) => ({ kind: 'video' as const, url: `/uploads/${id}.webp`, mime: 'video/mp4', bytes: 1 });
const [a, b, c] = ['a', 'b', 'c'].map((id) => partner(id, id)) as [object, object, object];
const keyOf = (id: string): string => `partners/${id.repeat(24)}`;

const contentOf = (revision: number, parts: Partial<Record<keyof Content, unknown>>): Content => {
  const lists = Object.fromEntries(ORDERED_NAMES.map((name) => [name, []]));
  const blank = { revision, contact: contactEntity.fallback, ...lists, backgrounds: [], media: {}, digests: {}, checksum: '', ...parts };
  const whole = blank as unknown as Content;
  return { ...whole, checksum: checksumOf(whole) };
};
const changesTo = (after: Content, parts: Partial<Record<keyof ContentChanges, unknown>>): ContentChanges =>
  ({
    since: 1,
    revision: 2,
    items: {},
    removed: [],
    order: {},
    media: {},
    digests: {},
    checksum: after.checksum,
    ...parts,
  }) as ContentChanges;

const before = contentOf(1, {
  partners: [a, b],
  media: { '/uploads/a.webp': medium('a'), '/uploads/b.webp': medium('b') },
  digests: { [keyOf('a')]: digest('1'), [keyOf('b')]: digest('2') },
});
const ids = (...letters: string[]) => ({ partners: letters.map((letter) => letter.repeat(24)) });

describe('an earlier read, brought forward', () => {
  it('has the changed item in its place, and all others as they were', () => {
    const edited = { ...b, name: 'edited' };
    const after = contentOf(2, {
      ...before,
      revision: 2,
      partners: [a, edited],
      digests: { ...before.digests, [keyOf('b')]: digest('3') },
    });
    const sent = { items: { partners: [edited] }, media: { '/uploads/b.webp': medium('b') }, digests: { [keyOf('b')]: digest('3') } };
    const applied = applyChanges(before, changesTo(after, sent));
    expect(applied).toEqual(after);
    expect(applied?.partners[0]).toBe(before.partners[0]);
    expect(applied?.crops).toBe(before.crops);
  });

  it('has what is new, has not what is gone, nor its media', () => {
    const after = contentOf(2, {
      partners: [c, b],
      media: { '/uploads/c.webp': medium('c'), '/uploads/b.webp': medium('b') },
      digests: { [keyOf('c')]: digest('4'), [keyOf('b')]: digest('2') },
    });
    const sent = {
      items: { partners: [c] },
      removed: [keyOf('a')],
      order: ids('c', 'b'),
      media: { '/uploads/c.webp': medium('c') },
      digests: { [keyOf('c')]: digest('4') },
    };
    expect(applyChanges(before, changesTo(after, sent))).toEqual(after);
  });

  it('has the backgrounds and the contact record that were sent', () => {
    const contact = { ...before.contact, email: 'new@sanabel.example' };
    const entry = { section: 'gallery', url: '/uploads/a.webp' };
    const digests = { ...before.digests, contact: digest('5'), 'backgrounds/gallery': digest('6') };
    const after = contentOf(2, { ...before, revision: 2, contact, backgrounds: [entry], digests });
    const sent = { contact, backgrounds: [entry], digests: { contact: digest('5'), 'backgrounds/gallery': digest('6') } };
    const applied = applyChanges(before, changesTo(after, sent));
    expect(applied).toEqual(after);
    const without = contentOf(3, { ...after, revision: 3, backgrounds: [], digests: { ...before.digests, contact: digest('5') } });
    const next = changesTo(without, { since: 2, revision: 3, backgrounds: [] });
    expect(applyChanges(applied as Content, next)).toEqual(without);
  });

  it('is refused when an item is missing', () => {
    const after = contentOf(2, { ...before, revision: 2, partners: [a, b, c], digests: { ...before.digests, [keyOf('c')]: digest('4') } });
    expect(applyChanges(before, changesTo(after, { order: ids('a', 'b', 'c'), digests: { [keyOf('c')]: digest('4') } }))).toBeNull();
  });

  it.each([
    ['they follow another revision', { since: 0 }],
    ['the order is another', { order: ids('b', 'a') }],
    ['a digest is another', { digests: { [keyOf('a')]: digest('9') } }],
    ['something is gone that should not be', { removed: [keyOf('a')] }],
  ])('is refused when %s', (_, parts) => {
    expect(applyChanges(before, changesTo(before, parts))).toBeNull();
  });
});

it('a content in the shape of the contract has a checksum of 16 digits, the same whatever the order of its digests', () => {
  const digests = Object.fromEntries(Object.entries(before.digests).toReversed());
  expect([checksumOf({ ...before, digests }), content.shape.checksum.safeParse(before.checksum).success]).toEqual([before.checksum, true]);
  expect(checksumOf({ ...before, partners: before.partners.toReversed() })).not.toBe(before.checksum);
});
