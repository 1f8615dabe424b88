import { describe, expect, it } from 'vitest';
import { contentPolicy, panelPolicy } from './policy.ts';

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

  it('lets the panel call the CMS directly and show media of its bucket, where they have addresses, and visitors’ pages neither', () => {
    const policy = panelPolicy({ API_URL: 'https://cms.club.example/', S3_PUBLIC_URL: 'https://media.example/bucket' });
    expect(policy).toContain("; connect-src 'self' https://cms.club.example; ");
    const media = 'https://cms.club.example https://media.example';
    expect(policy).toContain(`; img-src 'self' data: blob: ${media}; media-src 'self' blob: ${media}; `);
    expect(policy).toContain("; script-src 'self'; ");
    expect(panelPolicy({ API_URL: '', S3_PUBLIC_URL: '' })).toBe(panelPolicy());
    expect(contentPolicy(NOTHING)).not.toContain('example');
  });

  it('is the same for the same code in another order, or said twice', () => {
    const one = contentPolicy({ styles: ['a', 'b'], scripts: [] });
    expect(contentPolicy({ styles: ['b', 'a', 'a'], scripts: [] })).toBe(one);
  });
});
