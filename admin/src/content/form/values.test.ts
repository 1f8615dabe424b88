import { cropEntity } from '@sanabel/contract/entities/crop';
import { describe, expect, it } from 'vitest';
import { ARTICLE_RULES, articleValues, CROP_RULES, changesOf, cropValues } from './values.ts';

const crop = {
  ...cropEntity.fallback,
  id: 'abcdefghijklmnop',
  title: 'Master of winter',
  arabicTitle: 'سيد الشتاء',
  description: 'd',
  arabicDescription: 'و',
  name: 'Wheat',
  arabicName: 'القمح',
  type: 'Grains',
  growthPeriod: 6,
  season: 'Winter',
  imageUrl: '/uploads/wheat.webp',
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
} as const;
const picture = new File(['x'], 'x.png', { type: 'image/png' });

describe('what a form holds', () => {
  it('is the stored item as texts, and passes the rules that it was stored by', () => {
    const values = cropValues(crop);
    expect(values).toMatchObject({ arabicName: 'القمح', growthPeriod: '6', image: '/uploads/wheat.webp' });
    expect(CROP_RULES.safeParse(values).success).toBe(true);
  });

  it('is empty for a new item, but for the type that its address names', () => {
    expect(Object.values(cropValues(null)).join('')).toBe('');
    expect(articleValues(null, 'climate')).toMatchObject({ type: 'climate', title: '', variant: '', image: '' });
    expect(ARTICLE_RULES.safeParse(articleValues(null, 'climate')).success).toBe(false);
  });
});

describe('what is sent', () => {
  it('of a new item is everything, with its picture', () => {
    const values = { ...cropValues(crop), image: picture };
    expect(changesOf(values, null)).toEqual(values);
  });

  it('of an item that exists is what was changed; a stored picture is not sent back', () => {
    const before = cropValues(crop);
    expect(changesOf({ ...before, growthPeriod: '١٨', season: 'Nile' }, before)).toEqual({ growthPeriod: '١٨', season: 'Nile' });
    expect(changesOf({ ...before, image: picture }, before)).toEqual({ image: picture });
    expect(changesOf(before, before)).toEqual({});
  });
});
