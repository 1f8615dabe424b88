import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '@sanabel/contract/content';
import { SHARE_FOLDER } from '../../../../site/src/content/drawing.ts';
import { mediaFiles } from '../../../../site/src/content/media-files.ts';
import type { Stack } from './stack.ts';

const MOST_RELEASES = 5;

const CARD = new RegExp(`${SHARE_FOLDER}/([\\da-f]+\\.(?:jpg|svg))`, 'g');

/** Digests every file below a folder, but `build.json`, which has the time, and cards, which are drawn when there is time. */
const digestsOf = (root: string): Map<string, string> => {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path): [string, string] => [path.slice(root.length + 1), createHash('sha256').update(readFileSync(path)).digest('hex')])
      .filter(([name]) => name !== 'build.json' && !name.startsWith(`${SHARE_FOLDER}/`)),
  );
};

const revisionIn = (tree: string): number => JSON.parse(readFileSync(join(tree, 'build.json'), 'utf8')).revision;

/** Compares with a whole render by a fresh process. Files of old code stay for pages that are open. */
export const differences = async (stack: Stack): Promise<string[]> => {
  const folder = mkdtempSync(join(stack.folder, 'fresh-'));
  try {
    await stack.renderFresh(folder);
    const [tree, fresh] = [join(stack.published, 'current'), join(folder, 'published', 'current')];
    const [found, wanted] = [digestsOf(tree), digestsOf(fresh)];
    const isOldCode = (name: string): boolean => name.startsWith('assets/') && !wanted.has(name);
    const faults: string[] = [];
    for (const [name, digest] of wanted)
      if (found.get(name) !== digest) faults.push(`${name} is ${found.has(name) ? 'another' : 'missing'}`);
    for (const name of found.keys()) if (!wanted.has(name) && !isOldCode(name)) faults.push(`${name} is there and should not be`);
    const [is, should] = [revisionIn(tree), revisionIn(fresh)];
    if (is !== should) faults.push(`build.json has revision ${is} instead of ${should}`);
    return faults;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Returns published media that the content does not show: they stay for a while, for pages that are open. */
export const mediaBeyond = ({ published }: Stack, media: Content['media']): string[] => {
  const shown = new Set(mediaFiles(media).map(({ name }) => name));
  return readdirSync(join(published, 'current', 'media')).filter((name) => !shown.has(name));
};

/** Returns published cards that no page names: they stay for a while, for messengers that fetch them. */
export const cardsBeyond = ({ published }: Stack): string[] => {
  const tree = join(published, 'current');
  const pages = readdirSync(tree, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const named = new Set(pages.flatMap((page) => [...readFileSync(join(tree, page), 'utf8').matchAll(CARD)].map(([, name]) => name)));
  return readdirSync(join(tree, SHARE_FOLDER)).filter((name) => !named.has(name));
};

export const leftovers = ({ published, mediaFolder }: Stack): string[] => {
  const below = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const parts = [...below(published), ...below(mediaFolder)].filter((name) => name.endsWith('.part'));
  const shown = new Set(readdirSync(join(published, 'current', 'media')));
  const stored = readdirSync(mediaFolder).filter((name) => !shown.has(name) && !name.endsWith('.part'));
  const trees = readdirSync(join(published, 'trees'));
  const releases = readdirSync(join(published, 'releases')).filter((name) => /^\d+$/.test(name));
  return [
    ...parts.map((name) => `${name} was left`),
    ...(stored.length > 0 ? [`${stored.length} media are kept that nobody shows, such as ${stored[0]}`] : []),
    ...trees.filter((name) => name.startsWith('building-')).map((name) => `trees/${name} was left`),
    ...(releases.length > MOST_RELEASES ? [`${releases.length} releases are kept`] : []),
    ...(existsSync(join(published, 'next')) ? ['the link next was left'] : []),
  ];
};
