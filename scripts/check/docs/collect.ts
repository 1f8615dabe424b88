import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { BENCHMARKS } from '../../bench/main.ts';
import { MADE } from '../../build/main.ts';
import { inRoot } from '../../environment/root.ts';
import type { Programs } from '../../process/programs.ts';
import { CHECKS } from '../main.ts';

export interface Command {
  text: string;
  /** Such as `docs/operations.md:50`. */
  where: string;
}

/** Records: no one copies commands from them. */
const IS_RECORD = /^docs\/decisions\/|^CHANGELOG\.md$/;
const SHELL = /^\s*```(?:sh|bash|console|shell)\s*$/;
const FENCE = /^\s*```/;
/** Matches a command within a sentence: a program, perhaps with settings or another user before it; or `-- …`, more options of the one before. */
const INLINE =
  /`((?:[A-Z][A-Z0-9_]*=\S* )*(?:sudo (?:-u \w+ )?)?(?:npm|npx|node|docker|git|journalctl|systemctl|openssl|curl) [^`]+|-- [^`]+)`/g;
const NOTE = /\s+#\s.*$/;

/** Returns the pages of the repository from which a reader may copy a command. */
export const pages = (): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.md'], { cwd: inRoot(), encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && !IS_RECORD.test(file) && existsSync(inRoot(file)));

const withinSentence = (line: string): string[] => {
  let before = '';
  return [...line.matchAll(INLINE)].flatMap(([, text = '']) => {
    if (text.startsWith('-- ')) return before ? [`${before} ${text}`] : [];
    const npm = npmCommandOf(text);
    before = npm ? `npm run ${nameOf(npm)}` : '';
    return [text.trim()];
  });
};

export const commandsIn = (page: string, text: string): Command[] => {
  const found: Command[] = [];
  let fence: 'none' | 'shell' | 'other' = 'none';
  for (const [index, line] of text.split('\n').entries()) {
    const where = `${page}:${index + 1}`;
    if (FENCE.test(line)) fence = fence === 'none' ? (SHELL.test(line) ? 'shell' : 'other') : 'none';
    else if (fence === 'shell') {
      const command = line.replace(/^\s*(?:\$ )?/, '').replace(NOTE, '');
      if (command.trim() !== '' && !command.startsWith('#')) found.push({ text: command.trim(), where });
    } else if (fence === 'none') found.push(...withinSentence(line).map((command) => ({ text: command, where })));
  }
  return found;
};

export interface NpmCommand {
  script: string;
  /** The program that the first argument names, for a script with several. */
  program: string;
  /** The workspace of `-w`, or the repository itself. */
  workspace: string;
  options: string[];
}

export const PROGRAMS: Readonly<Record<string, Programs>> = { bench: BENCHMARKS, build: MADE, check: CHECKS };

/** Returns the name of a row in the table: `backup`, or `bench -- api`. */
export const nameOf = ({ script, program }: NpmCommand): string => (program ? `${script} -- ${program}` : script);

/** Reads an `npm run …`, `npm start` or `npm test`; null for anything else. */
export const npmCommandOf = (text: string): NpmCommand | null => {
  const [, script = '', rest = ''] = /\bnpm (?:run(?: --silent)? )?([\w:-]+)(.*)$/.exec(text) ?? [];
  const isScript = /\bnpm run /.test(text) || script === 'start' || script === 'test';
  if (!isScript) return null;
  const [own = '', handedOn = ''] = rest.split(/ -- (.*)/s);
  const [, workspace = ''] = /(?:-w|--workspace)[ =](\S+)/.exec(own) ?? [];
  const [program = ''] = (workspace === '' && script in PROGRAMS && /^[\w-]+/.exec(handedOn)) || [];
  return { script, program, workspace, options: [...handedOn.matchAll(/(?<=^|\s)--([\w-]+)/g)].map(([, name = '']) => name) };
};

const WORKSPACES = ['contract', 'brand', 'cms', 'site', 'admin', 'scripts'] as const;
interface Package {
  name: string;
  scripts?: Record<string, string>;
}
const packageOf = (folder: string): Package => JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8')) as Package;

/** Returns the scripts of the repository, or of a workspace by folder or name; null where there is none. */
export const scriptsOf = (workspace: string): Record<string, string> | null => {
  if (workspace === '') return packageOf('.').scripts ?? {};
  const folder = WORKSPACES.find((one) => one === workspace || packageOf(one).name === workspace);
  return folder ? (packageOf(folder).scripts ?? {}) : null;
};

export const isThere = ({ script, program, workspace }: NpmCommand): boolean =>
  scriptsOf(workspace)?.[script] !== undefined && (program === '' || PROGRAMS[script]?.[program] !== undefined);

const fileOf = (script: string, program: string): string | undefined => {
  const [, file, argument = ''] = /(\S+\.ts)(?: ([\w-]+))?$/.exec(scriptsOf('')?.[script] ?? '') ?? [];
  if (file === 'scripts/bench/main.ts') return BENCHMARKS[argument || program]?.file;
  return PROGRAMS[script]?.[program]?.file ?? file;
};

/** Tells whether a program reads an option: as `parseArgs` lists it, or by looking for it among its arguments. */
export const knowsOption = (script: string, program: string, option: string): boolean => {
  const file = fileOf(script, program);
  if (!file) return false;
  return new RegExp(`(?:^|[{,\\s])'?${option}'?: \\{ type: |'--${option}'`, 'm').test(readFileSync(inRoot(file), 'utf8'));
};
