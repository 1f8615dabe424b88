import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentPolicy } from './policy.ts';

const NOTHING = { styles: [], scripts: [] };
const digestOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the content security policy', () => {
  it('allows the styles and scripts inside the pages by their digests', () => {
    const policy = contentPolicy({ styles: ['a{color:red}'], scripts: ['go()'] });
    expect(policy).toContain(`; style-src 'self' ${digestOf('a{color:red}')}; `);
    expect(policy).toContain(`; script-src 'self' ${digestOf('go()')}; `);
  });

  it('allows nothing else inline and no other host', () => {
    expect(contentPolicy(NOTHING)).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /);
    expect(contentPolicy(NOTHING)).not.toMatch(/unsafe|\*|http:/);
  });

  it('is the same for the same code in another order, or said twice', () => {
    const one = contentPolicy({ styles: ['a{}', 'b{}'], scripts: [] });
    expect(contentPolicy({ styles: ['b{}', 'a{}', 'a{}'], scripts: [] })).toBe(one);
  });
});
