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

/** The code inside pages, by the address rule of the pages that have it. */
export type PageCode = Map<string, { styles: Set<string>; scripts: Set<string> }>;

const LOCALE = /^(?:ar|en)$/;
/** Pages of lists and items are below the second folder; all of one folder come from the same routes. */
const NAMED_PARTS = 2;

/** Returns the rule of a page's address: the address itself, or a star for all pages of a folder. */
export const ruleOf = (file: string): string => {
  const parts = file
    .replace(/(?:^index)?\.html$/, '')
    .split('/')
    .filter(Boolean);
  const named = NAMED_PARTS + (LOCALE.test(parts[0] ?? '') ? 1 : 0);
  return `/${parts.length > named ? [...parts.slice(0, named), '*'].join('/') : parts.join('/')}`;
};

export const addCode = (known: PageCode, file: string, { styles, scripts }: InlineCode): void => {
  const rule = ruleOf(file);
  const code = known.get(rule) ?? { styles: new Set(), scripts: new Set() };
  for (const digest of styles) code.styles.add(digest);
  for (const digest of scripts) code.scripts.add(digest);
  known.set(rule, code);
};

const union = (codes: Iterable<InlineCode>): InlineCode => {
  const all = [...codes];
  return { styles: all.flatMap(({ styles }) => [...styles]), scripts: all.flatMap(({ scripts }) => [...scripts]) };
};

/**
 * An address below a star may be answered with the page for missing ones. The order counts: to Netlify `/services/crop/*` includes
 * `/services/crops`, whose own rule comes later.
 */
const policiesOf = (code: PageCode): string[] => {
  const missing = [...code].filter(([path]) => path.endsWith('/404')).map(([, codes]) => codes);
  const policyFor = (path: string, codes: InlineCode): string => contentPolicy(path.endsWith('*') ? union([codes, ...missing]) : codes);
  return [
    rule('/*', 'Content-Security-Policy', contentPolicy(union(code.values()))),
    ...[...code]
      .filter(([path]) => path !== '/*')
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([path, codes]) => rule(path, 'Content-Security-Policy', policyFor(path, codes))),
  ];
};

const RULE = /^(\/\S*)\n {2}Content-Security-Policy: .*? script-src 'self'([^;\n]*); style-src 'self'([^;\n]*);/gm;
const NO_PAGES = new Set(['/*', ...PANEL, ...FILES]);

export const readHeaders = (text: string): { code: PageCode; fonts: Map<string, string> } => {
  const digestsIn = (sources = '') => new Set([...sources.matchAll(/'sha256-([^']+)'/g)].map(([, digest = '']) => digest));
  const rules = [...text.matchAll(RULE)].filter(([, path = '']) => !NO_PAGES.has(path));
  const links = text.matchAll(/^\/([^/]+)\/\*\n {2}Link: <([^>]+)>/gm);
  return {
    code: new Map(rules.map(([, path = '', scripts, styles]) => [path, { styles: digestsIn(styles), scripts: digestsIn(scripts) }])),
    fonts: new Map([...links].map(([, folder = '', font = '']) => [folder, font])),
  };
};

/**
 * Writes the headers that only this build knows: the policies with their digests, and each folder's first font (a phone requests it before
 * it has read the page, so that it does not compete with the picture). A page's policy names the code of its own kind of page; that of all
 * other addresses, such as missing ones, names all. All other headers are in netlify.toml. Of two rules for one header the later one
 * counts; a host that sends both policies is as strict.
 */
export const headersFile = (code: PageCode, fonts: ReadonlyMap<string, string>, hosts: PanelHosts = {}): string =>
  [
    ...policiesOf(code),
    ...PANEL.map((path) => rule(path, 'Content-Security-Policy', panelPolicy(hosts))),
    ...FILES.map((path) => rule(path, 'Content-Security-Policy', FILE_POLICY)),
    ...[...fonts]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([folder, font]) => rule(`/${folder}/*`, 'Link', `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`)),
  ].join('');
