import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../../environment/root.ts';
import { proseFaults } from '../../testing/style-guide.ts';

/** Code, addresses, numbers of lists, and bold words, which are those of the panel. */
const NO_PROSE = /```.*?```|`[^`]*`|\]\([^)]*\)|<[^>]*>|\*\*[^*]*\*\*|^\d+\. |\/admin/gms;

it.each(['README', 'docs/deploy', 'docs/operations', 'docs/privacy', 'docs/guide'])(
  '%s.ar.md uses the words and forms of the style guide',
  (name) => {
    const lines = readFileSync(inRoot(`${name}.ar.md`), 'utf8')
      .replaceAll(NO_PROSE, '')
      .split('\n');
    const arabic = lines.filter((line) => /\p{Script=Arabic}/u.test(line));
    expect(arabic.length).toBeGreaterThan(10);
    expect(arabic.flatMap((line) => proseFaults('ar', line))).toEqual([]);
  },
);
