import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type BuildInfo, buildInfo } from '@sanabel/contract';

const KEPT_RELEASES = 3;
const RELEASE = /^(\d+)-(\d+)$/;
const UNFINISHED = /^building-/;

export class BrokenReleaseError extends Error {}

export interface Release {
  name: string;
  path: string;
  revision: number;
}

export interface Releases {
  /** The release that visitors see. */
  current(): Release | null;
  /** An empty folder's path to build into. */
  begin(): string;
  /** Checks a finished build, makes it the current release and forgets the oldest ones. Throws a BrokenReleaseError and changes nothing when it is no whole site. */
  accept(folder: string, wanted: number): Release;
  discard(folder: string): void;
}

const readBuildInfo = (folder: string): BuildInfo => {
  const path = join(folder, 'build.json');
  if (!existsSync(path)) throw new BrokenReleaseError('the build has no build.json');
  try {
    return buildInfo.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new BrokenReleaseError('the build.json of the build is not { revision, builtAt }');
  }
};

const check = (folder: string, wanted: number): BuildInfo => {
  // Without _headers the pages would be served without a security policy.
  for (const name of ['index.html', '404.html', '_headers'])
    if (!existsSync(join(folder, name))) throw new BrokenReleaseError(`the build has no ${name}`);
  const info = readBuildInfo(folder);
  if (info.revision < wanted) throw new BrokenReleaseError(`the build has revision ${info.revision}, asked for was ${wanted}`);
  return info;
};

const numberOf = (name: string): number => Number(RELEASE.exec(name)?.[1] ?? 0);

/**
 * The published site: a folder for every build under `releases`, and the link `current` to the one that is served. A link is
 * renamed over the old one, so there is no moment without a site, and a failed build is never seen.
 */
export const openReleases = (published: string): Releases => {
  const folder = join(published, 'releases');
  const link = join(published, 'current');
  const names = () =>
    readdirSync(folder)
      .filter((name) => RELEASE.test(name))
      .sort((a, b) => numberOf(a) - numberOf(b));

  const current = (): Release | null => {
    try {
      const name = basename(readlinkSync(link));
      const path = join(folder, name);
      return { name, path, revision: readBuildInfo(path).revision };
    } catch {
      return null;
    }
  };
  const switchTo = (name: string): void => {
    const next = join(published, 'next');
    rmSync(next, { force: true });
    symlinkSync(join('releases', name), next);
    renameSync(next, link);
  };
  const forgetOld = (keep: string): void => {
    for (const name of names().slice(0, -KEPT_RELEASES)) if (name !== keep) rmSync(join(folder, name), { recursive: true, force: true });
  };

  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (UNFINISHED.test(name)) rmSync(join(folder, name), { recursive: true, force: true });

  return {
    current,
    begin: () => join(folder, `building-${numberOf(names().at(-1) ?? '') + 1}`),
    accept: (built, wanted) => {
      const { revision } = check(built, wanted);
      const name = `${numberOf(names().at(-1) ?? '') + 1}-${revision}`;
      const path = join(folder, name);
      renameSync(built, path);
      switchTo(name);
      forgetOld(name);
      return { name, path, revision };
    },
    discard: (built) => rmSync(built, { recursive: true, force: true }),
  };
};
