import { checksumOf } from '@sanabel/contract/checksum';
import type { Content } from '@sanabel/contract/content';
import { contactEntity } from '@sanabel/contract/entities/contact';
import { mapLists, type OrderedName } from '@sanabel/contract/kinds/index';
import { describe, expect, it } from 'vitest';
import { parseContent } from './read.ts';

const time = '2026-11-14T09:00:00.000Z';
const blank = contactEntity.fallback;
const partner = {
  id: 'seedbankseedbankseedbank',
  name: 'Seed Bank',
  arabicName: '',
  offer: '',
  arabicOffer: '',
  link: 'https://seed.example',
  logo: '/uploads/a-640.webp',
  createdAt: time,
  updatedAt: time,
};
const rendition = { url: '/uploads/a-640.webp', format: 'webp', width: 640, height: 400, bytes: 10 } as const;
const unsigned: Content = {
  revision: 7,
  contact: blank,
  ...(mapLists(() => []) as unknown as Pick<Content, OrderedName>),
  partners: [partner],
  backgrounds: [],
  media: {
    '/uploads/a-640.webp': {
      kind: 'picture',
      width: 640,
      height: 400,
      color: '#a7d3ce',
      renditions: [{ ...rendition, url: '/uploads/a-640.avif', format: 'avif' }, rendition],
    },
  },
  digests: { 'partners/seedbankseedbankseedbank': '0123456789abcdef' },
  checksum: '0'.repeat(16),
};
const signed = (content: Content): Content => ({ ...content, checksum: checksumOf(content) });
const whole = signed(unsigned);
const empty = signed({ ...unsigned, revision: 0, partners: [], media: {}, digests: {} });
const read = (content: object) => parseContent(JSON.stringify(content));

describe('a read of the CMS', () => {
  it('succeeds when it is whole', () => {
    expect(read(whole).revision).toBe(7);
  });

  it('succeeds with an empty database', () => {
    expect(read(empty).revision).toBe(0);
  });

  it.each([
    ['a page of HTML', '<!doctype html><title>502</title>'],
    ['an answer cut short', JSON.stringify(whole).slice(0, 300)],
    ['an empty list', '[]'],
    ['nothing', ''],
    ['no revision', JSON.stringify({ ...whole, revision: undefined })],
  ])('fails on %s', (_, body) => {
    expect(() => parseContent(body)).toThrow();
  });

  it('fails when a list is shorter than its digests', () => {
    expect(() => read({ ...whole, partners: [] })).toThrow('partners/');
  });

  it('fails when an item has no digest', () => {
    expect(() => read({ ...whole, digests: {} })).toThrow('no digest');
  });

  it('fails when a file of an item is not among the media', () => {
    expect(() => read({ ...whole, media: {} })).toThrow('/uploads/a-640.webp');
  });

  it('fails when it is in another order than the checksum knows', () => {
    const second = { ...partner, id: 'ricebankricebankricebank' };
    const both = signed({
      ...whole,
      partners: [partner, second],
      digests: { ...whole.digests, [`partners/${second.id}`]: 'fedcba9876543210' },
    });
    expect(read(both).partners).toHaveLength(2);
    expect(() => read({ ...both, partners: [second, partner] })).toThrow('checksum');
  });

  it('fails when an id appears twice', () => {
    expect(() => read({ ...whole, partners: [partner, partner] })).toThrow('twice');
  });
});
