import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRotatingFile } from './rotating-file.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sanabel-log-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

describe('a log', () => {
  it('is rotated while it is written, and takes two files of the limit at most', () => {
    const log = openRotatingFile(join(folder, 'cms.log'), 1_000);
    for (let line = 0; line < 500; line += 1) log.write(`line ${line} ${'x'.repeat(40)}`);
    expect(readdirSync(folder).sort()).toEqual(['cms.log', 'cms.log.1']);
    expect(read('cms.log').length + read('cms.log.1').length).toBeLessThanOrEqual(2_000);
    const kept = [...(read('cms.log.1') + read('cms.log')).matchAll(/^line (\d+)/gm)].map(([, number]) => Number(number));
    expect(kept).toEqual(Array.from(kept, (_, index) => 500 - kept.length + index));
  });

  it('that is full already is rotated by the first line', () => {
    writeFileSync(join(folder, 'cms.log'), 'x'.repeat(2_000));
    openRotatingFile(join(folder, 'cms.log'), 1_000).write('new');
    expect([read('cms.log'), read('cms.log.1').length]).toEqual(['new\n', 2_000]);
  });
});
