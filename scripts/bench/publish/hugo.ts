import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Article } from '@sanabel/contract/entities/article';
import type { Crop } from '@sanabel/contract/entities/crop';
import type { Lists } from '../../testing/content/generated.ts';

const FRAME = (body: string) =>
  `<!doctype html><html lang="{{ .Site.Language.Lang }}"><head><title>{{ .Title }}</title></head><body><header>{{ range .Site.Menus.main }}<a href="{{ .URL }}">{{ .Name }}</a>{{ end }}</header>${body}<footer>{{ now.Year }}</footer></body></html>`;
const LIST = FRAME(
  '<ul>{{ range (.Paginate .Pages 24).Pages }}<li><img src="{{ .Params.image }}"><a href="{{ .RelPermalink }}">{{ .Title }}</a><p>{{ .Params.description }}</p></li>{{ end }}</ul>{{ template "_internal/pagination.html" . }}',
);
const SINGLE = FRAME(
  '<h1>{{ .Title }}</h1><img src="{{ .Params.image }}"><p>{{ .Params.description }}</p>{{ .Content }}<ul>{{ range first 4 (where .CurrentSection.Pages "Title" "!=" .Title) }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>',
);

const pageOf = (title: string, description: string, image: string, body: string): string =>
  `---\n${JSON.stringify({ title, description, image }, null, 1)
    .slice(2, -2)
    .replace(/^ "(\w+)":/gm, '$1:')
    .replace(/,$/gm, '')}\n---\n${body}\n`;

const bodyOf = (item: Article, isArabic: boolean): string =>
  (isArabic
    ? [item.arabicIntro, item.arabicIssueDefinition, item.arabicImportance, item.arabicPracticalSteps, item.arabicRecommendations]
    : [item.intro, item.issueDefinition, item.importance, item.practicalSteps, item.recommendations]
  ).join('\n\n');

/** Whether Hugo is on this machine. */
export const hasHugo = (): boolean => {
  try {
    execFileSync('hugo', ['version']);
    return true;
  } catch {
    return false;
  }
};

/** Writes the same items as a Hugo site: a page each in two languages, lists in pages of 24. */
export const writeHugoSite = (folder: string, { crops, articles }: Pick<Lists, 'crops' | 'articles'>): void => {
  rmSync(folder, { recursive: true, force: true });
  for (const path of [
    'layouts/_default',
    ...['ar', 'en'].flatMap((language) => [`content/${language}/crops`, `content/${language}/articles`]),
  ])
    mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(
    join(folder, 'config.toml'),
    'baseURL="https://club.example/"\ndefaultContentLanguage="ar"\ndisableKinds=["taxonomy","term","RSS"]\n[languages.ar]\ncontentDir="content/ar"\n[languages.en]\ncontentDir="content/en"\n',
  );
  writeFileSync(join(folder, 'layouts/_default/list.html'), LIST);
  writeFileSync(join(folder, 'layouts/_default/single.html'), SINGLE);
  writeFileSync(
    join(folder, 'layouts/index.html'),
    FRAME('<ul>{{ range first 12 .Site.RegularPages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>'),
  );
  const put = (language: string, kind: string, id: string, text: string) =>
    writeFileSync(join(folder, 'content', language, kind, `${id}.md`), text);
  for (const crop of crops as readonly Crop[]) {
    put('ar', 'crops', crop.id, pageOf(crop.arabicName, crop.arabicTitle, crop.imageUrl, crop.arabicDescription));
    put('en', 'crops', crop.id, pageOf(crop.name, crop.title, crop.imageUrl, crop.description));
  }
  for (const article of articles as readonly Article[]) {
    put('ar', 'articles', article.id, pageOf(article.arabicTitle, article.arabicDescription, article.imageUrl, bodyOf(article, true)));
    put('en', 'articles', article.id, pageOf(article.title, article.description, article.imageUrl, bodyOf(article, false)));
  }
};

/** Builds the Hugo site from nothing; milliseconds. */
export const buildHugoSite = (folder: string): number => {
  rmSync(join(folder, 'public'), { recursive: true, force: true });
  const startedAt = performance.now();
  execFileSync('hugo', ['--quiet'], { cwd: folder });
  return performance.now() - startedAt;
};
