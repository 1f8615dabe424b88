import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inRoot } from '../environment/root.ts';
import { lockDataFolder } from './data-folder-lock.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sanabel-lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

it('keeps others out as long as a process lives, however much memory it tidies up', async () => {
  const holder = `
    import { lockDataFolder } from ${JSON.stringify(inRoot('scripts', 'process', 'data-folder-lock.ts'))};
    lockDataFolder(process.argv[1]);
    for (let round = 0; round < 20; round += 1) { globalThis.waste = Buffer.alloc(5_000_000).toString('hex'); gc(); }
    await new Promise((resolve) => setTimeout(resolve, 50));
    gc();
    console.log('held');
    process.stdin.resume();`;
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', holder, dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  await once(child.stdout, 'data');
  expect(() => lockDataFolder(dataDir)).toThrow('Stop it first');
  child.kill('SIGKILL');
  await ended;
  const unlock = lockDataFolder(dataDir);
  expect(() => lockDataFolder(dataDir)).toThrow('Stop it first');
  unlock();
  lockDataFolder(dataDir)();
});

it.skipIf(process.getuid?.() === 0)('says what is wrong where it is something else', () => {
  chmodSync(dataDir, 0o500);
  expect(() => lockDataFolder(dataDir)).toThrow('EACCES');
});
