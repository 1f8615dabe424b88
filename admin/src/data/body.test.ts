import { describe, expect, it } from 'vitest';
import { bodyOf } from './body.ts';

describe('a body', () => {
  it('is JSON of what is to be sent, and nothing of what is not', () => {
    expect(bodyOf({ title: 'القمح', isOpen: false, image: undefined })).toEqual({ title: 'القمح', isOpen: false });
  });

  it('is a form as soon as there is a file', () => {
    const form = bodyOf({ title: 'القمح', growthPeriod: 6, image: new File(['x'], 'x.png') });
    expect(form).toBeInstanceOf(FormData);
    expect([...(form as FormData).entries()].map(([name, value]) => [name, value instanceof File ? value.name : value])).toEqual([
      ['title', 'القمح'],
      ['growthPeriod', '6'],
      ['image', 'x.png'],
    ]);
  });

  it('is a form where the texts are too long together for JSON', () => {
    const long = 'ع'.repeat(20_000);
    expect(bodyOf({ intro: long, importance: long })).toEqual({ intro: long, importance: long });
    const form = bodyOf({ intro: long, importance: long, recommendations: long });
    expect(form).toBeInstanceOf(FormData);
    expect((form as FormData).get('recommendations')).toBe(long);
  });
});
