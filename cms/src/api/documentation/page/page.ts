import { createHash } from 'node:crypto';
import type { OpenApi, Operation } from '../shapes.ts';
import { callSection } from './call.ts';
import { type Html, html } from './html.ts';
import { conventions, errors } from './introduction.ts';
import { STYLE } from './style.ts';

/** The page runs nothing, loads nothing and looks as its own style says, and no other. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox`;

interface Group {
  tag: string;
  calls: Html[];
}

const groupsOf = ({ paths }: OpenApi): Group[] => {
  const groups = new Map<string, Html[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods) as [string, Operation][]) {
      const [tag = ''] = operation.tags;
      groups.set(tag, [...(groups.get(tag) ?? []), callSection(path, method, operation)]);
    }
  }
  return [...groups].map(([tag, calls]) => ({ tag, calls }));
};

const section = ({ tag, calls }: Group): Html =>
  html`<section id="tag-${tag}" aria-labelledby="tag-${tag}-title"><h2 id="tag-${tag}-title">/${tag}</h2>${calls}</section>`;

/** The API's document as a page to read: made of the same data as openapi.json, with no script and no request of its own. */
export const documentationPage = (document: OpenApi): string => {
  const groups = groupsOf(document);
  const { title, version } = document.info;
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} ${version}</title><style>${{ html: STYLE }}</style></head>
<body>
<a class="skip" href="#content">Skip to the calls</a>
<header class="band"><div class="inner"><h1>${title}</h1>
<p>Version ${version}. Generated from the schemas that check every request; the same for programs: <a href="openapi.json">openapi.json</a> (OpenAPI ${document.openapi}).</p></div></header>
<div class="columns">
<nav aria-labelledby="nav-title"><div><h2 id="nav-title">On this page</h2><ul><li><a href="#conventions">For every call</a></li>${groups.map(
    ({ tag }) => html`<li><a href="#tag-${tag}">/${tag}</a></li>`,
  )}<li><a href="#errors">Errors</a></li></ul></div></nav>
<main id="content">${conventions()}${groups.map(section)}${errors()}</main>
</div>
</body>
</html>
`.html;
};
