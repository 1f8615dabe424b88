import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../environment/root.ts';
import { type Command, commandsIn, isThere, knowsOption, nameOf, npmCommandOf, PROGRAMS, pages, scriptsOf } from './collect.ts';
import { TABLE } from './table.ts';

const commands = pages().flatMap((page) => commandsIn(page, readFileSync(inRoot(page), 'utf8')));
const tell = ({ where, text }: Command): string => `${where} ${text}`;
const rowOf = ({ text }: Command) => {
  const npm = npmCommandOf(text);
  return TABLE.find(({ command }) => (typeof command === 'string' ? npm !== null && command === nameOf(npm) : command.test(text)));
};

describe('a command that a page names', () => {
  it('is found in shell blocks and within sentences', () => {
    const page = [
      'Run `npm run one -- --two 3`, `-- --four` to end, or:',
      '```sh',
      '$ npm start # all',
      '# a note',
      '```',
      '```json',
      'npm run no',
      '```',
    ];
    expect(commandsIn('page.md', page.join('\n'))).toEqual([
      { text: 'npm run one -- --two 3', where: 'page.md:1' },
      { text: 'npm run one -- --four', where: 'page.md:1' },
      { text: 'npm start', where: 'page.md:3' },
    ]);
    expect(npmCommandOf('TOKEN=x npm run --silent one -w site -- --two 3 --four')).toEqual({
      script: 'one',
      program: '',
      workspace: 'site',
      options: ['two', 'four'],
    });
    expect(npmCommandOf('npm run bench -- api --two')).toEqual({ script: 'bench', program: 'api', workspace: '', options: ['two'] });
    expect(commands.length).toBeGreaterThan(50);
  });

  it('is a script of package.json', () => {
    const unknown = commands.filter(({ text }) => {
      const npm = npmCommandOf(text);
      return npm !== null && !isThere(npm);
    });
    expect(unknown.map(tell)).toEqual([]);
  });

  it('has no option that its program does not read', () => {
    const wrong = commands.flatMap((command) => {
      const { script, program, options } = npmCommandOf(command.text) ?? { script: '', program: '', options: [] };
      return options.filter((option) => !knowsOption(script, program, option)).map((option) => `${tell(command)}: --${option}`);
    });
    expect(knowsOption('backup', '', 'keep')).toBe(true);
    expect(knowsOption('backup', '', 'keeps')).toBe(false);
    expect(knowsOption('bench', 'soak', 'minutes')).toBe(true);
    expect(wrong).toEqual([]);
  });

  it('has a row in scripts/check/docs/table.ts that says by what it is tried', () => {
    expect(commands.filter((command) => !rowOf(command)).map(tell)).toEqual([]);
  });
});

describe('a row of that table', () => {
  it('names a script that exists', () => {
    const scripts = ['', 'site', 'admin', 'cms', 'contract'].flatMap((workspace) => Object.keys(scriptsOf(workspace) ?? {}));
    for (const [script, programs] of Object.entries(PROGRAMS)) scripts.push(...Object.keys(programs).map((name) => `${script} -- ${name}`));
    const gone = TABLE.flatMap(({ command }) => (typeof command === 'string' && !scripts.includes(command) ? [command] : []));
    expect(gone).toEqual([]);
  });

  it('is run, tested by a file that is there, or says who tries it', () => {
    const idle = TABLE.filter(({ run, test, byHand }) => !(run?.length || byHand || (test && existsSync(inRoot(test)))));
    expect(idle.map(({ command }) => String(command))).toEqual([]);
  });
});
