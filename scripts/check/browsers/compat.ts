import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, CompatStatement, Identifier, SimpleSupportStatement, SupportStatement } from '@mdn/browser-compat-data';
import { oldestBrowsers, type Part } from '@sanabel/brand/browsers';

/** Maps browserslist's names to those of the data. Android's WebView is updated with Chrome and has the same version. */
const BROWSERS: Readonly<Record<string, readonly BrowserName[]>> = {
  chrome: ['chrome', 'chrome_android', 'webview_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
  samsung: ['samsunginternet_android'],
};

const compare = (one: string, other: string): number => {
  const [a = [], b = []] = [one, other].map((version) => version.replace('≤', '').split('.').map(Number));
  return (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0);
};

const isPlain = ({ flags, prefix, alternative_name }: SimpleSupportStatement): boolean => !flags && !prefix && !alternative_name;

const isKnownTo = (support: SupportStatement | undefined, version: string): boolean =>
  // Missing data means that no one has tested this browser; the others decide.
  support === undefined ||
  [support].flat().some((entry) => {
    const { version_added: added, version_removed: removed } = entry;
    if (!isPlain(entry) || typeof added !== 'string' || added === 'preview' || compare(added, version) > 0) return false;
    return typeof removed !== 'string' || compare(removed, version) > 0;
  });

const OLDEST: Readonly<Record<Part, [BrowserName, string][]>> = (() => {
  const of = (part: Part) =>
    Object.entries(oldestBrowsers(part)).flatMap(([name, version]) =>
      (BROWSERS[name] ?? []).map((browser): [BrowserName, string] => [browser, version]),
    );
  return { site: of('site'), panel: of('panel') };
})();

/** Names the supported browsers that lack a feature: "safari 15.4 (since 17)". */
export const lackingIn = (part: Part, { support }: CompatStatement): string[] =>
  OLDEST[part].flatMap(([browser, version]) => {
    const known = support[browser];
    return isKnownTo(known, version) ? [] : [`${browser} ${version} (since ${[known].flat()[0]?.version_added || 'never'})`];
  });

/** Built-ins by holder and member: `URLSearchParams` has `size`, `AbortSignal` has `static timeout`; a holder itself is under ''. */
export type BuiltIns = ReadonlyMap<string, ReadonlyMap<string, CompatStatement>>;

const MEMBER = /^[A-Za-z]\w*$/;

const collect = (holders: Map<string, Map<string, CompatStatement>>, tree: Identifier, prefix = ''): void => {
  for (const [name, feature] of Object.entries(tree)) {
    if (!MEMBER.test(name) || name === '__compat') continue;
    const members = new Map<string, CompatStatement>();
    const { __compat: own, ...rest } = feature as Identifier;
    if (own) members.set('', own);
    for (const [member, { __compat: compat }] of Object.entries(rest as Record<string, Identifier>)) {
      // `_static` marks a member of the holder itself; names such as `X_event` do not occur in programs.
      const plain = member.replace(/_static$/, '');
      if (compat && /^[A-Za-z][A-Za-z\d]*$/.test(plain)) members.set(plain === member ? plain : `static ${plain}`, compat);
    }
    holders.set(`${prefix}${name}`, members);
    if (name === 'Intl' || name === 'WebAssembly') collect(holders, feature as Identifier, `${name}.`);
  }
};

export const builtIns: BuiltIns = (() => {
  const holders = new Map<string, Map<string, CompatStatement>>();
  collect(holders, data.api as Identifier);
  collect(holders, data.javascript.builtins as Identifier);
  return holders;
})();

/** Regular expression syntax by its spelling; flags are members of `RegExp`. */
export const REGULAR_EXPRESSIONS: readonly { name: string; written: RegExp; compat: CompatStatement | undefined }[] = [
  { name: 'look-behind', written: /\(\?<[=!]/, compat: data.javascript.regular_expressions?.lookbehind_assertion?.__compat },
  { name: 'modifiers', written: /\(\?[ims]*-?[ims]+:/, compat: data.javascript.regular_expressions?.modifier?.__compat },
];

/** Lists the built-ins that some supported browser lacks. The holder of a global is ''; constructors are left out. */
export const tooNew = (part: Part): [holder: string, member: string][] =>
  [...builtIns].flatMap(([holder, members]) =>
    [...members].flatMap(([member, compat]): [string, string][] => {
      if (lackingIn(part, compat).length === 0 || holder === member) return [];
      const names = holder.split('.');
      return [member === '' ? [names.slice(0, -1).join('.'), names.at(-1) ?? ''] : [holder, member]];
    }),
  );

/** Lists method names that only too new built-ins have: a bundle has no types to tell methods apart. */
export const newMethods = (part: Part): Set<string> => {
  const [found, old] = [new Set<string>(), new Set<string>()];
  const script = new Set(Object.keys(data.javascript.builtins ?? {}));
  for (const [holder, members] of builtIns)
    for (const [member, compat] of members) {
      const name = member.replace('static ', '');
      if (lackingIn(part, compat).length === 0) old.add(name);
      else if (member !== '' && script.has(holder)) found.add(name);
    }
  return new Set([...found].filter((name) => !old.has(name)));
};
