import { readFile } from 'node:fs/promises';
import { CLUB } from '@sanabel/brand/club';
import type { Context } from 'koa';
import { ApiError } from '../../../http/api-error.ts';
import { openApiDocument } from '../document.ts';

/** Lets the page run and load files of its own host only, and call this API. Swagger UI's stylesheet holds its icons as `data:`. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const START = `SwaggerUIBundle({ url: 'openapi.json', dom_id: '#documentation', deepLinking: true, defaultModelsExpandDepth: -1, validatorUrl: null });
`;

/** Shows the API's document in Swagger UI, served from here: no other host is requested. */
const documentationPage = `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${CLUB.name.en} API</title>
<link rel="stylesheet" href="docs/swagger-ui.css">
</head>
<body>
<div id="documentation"></div>
<noscript><p><a href="openapi.json">openapi.json</a></p></noscript>
<script src="docs/swagger-ui-bundle.js"></script>
<script src="docs/start.js"></script>
</body>
</html>
`;

interface Asset {
  type: 'css' | 'js';
  read(): Promise<Buffer>;
}

const packaged = (name: string) => () => readFile(require.resolve(`swagger-ui-dist/${name}`));

/** A map, so that no name from an address is ever looked up on the disk. */
const PAGE_ASSETS: ReadonlyMap<string, Asset> = new Map<string, Asset>([
  ['swagger-ui.css', { type: 'css', read: packaged('swagger-ui.css') }],
  ['swagger-ui-bundle.js', { type: 'js', read: packaged('swagger-ui-bundle.js') }],
  ['start.js', { type: 'js', read: async () => Buffer.from(START) }],
]);

let document: Buffer | undefined;

export default {
  async read(ctx: Context) {
    document ??= Buffer.from(JSON.stringify(openApiDocument()));
    ctx.type = 'json';
    ctx.body = document;
  },
  async page(ctx: Context) {
    ctx.type = 'html';
    ctx.set('Content-Security-Policy', PAGE_POLICY);
    ctx.body = documentationPage;
  },
  async asset(ctx: Context) {
    const asset = PAGE_ASSETS.get(ctx.params.file);
    if (!asset) throw new ApiError('NOT_FOUND');
    ctx.type = asset.type;
    ctx.body = await asset.read();
  },
};
