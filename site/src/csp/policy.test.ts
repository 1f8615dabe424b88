import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentPolicy } from './policy.ts';

describe('the content security policy', () => {
  it('allows the styles of the pages by their digests and no others', () => {
    const digest = createHash('sha256').update('a{color:red}').digest('base64');
    expect(contentPolicy(['a{color:red}'])).toContain(`; style-src 'self' 'sha256-${digest}'; `);
    expect(contentPolicy([])).toContain("; style-src 'self'; ");
    expect(contentPolicy(['a{}'])).not.toContain('unsafe');
  });

  it('allows nothing else inline and nobody else', () => {
    expect(contentPolicy([])).toMatch(/^default-src 'none'; script-src 'self'; /);
    expect(contentPolicy([])).not.toMatch(/unsafe|\*|http:/);
  });

  it('is the same for the same styles in another order', () => {
    expect(contentPolicy(['a{}', 'b{}'])).toBe(contentPolicy(['b{}', 'a{}']));
  });
});
