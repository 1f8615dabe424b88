import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ExpectedError, openLogs } from './log.ts';

it('a data folder that cannot be written is named in one sentence, without a stack', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sanabel-log-'));
  const taken = join(folder, 'data');
  writeFileSync(taken, '');
  const open = () => openLogs(join(taken, 'logs'), 'info');
  expect(open).toThrow(ExpectedError);
  expect(open).toThrow(`This user cannot write to ${join(taken, 'logs')}; DATA_DIR chooses the data folder.`);
  rmSync(folder, { recursive: true });
});
