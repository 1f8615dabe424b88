import { cropEntity } from '@sanabel/contract/entities/crop';
import { describe, expect, it } from 'vitest';
import { ARTICLE_RULES, articleValues } from '../../content/articles/fields.ts';
import { CROP_RULES, cropValues } from '../../content/crops/fields.ts';
import { changesOf } from './values.ts';

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

describe('the values of a form', () => {
  it('are the stored item as texts, and pass its rules', () => {
    const values = cropValues(crop);
    expect(values).toMatchObject({ arabicName: 'القمح', growthPeriod: '6', image: '/uploads/wheat.webp' });
    expect(CROP_RULES.safeParse(values).success).toBe(true);
  });

  it('are blank for a new item, but for the type in its address and the language of a voice', () => {
    expect(Object.values(cropValues(null)).join('')).toBe('ar');
    expect(articleValues(null, 'climate')).toMatchObject({ type: 'climate', title: '', variant: '', image: '' });
    expect(ARTICLE_RULES.safeParse(articleValues(null, 'climate')).success).toBe(false);
  });
});

describe('the data to send', () => {
  it('are all values of a new item, with its picture', () => {
    const values = { ...cropValues(crop), image: picture };
    expect(changesOf(values, null, 'image')).toEqual(values);
  });

  it('are the changes of an item that exists, without the stored picture', () => {
    const before = cropValues(crop);
    expect(changesOf({ ...before, growthPeriod: '١٨', season: 'Nile' }, before, 'image')).toEqual({ growthPeriod: '١٨', season: 'Nile' });
    expect(changesOf({ ...before, image: picture }, before, 'image')).toEqual({ image: picture });
    expect(changesOf(before, before, 'image')).toEqual({});
  });
});
