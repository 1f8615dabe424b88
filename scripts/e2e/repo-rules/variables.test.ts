import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../environment/root.ts';

/** The files in which a part of the club names the variables that it reads. */
const READERS = ['cms/config/sanabel.ts', 'scripts/environment/schema.ts', 'site/src/environment.ts'];

const read = (...path: string[]): string => readFileSync(inRoot(...path), 'utf8');
const variablesIn = (file: string): string[] => [...read(file).matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name);

describe('.env.example', () => {
  const described = new Set([...read('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name));

  it.each(READERS)('describes every variable of %s', (file) => {
    const names = variablesIn(file);
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !described.has(name))).toEqual([]);
  });

  it('describes none that nobody reads', () => {
    const known = new Set([...READERS.flatMap(variablesIn), 'CHROMIUM_PATH']);
    expect([...described].filter((name) => !known.has(name ?? ''))).toEqual([]);
  });
});
