import type { Message } from './store.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const STYLE = `
:root{color-scheme:light dark;--paper:#F7FAEF;--surface:#fff;--ink:#12261A;--ink-2:#42574A;--line:#D5E0C8;--brand:#17663F;--focus:#0B57D0}
@media (prefers-color-scheme:dark){:root{--paper:#0B1D14;--surface:#11291D;--ink:#EEF5E3;--ink-2:#B9CBB5;--line:#234234;--brand:#8CC97A;--focus:#9CC4FF}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 "Segoe UI",Tahoma,system-ui,sans-serif}
header,main{max-inline-size:60rem;margin-inline:auto;padding:1.25rem clamp(1rem,4vw,2rem)}
header{display:flex;flex-wrap:wrap;gap:1rem;align-items:center;justify-content:space-between}
h1{font-size:1.5rem;margin:0}
a{color:var(--brand)}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
button{font:inherit;min-block-size:44px;padding-inline:1.25rem;border:1px solid var(--brand);border-radius:26px 8px;background:none;color:var(--brand);cursor:pointer}
ul{list-style:none;margin:0;padding:0;display:grid;gap:.5rem}
li a{display:block;padding:1rem;border:1px solid var(--line);border-radius:14px;background:var(--surface);color:inherit;text-decoration:none}
li b{display:block}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1rem}
dt{color:var(--ink-2)}dd{margin:0;overflow-wrap:anywhere}
small{color:var(--ink-2)}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;padding:1rem;border:1px solid var(--line);border-radius:14px;background:var(--surface)}
iframe{inline-size:100%;block-size:36rem;border:1px solid var(--line);border-radius:14px;background:#fff}`;

const page = (title: string, head: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${head}
<title dir="auto">${escapeHtml(title)}</title><link rel="stylesheet" href="/style.css"></head><body>${body}</body></html>`;

export const stylesheet = STYLE;

const row = ({ id, subject, to, date }: Message): string =>
  `<li><a href="/messages/${id}"><b dir="auto">${escapeHtml(subject) || '(no subject)'}</b><small><bdi>${escapeHtml(to.join(', '))}</bdi> · <time datetime="${date}">${date.slice(0, 19).replace('T', ' ')} UTC</time></small></a></li>`;

/** Reloads every few seconds without a script. */
export const listPage = (messages: readonly Message[]): string =>
  page(
    `Inbox (${messages.length})`,
    '<meta http-equiv="refresh" content="5">',
    `<header><h1>Inbox <span lang="ar" dir="rtl">صندوق البريد</span></h1>${
      messages.length > 0 ? '<form method="post" action="/clear"><button>Delete all</button></form>' : ''
    }</header><main>${
      messages.length > 0
        ? `<ul>${messages.map(row).join('')}</ul>`
        : '<p>No mail yet. Whatever the club sends on this machine arrives here and goes no further.</p><p lang="ar" dir="rtl">لا رسائل بعد. كل ما يرسله النادي على هذا الجهاز يصل إلى هنا ولا يخرج منه.</p>'
    }</main>`,
  );

/** The HTML of a mail is untrusted: it is shown in a frame without scripts, forms or an origin. */
export const messagePage = (message: Message): string =>
  page(
    message.subject || 'Message',
    '',
    `<header><h1 dir="auto">${escapeHtml(message.subject) || '(no subject)'}</h1><a href="/">Inbox</a></header><main>
<dl><dt>From</dt><dd><bdi>${escapeHtml(message.from)}</bdi></dd><dt>To</dt><dd><bdi>${escapeHtml(message.to.join(', '))}</bdi></dd><dt>Date</dt><dd><time datetime="${message.date}">${message.date}</time></dd></dl>
${message.html ? `<iframe sandbox="" title="Message" src="/messages/${message.id}/html"></iframe>` : ''}
<pre dir="auto">${escapeHtml(message.text)}</pre></main>`,
  );
