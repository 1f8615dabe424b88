import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LOCALES } from '@sanabel/contract/enumerations';
import type { Lists } from '../../../testing/content/generated.ts';
import { type Listed, parameter } from './marks.ts';
import { KINDS, kindOf, type Templates } from './templates.ts';

const CONFIG = `baseURL = "https://club.example/"
defaultContentLanguage = "ar"
uglyURLs = true
disableAliases = true
disableKinds = ["taxonomy", "RSS"]
ignoreErrors = ["error-disable-taxonomy"]
[taxonomies]
  cropType = "croptypes"
  season = "seasons"
[languages.ar]
  contentDir = "content/ar"
[languages.en]
  contentDir = "content/en"
[outputFormats.names]
  mediaType = "application/json"
  baseName = "names"
  isPlainText = true
[outputs]
  section = ["HTML", "names"]
`;
/** What the finder searches: of each item the end of its id, its names, and the qualities by which it is chosen. */
const NAMES =
  '[{{ range $place, $page := .Pages }}{{ if $place }},{{ end }}{{ slice (substr .File.ContentBaseName -6) (lower .Title) .Params.croptypes .Params.seasons | jsonify }}{{ end }}]';
/** The map of one language; Hugo writes the index of both. */
const MAP = `{{ printf "<?xml version=\\"1.0\\" encoding=\\"UTF-8\\"?>" | safeHTML }}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
{{ range .Data.Pages }}<url><loc>{{ .Permalink }}</loc><lastmod>{{ .Lastmod.Format "2006-01-02T15:04:05.000Z" }}</lastmod>{{ range .AllTranslations }}<xhtml:link rel="alternate" hreflang="{{ .Language.Lang }}" href="{{ .Permalink }}"/>{{ end }}</url>
{{ end }}</urlset>
`;

/** Whether Hugo is on this machine. */
export const hasHugo = (): boolean => {
  try {
    execFileSync('hugo', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Writes the same items as a Hugo site: a page each in two languages, paged lists of each kind and each quality, map and search index. */
export const writeHugoSite = (folder: string, { crops, articles }: Pick<Lists, 'crops' | 'articles'>, templates: Templates): void => {
  rmSync(folder, { recursive: true, force: true });
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('config.toml', CONFIG);
  for (const [name, template] of Object.entries(templates.layouts))
    write(name === 'index' ? 'layouts/index.html' : `layouts/_default/${name}.html`, template);
  write('layouts/_default/term.html', templates.layouts['crop-list'] ?? '');
  for (const kind of KINDS) write(`layouts/_default/${kind}-list.names.json`, NAMES);
  write('layouts/_default/sitemap.xml', MAP);
  for (const locale of LOCALES) {
    const put = (path: string, matter: object): void => write(`content/${locale}/${path}.md`, `${JSON.stringify(matter, null, 1)}\n`);
    for (const name of templates.plain) put(name, { layout: name, title: name });
    for (const kind of KINDS) put(`${kind}/_index`, { layout: `${kind}-list`, title: kind });
    const titled = (item: Listed): string => {
      if (!('name' in item)) return locale === 'ar' ? item.arabicTitle : item.title;
      return locale === 'ar' ? item.arabicName : item.name;
    };
    for (const item of [...crops, ...articles]) {
      const kind = kindOf(item);
      const shown = Object.entries(item).filter(([field]) => templates.parameters[kind][locale].has(parameter(field)));
      put(`${kind}/${item.id}`, {
        ...{ title: titled(item), date: item.createdAt, lastmod: item.updatedAt, layout: kind },
        ...('name' in item && { croptypes: [item.type], seasons: [item.season] }),
        ...Object.fromEntries(shown.map(([field, text]) => [parameter(field), text])),
      });
    }
  }
};

/** Builds the Hugo site from nothing, with all cores; milliseconds. Throws when Hugo complains. */
export const buildHugoSite = (folder: string): number => {
  rmSync(join(folder, 'public'), { recursive: true, force: true });
  const startedAt = performance.now();
  execFileSync('hugo', ['--quiet'], { cwd: folder });
  return performance.now() - startedAt;
};
