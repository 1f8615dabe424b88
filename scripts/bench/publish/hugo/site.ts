import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { daysOf } from '@sanabel/brand/calendar/seasons';
import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { growingGuideOf } from '@sanabel/contract/growing-guide/growing-guide';
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
[outputFormats.records]
  mediaType = "application/json"
  baseName = "records"
  path = "records"
  isPlainText = true
[outputFormats.open]
  mediaType = "application/json"
  baseName = "open"
  path = "open"
  isPlainText = true
[outputFormats.table]
  mediaType = "text/csv"
  baseName = "table"
  isPlainText = true
[outputFormats.dates]
  mediaType = "text/calendar"
  baseName = "dates"
  isPlainText = true
[outputs]
  section = ["HTML", "names", "records", "open", "table"]
`;
/** Data of the finder: the end of the id, names and qualities of each item. */
const NAMES =
  '[{{ range $place, $page := .Pages }}{{ if $place }},{{ end }}{{ slice (substr .File.ContentBaseName -6) (lower .Title) .Params.croptypes .Params.seasons | jsonify }}{{ end }}]';
const RECORDS =
  '[{{ range $place, $page := .Pages }}{{ if $place }},{{ end }}{{ $texts := slice }}{{ range $page.Params.own }}{{ $texts = $texts | append . }}{{ end }}{{ dict "path" $page.RelPermalink "title" $page.Title "line" $page.Params.croptypes "picture" $page.Params.item_imageurl "text" (delimit $texts " ") | jsonify }}{{ end }}]';
const inFirst = (text: string): string => `{{ if eq .Site.Language.Lang "ar" }}${text}{{ end }}`;
const OPEN = inFirst(
  '[{{ range $place, $page := .Pages }}{{ if $place }},{{ end }}{{ jsonify (dict "indent" " ") $page.Params.whole }}{{ end }}]',
);
const TABLE = inFirst(
  '{{ range .Pages }}{{ range .Params.whole }}"{{ replace (string .) "\\"" "\\"\\"" }}",{{ end }}{{ "\\r\\n" }}{{ end }}',
);
const DATES =
  'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nCALSCALE:GREGORIAN\r\nX-WR-CALNAME:{{ .Title }}\r\n{{ range .Params.dates }}BEGIN:VEVENT\r\nUID:{{ $.File.ContentBaseName }}-{{ .window }}-{{ .region }}\r\nDTSTAMP:{{ $.Lastmod.Format "20060102T150405Z" }}\r\nDTSTART;VALUE=DATE:{{ .from }}\r\nDTEND;VALUE=DATE:{{ .to }}\r\nRRULE:FREQ=YEARLY\r\nSUMMARY:{{ $.Title }}: {{ .window }}\r\nDESCRIPTION:{{ .region }} {{ $.Permalink }}\r\nURL:{{ $.Permalink }}\r\nTRANSP:TRANSPARENT\r\nEND:VEVENT\r\n{{ end }}END:VCALENDAR\r\n';
const MAP = `{{ printf "<?xml version=\\"1.0\\" encoding=\\"UTF-8\\"?>" | safeHTML }}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
{{ range .Data.Pages }}<url><loc>{{ .Permalink }}</loc><lastmod>{{ .Lastmod.Format "2006-01-02T15:04:05.000Z" }}</lastmod>{{ range .AllTranslations }}<xhtml:link rel="alternate" hreflang="{{ .Language.Lang }}" href="{{ .Permalink }}"/>{{ end }}</url>
{{ end }}</urlset>
`;

export const hasHugo = (): boolean => {
  try {
    execFileSync('hugo', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Matches texts with a counterpart in Arabic, and the counterparts. */
const TEXT = /^(?:arabic)?(?:description|intro|\w*(?:definition|importance|steps|recommendations))$/i;
const isText = (field: string, locale: Locale): boolean => TEXT.test(field) && field.startsWith('arabic') === (locale === 'ar');

interface DateOf {
  window: string;
  region: string;
  from: string;
  to: string;
}
const datesOf = (item: Listed): DateOf[] => {
  const sheet = 'sheet' in item ? growingGuideOf(item.sheet) : null;
  return Object.entries(sheet?.regions ?? {}).flatMap(([region, facts]) =>
    (['sowing', 'harvest'] as const).flatMap((window) => {
      return (facts?.[window] ?? []).map((span) => {
        const { from, to } = daysOf(span);
        return { window, region, from: `2026${from}`, to: `2026${to}` };
      });
    }),
  );
};

/**
 * Writes the same items as a Hugo site: pages and paged lists in two languages, sitemap, names, search results, open data and calendars.
 * The index of words has no counterpart in Hugo.
 */
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
  for (const kind of KINDS) {
    write(`layouts/_default/${kind}-list.names.json`, NAMES);
    write(`layouts/_default/${kind}-list.records.json`, RECORDS);
    write(`layouts/_default/${kind}-list.open.json`, OPEN);
    write(`layouts/_default/${kind}-list.table.csv`, TABLE);
  }
  write('layouts/_default/crop.dates.ics', DATES);
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
      const dates = datesOf(item);
      put(`${kind}/${item.id}`, {
        ...{ title: titled(item), date: item.createdAt, lastmod: item.updatedAt, layout: kind },
        ...(dates.length > 0 && { dates, outputs: ['HTML', 'dates'] }),
        own: Object.entries(item).flatMap(([field, text]) => (isText(field, locale) ? [text] : [])),
        ...(locale === LOCALES[0] && { whole: item }),
        ...('name' in item && { croptypes: [item.type], seasons: [item.season] }),
        ...Object.fromEntries(shown.map(([field, text]) => [parameter(field), text])),
      });
    }
  }
};

/** Builds the Hugo site from scratch and returns the ms. Throws when Hugo fails. */
export const buildHugoSite = async (folder: string): Promise<number> => {
  rmSync(join(folder, 'public'), { recursive: true, force: true });
  const startedAt = performance.now();
  // Asynchronous, so that this process notices connections that the CMS closes meanwhile.
  await promisify(execFile)('hugo', ['--quiet'], { cwd: folder });
  return performance.now() - startedAt;
};
