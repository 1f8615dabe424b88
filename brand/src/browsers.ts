import browserslist from 'browserslist';

/** Each part's oldest browsers are under "browserslist" in the root's package.json. */
export type Part = 'site' | 'panel';

/** Maps browserslist's browser names to the oldest supported version: `{ chrome: '100', safari: '15.4', … }`. */
export const oldestBrowsers = (part: Part): Record<string, string> => {
  const oldest: Record<string, string> = {};
  for (const entry of browserslist(undefined, { env: part, throwOnMissing: true })) {
    const [name = '', versions = ''] = entry.split(' ');
    // Some versions are a range: "15.2-15.3".
    const version = versions.split('-')[0] ?? '';
    if (oldest[name] === undefined || Number(version) < Number(oldest[name])) oldest[name] = version;
  }
  return oldest;
};

/** Bundler names of the browsers. Samsung's is Chromium, and no older than the oldest Chrome. */
const BUNDLER_NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

export const buildTargets = (part: Part): string[] =>
  Object.entries(oldestBrowsers(part)).flatMap(([name, version]) => (BUNDLER_NAMES[name] ? [`${BUNDLER_NAMES[name]}${version}`] : []));
