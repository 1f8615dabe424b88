import { describe, expect, it } from 'vitest';
import { inOwnOrder } from './own-order.ts';

const path = (sort: string) => `/partners?${new URLSearchParams({ sort, range: '[0,24]' })}`;

describe('the order of a list', () => {
  it('is its own, which editors may have set, as long as nobody chose a column', () => {
    expect(inOwnOrder(path('["id","DESC"]'))).toBe('/partners?range=%5B0%2C24%5D');
    expect(inOwnOrder('/partners?sort=%5B%22id%22%2C%22ASC%22%5D')).toBe('/partners');
  });

  it('is the chosen column’s otherwise', () => {
    expect(inOwnOrder(path('["name","ASC"]'))).toBe(path('["name","ASC"]'));
    expect(inOwnOrder('/partners/abc')).toBe('/partners/abc');
  });
});
