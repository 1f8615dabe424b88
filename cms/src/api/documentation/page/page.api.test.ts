import { createHash } from 'node:crypto';
import { CALLS } from '@sanabel/contract';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const cms = withCms();
let page: string;
let policy: string;
beforeAll(async () => {
  const answer = await cms.call('GET', '/docs');
  page = await answer.text();
  policy = answer.headers.get('content-security-policy') ?? '';
});

describe('the documentation page', () => {
  it('shows every call with its method and path', () => {
    for (const { method, path } of CALLS)
      expect(page).toContain(`<span class="method ${method.toLowerCase()}">${method}</span> <code class="path">/api/v1${path}</code>`);
  });

  it('runs nothing, loads nothing, and allows its own style alone', () => {
    expect(page).not.toMatch(/<script|<link|<img|<iframe|<form|\son\w+=|\sstyle=|https?:|url\(|@import/i);
    const style = /<style>(.*)<\/style>/s.exec(page)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy).toContain(`default-src 'none'; style-src 'sha256-${hash}';`);
    expect(policy).not.toContain('unsafe');
  });

  it('links to nothing that is not on it', () => {
    const ids = new Set([...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    const missing = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id).filter((id) => !ids.has(id));
    expect(missing).toEqual([]);
    expect(ids.size).toBe([...page.matchAll(/\sid="/g)].length);
  });

  it('shrinks to 304 for whoever has it', async () => {
    const etag = (await cms.call('GET', '/docs')).headers.get('etag') ?? '';
    expect((await cms.call('GET', '/docs', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });
});
