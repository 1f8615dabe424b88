import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mountTinyDisk } from '../testing/tiny-disk.ts';
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

  it('on a full disk loses lines, says how many when there is room, and never throws', (context) => {
    const disk = mountTinyDisk(1);
    if (!disk) return context.skip();
    try {
      const path = join(disk.dataDir, 'cms.log');
      const [old, late] = [openRotatingFile(path, 100_000), openRotatingFile(join(disk.dataDir, 'late.log'), 100_000)];
      old.write('before');
      disk.fill();
      for (const line of ['x'.repeat(9_000), 'two', 'three']) old.write(line);
      late.write('first');
      disk.free();
      old.write('after');
      late.write('second');
      const lines = readFileSync(path, 'utf8').split('\n');
      expect([lines[0], ...lines.slice(-3)]).toEqual(['before', expect.stringMatching(/\d lines could not be written$/), 'after', '']);
      expect(readFileSync(join(disk.dataDir, 'late.log'), 'utf8')).toMatch(/second\n$/);
    } finally {
      disk.remove();
    }
  });

  it('that cannot be rotated is emptied, and one whose folder is missing continues', () => {
    const log = openRotatingFile(join(folder, 'cms.log'), 100);
    mkdirSync(join(folder, 'cms.log.1', 'in the way'), { recursive: true });
    for (const line of ['a'.repeat(90), 'b'.repeat(90)]) log.write(line);
    expect(read('cms.log')).toBe(`${'b'.repeat(90)}\n`);
    const lost = openRotatingFile(join(folder, 'none', 'cms.log'), 100);
    for (const line of ['one', 'two']) lost.write(line);
    mkdirSync(join(folder, 'none'));
    lost.write('three');
    expect(read('none/cms.log')).toBe('2 lines could not be written\nthree\n');
  });
});
