import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '@sanabel/contract/content';
import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { addressOf } from '@sanabel/contract/pages';
import { mediaPath } from '../content/media-files.ts';
import { fallbackOf } from '../content/pictures.ts';
import { importsOf, requiredOf } from '../offline/files.ts';
import { type FieldList, fieldListPath } from '../sections/saved-pages/model.ts';
import type { FieldPaths, SetPaths } from './field-paths.ts';
import type { PageIndex } from './page-index.ts';

export interface Published {
  sets: FieldPaths;
  media: Content['media'];
  index: PageIndex;
  /** The folder of the finished pages. */
  siteFolder: string;
  defaultLocale: string;
}

const filesOf = (siteFolder: string, file: string): FieldList['files'] => {
  const wanted = new Set(requiredOf(readFileSync(join(siteFolder, file), 'utf8')));
  for (const path of wanted)
    if (path.endsWith('.js')) for (const imported of importsOf(readFileSync(join(siteFolder, path), 'utf8'))) wanted.add(imported);
  return [...wanted].map((path) => [path, statSync(join(siteFolder, path)).size]);
};

/** Lists what saving a set downloads, as the published pages are now (decision 134). */
const listOf = ({ paths, total }: SetPaths, locale: Locale, { media, index, siteFolder, defaultLocale }: Published): FieldList => {
  const indexes = new Map<string, number>();
  const pictures: (readonly [string, number])[] = [];
  const indexesOf = (url: string): readonly number[] => {
    const known = indexes.get(url);
    if (known !== undefined) return [known];
    const medium = media[url];
    const file = medium?.kind === 'picture' ? fallbackOf(medium.renditions) : undefined;
    if (!file) return [];
    indexes.set(url, pictures.push([mediaPath(file.url), file.bytes]) - 1);
    return [pictures.length - 1];
  };
  const pages = paths.flatMap((path) => {
    const address = addressOf(locale, path, defaultLocale as Locale);
    const weight = index.weightOf(address);
    return weight ? [[address, weight.digest, weight.bytes, weight.media.flatMap(indexesOf)] as const] : [];
  });
  const first = index.fileOf(pages[0]?.[0] ?? '');
  return { pages, pictures, files: first ? filesOf(siteFolder, first) : [], total };
};

/** Keyed by file name. */
export const fieldLists = (published: Published): Map<string, string> =>
  new Map(
    LOCALES.flatMap((locale) =>
      [...published.sets].map(
        ([set, paths]) => [fieldListPath(locale, set).slice(1), JSON.stringify(listOf(paths, locale, published))] as const,
      ),
    ),
  );
