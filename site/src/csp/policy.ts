/**
 * Names what a page may load, by kind; all else is refused. blob: is what the page itself holds in memory (the control panel previews a
 * file before it is uploaded), never a script.
 */
const SOURCES = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'media-src': "'self' blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  // The panel frames its previews, which the CMS serves under the site's origin; every other answer refuses to be framed.
  'frame-src': "'self' https://www.youtube-nocookie.com",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
} as const;

/**
 * What the control panel keeps to beside that. All its code is in files, so that no digest allows any in its page; no text becomes HTML or
 * the address of a script but by its own policy (admin/src/policy/trusted.ts). What is refused is told to the CMS. Visitors' pages tell
 * nobody anything (decision 096).
 */
const OF_PANEL = "require-trusted-types-for 'script'; trusted-types panel; report-uri /api/v1/policy-reports";

/** The policy of files that are no pages: a visitor may open a picture or a film by itself. */
export const FILE_POLICY = "default-src 'none'; img-src 'self'; media-src 'self'; frame-ancestors 'none'";

/** The SHA-256 digests, in base64, of the code that stands in the pages themselves. */
export interface InlineCode {
  styles: Iterable<string>;
  scripts: Iterable<string>;
}

const sourcesOf = (digests: Iterable<string>): string[] => [...new Set(digests)].map((digest) => `'sha256-${digest}'`).toSorted();

const policyOf = (more: Partial<Record<string, string[]>>): string =>
  Object.entries(SOURCES)
    .map(([kind, sources]) => [kind, sources, ...(more[kind] ?? [])].join(' '))
    .join('; ');

/** The Content-Security-Policy under which exactly this code may stand in the pages, each piece allowed by its digest. */
export const contentPolicy = ({ styles, scripts }: InlineCode): string =>
  policyOf({ 'style-src': sourcesOf(styles), 'script-src': sourcesOf(scripts) });

/** The hosts besides the site's own that the control panel talks to; neither, where it has no such setting. */
export interface PanelHosts {
  /** The CMS, where the panel calls it directly and has its pictures from. */
  API_URL?: string;
  /** The bucket with the media, which the panel shows as the CMS has them. */
  S3_PUBLIC_URL?: string;
}

const originOf = (address: string | undefined): string[] => (address ? [new URL(address).origin] : []);

/** The Content-Security-Policy of the control panel, with the origins of its hosts. */
export const panelPolicy = ({ API_URL, S3_PUBLIC_URL }: PanelHosts = {}): string => {
  const api = originOf(API_URL);
  const media = [...api, ...originOf(S3_PUBLIC_URL)];
  return `${policyOf({ 'connect-src': api, 'img-src': media, 'media-src': media })}; ${OF_PANEL}`;
};
