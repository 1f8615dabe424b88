import '../../../../test/page.ts';
import { OTHER_IMAGE } from '@sanabel/contract/media-rules';
import { describe, expect, it } from 'vitest';
import { copiedValues, daysIn, kindChanges, kindValues, timeProblems } from './values.ts';

const label = { ar: 'خانة', en: 'Field' };
const KIND = {
  fields: {
    title: { type: 'text', language: 'both', max: 60, label },
    count: { type: 'number', min: 0, max: 9, isOptional: true, label },
    from: { type: 'time', label },
    until: { type: 'time', after: 'from', label },
    photo: { type: 'image', isOptional: true, label },
  },
  validity: { from: 'from', until: 'until' },
  files: [{ field: 'photo', attribute: 'photoUrl', rule: OTHER_IMAGE, isRequired: false }],
} as const;
const NOW = Date.parse('2026-11-26T04:03:00Z');
const ITEM = {
  title: 'Rain',
  arabicTitle: 'مطر',
  count: null,
  from: '2026-11-26T04:00:00.000Z',
  until: '2026-11-29T18:00:00.000Z',
  photoUrl: '/uploads/rain.webp',
};

describe('the values of a declared kind', () => {
  it('are texts, and pictures under the names of their files', () => {
    expect(kindValues(KIND, ITEM)).toEqual({
      title: 'Rain',
      arabicTitle: 'مطر',
      count: '',
      from: ITEM.from,
      until: ITEM.until,
      photo: '/uploads/rain.webp',
    });
  });

  it('go to a copy without the period and the pictures', () => {
    expect(copiedValues(KIND, ITEM)).toEqual({ title: 'Rain', arabicTitle: 'مطر', count: '' });
  });

  it('begin at the next quarter of an hour, without an end', () => {
    expect(kindValues(KIND, null, NOW)).toMatchObject({ from: '2026-11-26T04:15:00.000Z', until: '', title: '', photo: '' });
  });

  it('are sent where they differ', () => {
    const before = kindValues(KIND, ITEM);
    expect(kindChanges(KIND, { ...before, title: 'Heavy rain' }, before)).toEqual({ title: 'Heavy rain' });
  });

  it('remove a picture by an empty address, and send only a new one', () => {
    const before = kindValues(KIND, ITEM);
    expect(kindChanges(KIND, { ...before, photo: '' }, before)).toEqual({ photoUrl: '' });
    const file = new File(['x'], 'new.png');
    expect(kindChanges(KIND, { ...before, photo: file }, before)).toEqual({ photo: file });
    const first = kindValues(KIND, null, NOW);
    expect(kindChanges(KIND, first, null)).not.toHaveProperty('photoUrl');
  });
});

describe('the times of a declared kind', () => {
  const values = kindValues(KIND, ITEM);

  it('are wrong in the wrong order, in drafts too', () => {
    expect(timeProblems(KIND, { ...values, until: values.from }, ITEM, NOW)).toEqual({ until: 'ends_before_start' });
    expect(timeProblems(KIND, values, ITEM, NOW)).toEqual({});
  });

  it('may be past where they were before', () => {
    const later = Date.parse('2026-12-24T00:00:00Z');
    expect(timeProblems(KIND, values, ITEM, later)).toEqual({});
    expect(timeProblems(KIND, { ...values, until: '2026-11-30T18:00:00.000Z' }, ITEM, later)).toEqual({ until: 'past' });
  });

  it('are counted in days of the club’s zone, the first and the last included', () => {
    expect(daysIn(ITEM.from, ITEM.until)).toBe(4);
    expect(daysIn(ITEM.from, '2026-11-26T05:00:00.000Z')).toBe(1);
    // Midnight in Cairo ends the day before.
    expect(daysIn(ITEM.from, '2026-11-26T22:00:00.000Z')).toBe(1);
  });
});
