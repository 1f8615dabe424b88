import type { Context } from 'koa';
import { origins, siteOrigin } from './sanabel.ts';

/** Middlewares run in this order. Names that Strapi requires are placed where they do no harm. */
export default [
  // Required by Strapi. Outermost, where only errors that ours lets through reach it.
  'strapi::errors',
  'global::request-log',
  'global::fair',
  'global::compression',
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
      // Allows the panel's cookie on direct calls (API_URL). No other origin gets an answer that depends on a cookie.
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
  // Strapi would parse and store bodies of unauthenticated callers; our controllers parse them after the check.
  { name: 'strapi::body', config: { parsedMethods: [], multipart: false } },
  'strapi::query',
  'strapi::favicon',
  'strapi::public',
];
