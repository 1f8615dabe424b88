import '../../../test/page.ts';
import { describe, expect, it } from 'vitest';
import { bodyOf, inOwnOrder } from './data-provider.ts';

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

const path = (sort: string) => `/partners?${new URLSearchParams({ sort, range: '[0,24]' })}`;

describe('the order of a list', () => {
  it('is the list’s own, which editors may have set, until someone chooses a column', () => {
    expect(inOwnOrder(path('["id","DESC"]'))).toBe('/partners?range=%5B0%2C24%5D');
    expect(inOwnOrder('/partners?sort=%5B%22id%22%2C%22ASC%22%5D')).toBe('/partners');
  });

  it('is the chosen column’s otherwise', () => {
    expect(inOwnOrder(path('["name","ASC"]'))).toBe(path('["name","ASC"]'));
    expect(inOwnOrder('/partners/abc')).toBe('/partners/abc');
  });
});
