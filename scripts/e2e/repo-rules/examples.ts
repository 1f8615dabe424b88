import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from '../../environment/root.ts';

export interface Edit {
  file: string;
  /** A page may have several examples under separate headings. */
  example: string;
  /** A diff without line numbers; otherwise a new file. */
  isDiff: boolean;
  text: string;
}
export interface Page {
  headings: number;
  stages: { edits: Edit[]; named: { file: string; message: string }[] }[];
}

/** Reads a page's steps: the last heading names the file, `diff` and `ts` blocks edit it, a `text` block is the compiler's answer. */
export const readPage = (name: string): Page => {
  const page = readFileSync(inRoot('docs', name), 'utf8');
  const stages: Page['stages'] = [];
  let edits: Edit[] = [];
  let [file, example] = ['', ''];
  for (const [, title, heading, kind, text = ''] of page.matchAll(
    /^## ([^\d`].*)$|^#{2,3} (?:\d+\. )?`([^`]+)`$|^```(\w+)\n([\s\S]*?)^```$/gm,
  )) {
    if (title) example = title;
    else if (heading) file = heading;
    else if (kind !== 'text') edits.push({ file, example, isDiff: kind === 'diff', text });
    else {
      const named = text.matchAll(/^(\S+): (.+)$/gm);
      stages.push({ edits, named: [...named].map(([, path = '', message = '']) => ({ file: path, message })) });
      edits = [];
    }
  }
  stages.push({ edits, named: [] });
  return { headings: [...page.matchAll(/^## \d+\. /gm)].length, stages };
};

/** Copies the files of the repository whose names match, with links to the installed packages. */
export const copyTree = (copy: string, names: RegExp): void => {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: inRoot(), encoding: 'utf8' });
  for (const file of files.split('\0').filter((name) => names.test(name) && existsSync(inRoot(name)))) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    copyFileSync(inRoot(file), join(copy, file));
  }
  for (const folder of readdirSync(inRoot()))
    if (existsSync(inRoot(folder, 'node_modules')) && existsSync(join(copy, folder)))
      symlinkSync(inRoot(folder, 'node_modules'), join(copy, folder, 'node_modules'));
  const packages = join(copy, 'node_modules');
  const own = join(packages, '@sanabel');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(inRoot('node_modules')))
    if (!['@sanabel', '.cache'].includes(name)) symlinkSync(inRoot('node_modules', name), join(packages, name));
  for (const name of readdirSync(inRoot('node_modules', '@sanabel'))) {
    const path = realpathSync(inRoot('node_modules', '@sanabel', name)).slice(inRoot().length);
    symlinkSync(join(copy, path), join(own, name));
  }
};

const sideOf = (diff: string, other: '+' | '-'): string =>
  diff
    .split('\n')
    .filter((line) => !line.startsWith(other))
    .map((line) => line.slice(1))
    .join('\n');

export const apply = (copy: string, { file, isDiff, text }: Edit): void => {
  const path = join(copy, file);
  if (!isDiff) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return;
  }
  const [before, after] = [sideOf(text, '+'), sideOf(text, '-')];
  const parts = readFileSync(path, 'utf8').split(before);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} places for this, which must have one:\n${text}`);
  writeFileSync(path, parts.join(after));
};
