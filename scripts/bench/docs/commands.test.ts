import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../environment/root.ts';
import { type Command, commandsIn, knowsOption, npmCommandOf, pages, scriptsOf } from './collect.ts';
import { TABLE } from './table.ts';

const commands = pages().flatMap((page) => commandsIn(page, readFileSync(inRoot(page), 'utf8')));
const tell = ({ where, text }: Command): string => `${where} ${text}`;
const rowOf = ({ text }: Command) => {
  const npm = npmCommandOf(text);
  return TABLE.find(({ command }) => (typeof command === 'string' ? command === npm?.script : command.test(text)));
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
      workspace: 'site',
      options: ['two', 'four'],
    });
    expect(commands.length).toBeGreaterThan(50);
  });

  it('is a script of package.json', () => {
    const unknown = commands.filter(({ text }) => {
      const npm = npmCommandOf(text);
      return npm !== null && scriptsOf(npm.workspace)?.[npm.script] === undefined;
    });
    expect(unknown.map(tell)).toEqual([]);
  });

  it('has no option that its program does not read', () => {
    const wrong = commands.flatMap((command) => {
      const { script, options } = npmCommandOf(command.text) ?? { script: '', options: [] };
      return options.filter((option) => !knowsOption(script, option)).map((option) => `${tell(command)}: --${option}`);
    });
    expect(knowsOption('backup', 'keep')).toBe(true);
    expect(knowsOption('backup', 'keeps')).toBe(false);
    expect(wrong).toEqual([]);
  });

  it('has a row in scripts/bench/docs/table.ts that says by what it is tried', () => {
    expect(commands.filter((command) => !rowOf(command)).map(tell)).toEqual([]);
  });
});

describe('a row of that table', () => {
  it('names a script that exists', () => {
    const scripts = ['', 'site', 'admin', 'cms', 'contract'].flatMap((workspace) => Object.keys(scriptsOf(workspace) ?? {}));
    const gone = TABLE.flatMap(({ command }) => (typeof command === 'string' && !scripts.includes(command) ? [command] : []));
    expect(gone).toEqual([]);
  });

  it('is run, tested by a file that is there, or says who tries it', () => {
    const idle = TABLE.filter(({ run, test, byHand }) => !(run?.length || byHand || (test && existsSync(inRoot(test)))));
    expect(idle.map(({ command }) => String(command))).toEqual([]);
  });
});
