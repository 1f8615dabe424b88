import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillDataFolder, PASSPHRASE, restoreUntil, stateOf } from '../testing/data-folder.ts';
import { makeBackup } from './backup.ts';
import { refuseHalfRestored } from './marker.ts';
import { restoreBackup } from './restore.ts';

const NEXT_YEAR = new Date(Date.UTC(2027, 0, 1));

let home: string;
let target: string;
let file: string;
let wanted: unknown[];

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'sanabel-restore-'));
  target = join(home, 'target');
  const source = join(home, 'source');
  fillDataFolder(source, 'new');
  wanted = stateOf(source);
  ({ file } = await makeBackup({ dataDir: source, url: '', folder: join(home, 'backups'), keep: 3, passphrase: PASSPHRASE }));
});
afterEach(() => rmSync(home, { recursive: true }));

const startOver = (): unknown[] => {
  rmSync(target, { recursive: true, force: true });
  fillDataFolder(target, 'old');
  return stateOf(target);
};
const restore = () => restoreBackup({ dataDir: target, url: '', file, passphrase: PASSPHRASE, now: NEXT_YEAR });

it('a restore that is killed before any of its steps keeps the stack from starting, and the next one first puts back all that was there', async () => {
  let step = 0;
  for (let steps: number | null = null; steps === null; step += 1) {
    const before = startOver();
    steps = restoreUntil(target, file, step);
    if (steps === null) expect(() => refuseHalfRestored(target), `step ${step}`).toThrow('broken off');
    const { aside } = await restore();
    refuseHalfRestored(target);
    expect(stateOf(target), `step ${step}`).toEqual(wanted);
    expect(stateOf(aside), `step ${step}`).toEqual(steps === null ? before : wanted);
    expect(readdirSync(target).filter((name) => /^\.restore|restore\.json/.test(name))).toEqual([]);
  }
  expect(step).toBeGreaterThan(6);
});

it('a restore that is killed while it undoes an earlier one loses nothing either', async () => {
  // The next restore first puts things back.
  for (let step = 0; step < 6; step += 1) {
    const before = startOver();
    expect(restoreUntil(target, file, 6)).toBeNull();
    expect(restoreUntil(target, file, step)).toBeNull();
    const { aside } = await restore();
    expect([stateOf(target), stateOf(aside)], `step ${step}`).toEqual([wanted, before]);
  }
});
