import { describe, expect, it } from 'vitest';
import { contentPolicy } from './policy.ts';

const NOTHING = { styles: [], scripts: [] };

describe('the content security policy', () => {
  it('allows the styles and scripts inside the pages by their digests', () => {
    const policy = contentPolicy({ styles: ['AbC='], scripts: ['DeF='] });
    expect(policy).toContain(`; style-src 'self' 'sha256-AbC='; `);
    expect(policy).toContain(`; script-src 'self' 'sha256-DeF='; `);
  });

  it('allows nothing else inline and no other host', () => {
    expect(contentPolicy(NOTHING)).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /);
    expect(contentPolicy(NOTHING)).not.toMatch(/unsafe|\*|http:/);
  });

  it('is the same for the same code in another order, or said twice', () => {
    const one = contentPolicy({ styles: ['a', 'b'], scripts: [] });
    expect(contentPolicy({ styles: ['b', 'a', 'a'], scripts: [] })).toBe(one);
  });
});
