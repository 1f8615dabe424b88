import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ENTITIES } from '@sanabel/contract';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../environment/root.ts';

/** Four names within six lines count as a list. */
const WINDOW_LINES = 6;
const MANY = 4;

const EXCEPTIONS = [
  // Sizes of the demo pictures; a missing one does not compile.
  'scripts/seed/pictures.ts',
  // Labels of the panel's search by `SearchKind`; a missing one does not compile.
  'admin/src/app/search/row-labels.ts',
  // Kinds of results in the order of their numbers in the index; some entities are several, some none.
  'site/src/sections/search/model.ts',
];

const files = execFileSync('git', ['ls-files', '-z'], { cwd: inRoot(), encoding: 'utf8' })
  .split('\0')
  .filter((file) => /^(?:cms\/(?:src|config)|site\/src|admin\/src|scripts)\/.*\.(?:ts|tsx|mjs|astro)$/.test(file))
  .filter(
    (file) =>
      !/\.test\.tsx?$|^scripts\/(?:bench|check|e2e|pictures|testing)\/|\/(?:texts|i18n\/(?:ar|en))\/|^cms\/src\/attack\//.test(file),
  );

const read = (file: string): string => readFileSync(inRoot(file), 'utf8');

/** A name as a text, a path, a key, an alternative of a regular expression, or Strapi's `api::name.name`. */
const mentions = (text: string, name: string): boolean =>
  new RegExp(`['"\`/|(:]${name}(?=['"\`/|)?.])|(?:^|[{,]\\s*)${name}\\s*:`, 'm').test(text);

const isListed = (text: string, names: readonly string[]): boolean => names.filter((name) => mentions(text, name)).length >= MANY;

const plurals = Object.values(ENTITIES).map(({ name }) => name as string);
const singulars = Object.values(ENTITIES).map(({ singular }) => singular as string);

const hasList = (text: string): boolean => {
  const lines = text.split('\n').filter((line) => !/^\s*(?:import|export) .* from /.test(line));
  return lines.some((_, start) => {
    const part = lines.slice(start, start + WINDOW_LINES).join('\n');
    return isListed(part, plurals) || isListed(part, singulars);
  });
};

describe('the list of entities', () => {
  it('is in the contract, and is written nowhere else', () => {
    expect(files.filter((file) => !EXCEPTIONS.includes(file) && hasList(read(file)))).toEqual([]);
  });

  it.each([
    "const KINDS = ['crops', 'articles', 'gallery', 'partners'];",
    'const KEPT = /^(?:crops|articles|gallery|partners)$/;',
    'const OWNERS = {\n  crops: 1,\n  articles: 2,\n  gallery: 3,\n  members: 4,\n};',
    "const PUBLIC = ['api::crop.crop', 'api::article.article', 'api::member.member', 'api::partner.partner'];",
    "call('/crops'); call('/articles'); call('/members'); call('/partners');",
  ])('is found when it is written again: %s', (text) => {
    expect(hasList(text)).toBe(true);
  });
});

describe('public content', () => {
  const cms = files.filter((file) => file.startsWith('cms/src/'));
  const filesWith = (pattern: RegExp): string[] => cms.filter((file) => pattern.test(read(file)));

  it('is reached past the typed tables by five files: what they write is published, or seen by no one', () => {
    expect(filesWith(/strapi\.db\s*\.(?:query|queryBuilder|entityManager)\b/)).toEqual([
      'cms/src/collection/fallbacks.ts',
      'cms/src/collection/search-texts.ts',
      'cms/src/collection/sort-keys.ts',
      'cms/src/database/rows.ts',
      'cms/src/database/table.ts',
    ]);
    expect(filesWith(/strapi\.documents\(/)).toEqual(['cms/src/collection/save.ts']);
  });

  it('has no table to write but the one that `publish` lends', () => {
    expect(filesWith(/as PrivateUid\b/)).toEqual(['cms/src/changes/publish.ts', 'cms/src/database/table.ts']);
  });
});
