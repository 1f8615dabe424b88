import { readFile } from 'node:fs/promises';
import { content } from '@sanabel/contract/content';
import type { Article } from '@sanabel/contract/entities/article';
import type { Crop } from '@sanabel/contract/entities/crop';
import type { ArticleType } from '@sanabel/contract/enumerations';
import { readEnvironment } from '../environment.ts';
import { snapshotFile } from './read.ts';

const snapshot = content.parse(JSON.parse(await readFile(snapshotFile(readEnvironment().CACHE_DIR), 'utf8')));

/** Everything that pages show, as one consistent read of the CMS gave it, in the order that the editors set. */
export const { revision, contact, crops, gallery, partners, members, backgrounds, media } = snapshot;

export const articles = (type: ArticleType): Article[] => snapshot.articles.filter((article) => article.type === type);

/** A few others of the same kind, for the end of a detail page: the ones after this in the list, from the start again at its end. */
export const othersThan = <T extends Crop | Article>(item: T, list: readonly T[], count = 4): T[] => {
  const at = list.findIndex(({ id }) => id === item.id);
  return [...list.slice(at + 1), ...list.slice(0, Math.max(at, 0))].slice(0, count);
};
