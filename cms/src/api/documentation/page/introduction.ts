import { ERROR_STATUS, JSON_BODY_MAX_BYTES, LIST_RANGE_MAX } from '@sanabel/contract';
import { type Html, html } from './html.ts';

const codesByStatus = (): [number, string[]][] => {
  const statuses = new Map<number, string[]>();
  for (const [code, status] of Object.entries(ERROR_STATUS)) statuses.set(status, [...(statuses.get(status) ?? []), code]);
  return [...statuses];
};

/** What all calls share. */
export const conventions = (): Html => html`
<section id="conventions" aria-labelledby="conventions-title"><h2 id="conventions-title">For every call</h2><article>
<ul>
<li>Everything is JSON in UTF-8. Calls that take files take <code>multipart/form-data</code> too.</li>
<li>Sign in with <a href="#postAuthLogin">a password</a> and <a href="#postAuthVerifyLogin">the mailed code</a>, then send <code>Authorization: Bearer …</code>.</li>
<li>Lists answer with a bare array and <code>Content-Range</code>. They understand <code>sort</code>, <code>range</code> and <code>filter</code>.</li>
<li>Public reads carry an <code>ETag</code>; with <code>If-None-Match</code> they answer 304.</li>
<li>An update changes the fields that are sent. With <code>If-Match</code> and the item's <code>updatedAt</code>, or the <code>ETag</code> of <code>/media</code>, an outdated edit is refused with 409.</li>
<li>Unknown fields are refused. Text is trimmed; control characters are refused. Characters are counted as Unicode code points: an emoji is one.</li>
<li>A body of JSON has at most ${JSON_BODY_MAX_BYTES} bytes; a <code>range</code> has at most ${LIST_RANGE_MAX} items.</li>
</ul></article></section>`;

/** The one shape of all errors, and which there are. */
export const errors = (): Html => html`
<section id="errors" aria-labelledby="errors-title"><h2 id="errors-title">Errors</h2><article>
<p><code>{ "status": "error", "code", "message", "errors": [{ "field", "code", "message" }], "requestId" }</code></p>
<p>The messages are in the language of <code>Accept-Language</code>, Arabic when it is absent; <code>errors</code> is there only where fields are at fault.</p>
<div class="wide" role="region" aria-label="Statuses and codes" tabindex="0"><table><thead><tr><th scope="col">Status</th><th scope="col">Codes</th></tr></thead><tbody>${codesByStatus().map(
  ([status, codes]) => html`<tr><th scope="row">${status}</th><td>${codes.map((code) => html`<code>${code}</code> `)}</td></tr>`,
)}</tbody></table></div></article></section>`;
