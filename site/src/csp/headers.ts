import { contentPolicy, FILE_POLICY, type InlineCode, type PanelHosts, panelPolicy } from './policy.ts';

/** Pages load many of these files: the digests would be a third of their bytes. */
const FILES = ['/assets/*', '/media/*', '/share/*', '/art/*', '/feeds/*', '/open-data/*', '/calendar/*', '/ahead.json'];
/** Its page is served for every address below; its files are no pages, and workers among them keep to the same. */
const PANEL = ['/admin', '/admin/*'];
const FIRST_FONT = /<link rel="preload" href="([^"]+)" as="font"/;

const rule = (path: string, name: string, value: string): string => `${path}\n  ${name}: ${value}\n`;

/** Finds the folder of a page and the font that it preloads first; null for pages outside folders. A folder has one language, so one such font. */
export const firstFont = (path: string, html: string): readonly [folder: string, font: string] | null => {
  const [, folder] = /^([^/]+)\//.exec(path) ?? [];
  const [, font] = FIRST_FONT.exec(html) ?? [];
  return folder && font ? [folder, font] : null;
};

export const readHeaders = (text: string): { styles: Set<string>; scripts: Set<string>; fonts: Map<string, string> } => {
  const digestsOf = (kind: string) => {
    const [sources = ''] = new RegExp(`(?<=${kind} )[^;\\n]*`).exec(text) ?? [];
    return new Set([...sources.matchAll(/'sha256-([^']+)'/g)].map(([, digest = '']) => digest));
  };
  const links = text.matchAll(/^\/([^/]+)\/\*\n {2}Link: <([^>]+)>/gm);
  return {
    styles: digestsOf('style-src'),
    scripts: digestsOf('script-src'),
    fonts: new Map([...links].map(([, folder = '', font = '']) => [folder, font])),
  };
};

/**
 * Writes the headers that only this build knows: the policy with its digests, and each folder's first font (a phone requests it before it
 * has read the page, so that it does not compete with the picture). All other headers are in netlify.toml. Of two rules for one header the
 * later one counts; a host that sends both policies is as strict.
 */
export const headersFile = (code: InlineCode, fonts: ReadonlyMap<string, string>, hosts: PanelHosts = {}): string =>
  [
    rule('/*', 'Content-Security-Policy', contentPolicy(code)),
    ...PANEL.map((path) => rule(path, 'Content-Security-Policy', panelPolicy(hosts))),
    ...FILES.map((path) => rule(path, 'Content-Security-Policy', FILE_POLICY)),
    ...[...fonts]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([folder, font]) => rule(`/${folder}/*`, 'Link', `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`)),
  ].join('');
