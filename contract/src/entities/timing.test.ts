import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { fieldErrorsOf } from '../errors.ts';
import { ENTITIES, ORDERED_NAMES, TIMED_NAMES } from './index.ts';
import { PICTURE_FALLBACK } from './picture.ts';
import { editedItem, TIMING_FIELDS, timedInputs } from './timing.ts';
import { VOICE_FALLBACK } from './voice.ts';

const codes = (schema: z.ZodType, value: unknown): string[] => {
  const { error } = schema.safeParse(value);
  return error ? fieldErrorsOf(error).map(({ field, code }) => `${field} ${code}`) : [];
};
const { create, createDraft, change, changeDraft } = timedInputs(ENTITIES.crops);

describe('the inputs of what waits for its time', () => {
  it('are those of every list that editors order', () => {
    expect(TIMED_NAMES).toEqual(ORDERED_NAMES);
    for (const name of TIMED_NAMES) for (const field of TIMING_FIELDS) expect(field in ENTITIES[name].item.shape).toBe(false);
  });

  it.each(['2026-12-01T04:00:00Z', '2026-12-01T04:15:00.000Z', null, '', '2026-12-01T04:30Z'])('take the time %j', (publishAt) => {
    expect(codes(change, { publishAt })).toEqual([]);
  });
  it.each(['2026-12-01T04:07:00Z', '2026-12-01', '2026-12-01T06:00:00+02:00', 'tomorrow', '2026-02-30T04:00:00Z', 'Z', 1_764_561_600_000])(
    'refuse the time %j',
    (publishAt) =>
      expect(codes(change, { publishAt })).toEqual([`publishAt ${typeof publishAt === 'number' ? 'invalid_type' : 'invalid_time'}`]),
  );

  it('keep a time in one form', () => {
    expect(change.parse({ publishAt: '2026-12-01T04:30Z', hideAt: '', isDraft: 'false' })).toEqual({
      publishAt: '2026-12-01T04:30:00.000Z',
      hideAt: null,
      isDraft: false,
    });
  });

  it('take a draft with one field, and blank ones as nothing', () => {
    expect(createDraft.parse({ isDraft: true, title: ' Wheat ', description: '  ', growthPeriod: '' })).toEqual({
      isDraft: true,
      title: 'Wheat',
      description: null,
      growthPeriod: null,
    });
    expect(changeDraft.parse({ title: '' })).toEqual({ title: null });
  });

  it('let nothing into a draft that the item could not have', () => {
    expect(codes(createDraft, { isDraft: true, title: 'س'.repeat(201), type: 'Cereals', growthPeriod: 500, more: 1 })).toEqual([
      'title too_long',
      'type invalid_choice',
      'growthPeriod out_of_range',
      'more unknown_field',
    ]);
  });

  it('ask the usual of what is no draft', () => {
    expect(codes(create, { title: 'Wheat' })).toContain('arabicTitle required');
    expect(codes(change, { title: '' })).toEqual(['title required']);
  });

  it('leave what an item is as it is', () => {
    const gallery = timedInputs(ENTITIES.gallery);
    expect(gallery.createDraft.safeParse({ isDraft: true, title: 'x' }).success).toBe(false);
    expect(gallery.createDraft.safeParse({ isDraft: true, type: 'youtube', url: 'https://youtu.be/aqz-KE-bpKQ' }).success).toBe(true);
  });
});

it('an editor reads items as visitors do, drafts with gaps, and the times where there are any', () => {
  const stamp = '2026-11-01T00:00:00.000Z';
  const gaps = { title: '', arabicTitle: '', description: '', arabicDescription: '', name: 'Wheat', arabicName: '', imageUrl: '' };
  const draft = {
    id: 'a'.repeat(24),
    ...gaps,
    ...PICTURE_FALLBACK,
    ...VOICE_FALLBACK,
    sheet: '',
    type: '',
    season: '',
    growthPeriod: null,
    createdAt: stamp,
    updatedAt: stamp,
  };
  const schema = editedItem(ENTITIES.crops);
  expect(schema.safeParse({ ...draft, isDraft: true, hideAt: stamp }).error).toBeUndefined();
  expect(schema.safeParse({ ...draft, type: 'Cereals' }).success).toBe(false);
  expect(ENTITIES.crops.item.safeParse(draft).success).toBe(false);
});
