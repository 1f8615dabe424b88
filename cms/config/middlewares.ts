import type { Context } from 'koa';
import { origins, siteOrigin } from './sanabel.ts';

/** In the order of a request's way in. The names that Strapi insists on are kept where they do no harm. */
export default [
  // Strapi insists on its own error handler: outermost, where nothing reaches it but what ours lets through.
  'strapi::errors',
  'global::request-log',
  'global::fair',
  'global::public-reads',
  'global::errors',
  {
    name: 'strapi::security',
    config: { contentSecurityPolicy: false, crossOriginResourcePolicy: { policy: 'cross-origin' }, frameguard: { action: 'deny' } },
  },
  'global::headers',
  {
    name: 'strapi::cors',
    config: {
      origin: origins,
      // The panel's own cookie, where it calls us directly (API_URL). Other origins that may call get no answer that depends on a cookie.
      credentials: (ctx: Context) => ctx.get('origin') === siteOrigin,
      methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
      headers: [
        ...['Authorization', 'Content-Type', 'Accept-Language', 'If-Match', 'If-None-Match', 'Range'],
        ...['Tus-Resumable', 'Upload-Length', 'Upload-Offset'],
      ],
      expose: ['Content-Range', 'Date', 'ETag', 'Location', 'Retry-After', 'Upload-Length', 'Upload-Offset', 'WWW-Authenticate'],
      keepHeadersOnError: true,
    },
  },
  'global::route-allowlist',
  'global::same-site',
  'global::uploads',
  'global::conditional-get',
  // Strapi would parse and store bodies before anyone has signed in: our controllers do it, after.
  { name: 'strapi::body', config: { parsedMethods: [], multipart: false } },
  'strapi::query',
  'strapi::favicon',
  'strapi::public',
];
