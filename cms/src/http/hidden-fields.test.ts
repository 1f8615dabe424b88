import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hiddenFields } from './hidden-fields.ts';

describe('a hidden field', () => {
  it.each([
    ['{"__proto__":{}}', '__proto__'],
    ['{"rows":[{"name":"x"},{"__proto__":null}]}', 'rows.1.__proto__'],
    ['{"change":{"a":{"\\u005f_proto__":1}}}', 'change.a.__proto__'],
  ])('is found in %s', (json, path) => {
    expect(hiddenFields(JSON.parse(json))).toEqual([path]);
  });

  it('is found however deep it is, and nowhere else', () => {
    const depth = 100_000;
    expect(hiddenFields(JSON.parse(`${'['.repeat(depth)}{"__proto__":1}${']'.repeat(depth)}`))).toHaveLength(1);
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const json = JSON.stringify(value);
        expect(hiddenFields(JSON.parse(json)).length > 0).toBe(/"__proto__":/.test(json));
      }),
    );
  });

  it('is none in a text', () => {
    for (const value of ['__proto__', null, undefined, 7, { a: '__proto__' }, ['__proto__']]) expect(hiddenFields(value)).toEqual([]);
  });
});
