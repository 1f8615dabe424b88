import { readFileSync } from 'node:fs';
import { NAME_VARIABLES } from '@sanabel/brand/club';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../environment/root.ts';

const CMS_VARIABLES = 'cms/config/environment/variables.ts';

const READERS = [CMS_VARIABLES, 'scripts/environment/schema.ts', 'site/src/environment.ts'];

const read = (...path: string[]): string => readFileSync(inRoot(...path), 'utf8');
const variablesIn = (file: string): string[] => [...read(file).matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name);

describe('.env.example', () => {
  const described = new Set([...read('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name));

  it.each(READERS)('describes every variable of %s', (file) => {
    const names = variablesIn(file);
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !described.has(name))).toEqual([]);
  });

  it('describes every name of a club', () => {
    expect(NAME_VARIABLES.filter((name) => !described.has(name))).toEqual([]);
  });

  it('describes no variable that is not read', () => {
    const known = new Set<string>([...READERS.flatMap(variablesIn), ...NAME_VARIABLES, 'CHROMIUM_PATH']);
    expect([...described].filter((name) => !known.has(name ?? ''))).toEqual([]);
  });
});

describe('npm start', () => {
  const starter = read('scripts/start/cms.ts');
  const [, handedOn = ''] = /CMS_OPTIONS = \[(.*?)\];/s.exec(starter) ?? [];
  const options = [...handedOn.matchAll(/'([A-Z][A-Z0-9_]+)'/g)].map(([, name = '']) => name);
  const [, given = ''] = /env: \{(.*?)\n {4}\}/s.exec(starter) ?? [];
  const set = [...given.matchAll(/^ {6}([A-Z][A-Z0-9_]+)\b/gm)].map(([, name = '']) => name);
  const secrets = [...read('scripts/start/secrets.ts').matchAll(/\b([A-Z][A-Z0-9_]+)\b/g)].map(([, name = '']) => name);

  it('hands on every variable that the CMS reads', () => {
    const known = new Set([...options, ...set, ...secrets]);
    expect(variablesIn(CMS_VARIABLES).filter((name) => !known.has(name))).toEqual([]);
  });

  it('hands on no variable that the CMS does not read', () => {
    const known = new Set(variablesIn(CMS_VARIABLES));
    expect(options.length).toBeGreaterThan(3);
    expect(options.filter((name) => !known.has(name))).toEqual([]);
  });
});
