/**
 * Lists what a page may load, by kind; everything else is refused. blob: is data that the page holds in memory (the control panel previews
 * a file before the upload), never a script.
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
 * Additional rules for the control panel. All its code is in files, so no digest allows inline code; no text becomes HTML or a script
 * address except by its own policy (admin/src/kit/policy/trusted.ts). Violations are reported to the CMS. Visitors' pages report nothing
 * (decision 096).
 */
const OF_PANEL = "require-trusted-types-for 'script'; trusted-types panel; report-uri /api/v1/policy-reports";

/** Applies to files that are not pages: a visitor may open a picture or a film directly. */
export const FILE_POLICY = "default-src 'none'; img-src 'self'; media-src 'self'; frame-ancestors 'none'";

export interface InlineCode {
  styles: Iterable<string>;
  scripts: Iterable<string>;
}

const sourcesOf = (digests: Iterable<string>): string[] => [...new Set(digests)].map((digest) => `'sha256-${digest}'`).toSorted();

const policyOf = (more: Partial<Record<string, string[]>>): string =>
  Object.entries(SOURCES)
    .map(([kind, sources]) => [kind, sources, ...(more[kind] ?? [])].join(' '))
    .join('; ');

export const contentPolicy = ({ styles, scripts }: InlineCode): string =>
  policyOf({ 'style-src': sourcesOf(styles), 'script-src': sourcesOf(scripts) });

/** Empty where the control panel uses the site's own host. */
export interface PanelHosts {
  /** The CMS, where the panel calls it directly and loads its pictures. */
  API_URL?: string;
  S3_PUBLIC_URL?: string;
}

const originOf = (address: string | undefined): string[] => (address ? [new URL(address).origin] : []);

export const panelPolicy = ({ API_URL, S3_PUBLIC_URL }: PanelHosts = {}): string => {
  const api = originOf(API_URL);
  const media = [...api, ...originOf(S3_PUBLIC_URL)];
  return `${policyOf({ 'connect-src': api, 'img-src': media, 'media-src': media })}; ${OF_PANEL}`;
};
