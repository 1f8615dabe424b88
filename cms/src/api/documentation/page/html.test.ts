import { describe, expect, it } from 'vitest';
import { html } from './html.ts';

describe('html', () => {
  it('escapes every text and no HTML of its own', () => {
    const hostile = `<script>alert("1")</script>&'`;
    expect(html`<p title="${hostile}">${hostile}</p>`.html).toBe(
      '<p title="&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;">&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;</p>',
    );
    expect(html`<ul>${['a', '<b>'].map((text) => html`<li>${text}</li>`)}</ul>`.html).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>');
  });
});
