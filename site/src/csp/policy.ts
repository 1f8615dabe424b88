import { createHash } from 'node:crypto';

/**
 * What a page may load, by the kind of thing; all else is refused. blob: is what the page itself holds in memory (the control panel previews a
 * file before it is uploaded), never a script. An origin of media of your own goes into img-src and media-src.
 */
const SOURCES = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'media-src': "'self' blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': 'https://www.youtube-nocookie.com',
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
} as const;

/** Enough for a file that is no page: somebody may open a picture or a film by itself. */
export const FILE_POLICY = "default-src 'none'; img-src 'self'; media-src 'self'; frame-ancestors 'none'";

/** The Content-Security-Policy under which exactly these texts may stand in a `<style>`, each known by its digest. */
export const contentPolicy = (styles: Iterable<string>): string => {
  const digests = [...styles].map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`).toSorted();
  return Object.entries(SOURCES)
    .map(([kind, sources]) => [kind, sources, ...(kind === 'style-src' ? digests : [])].join(' '))
    .join('; ');
};
