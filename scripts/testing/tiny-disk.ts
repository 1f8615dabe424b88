import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEGABYTES = 48;

export interface TinyDisk {
  dataDir: string;
  /** Fills the disk; `except` bytes stay free. */
  fill(except?: number): void;
  free(): void;
  remove(): void;
}

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'pipe' });

const writeBallast = (path: string, spare: string, except: number): void => {
  if (except > 0) fillFile(spare, except);
  fillFile(path, Number.POSITIVE_INFINITY);
  rmSync(spare, { force: true });
};

const fillFile = (path: string, bytes: number): void => {
  const file = openSync(path, 'w');
  let left = bytes;
  try {
    for (const size of [65_536, 4_096, 1])
      for (;;) {
        if (left < size) break;
        try {
          left -= writeSync(file, Buffer.alloc(size));
        } catch {
          break;
        }
      }
  } finally {
    closeSync(file);
  }
};

/** Mounts a small disk that can be filled; null with a message, and the test skipped, when this user may not mount. */
export const mountTinyDisk = (megabytes = MEGABYTES): TinyDisk | null => {
  const parent = mkdtempSync(join(tmpdir(), 'sanabel-disk-'));
  const disk = join(parent, 'disk');
  mkdirSync(disk);
  try {
    run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk);
  } catch {
    rmSync(parent, { recursive: true, force: true });
    console.warn('No disk can be mounted here (it takes root on Linux): what happens on a full disk was not tested.');
    return null;
  }
  const dataDir = join(disk, 'data');
  mkdirSync(dataDir);
  const [ballast, spare] = [join(disk, 'ballast'), join(disk, 'spare')];
  return {
    dataDir,
    fill: (except = 0) => writeBallast(ballast, spare, except),
    free: () => rmSync(ballast, { force: true }),
    remove: () => {
      // Lazy, because an ending process may still hold files open.
      run('umount', '--lazy', disk);
      rmSync(parent, { recursive: true, force: true });
    },
  };
};
