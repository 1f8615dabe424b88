import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writePanelSettings } from './panel.ts';

const BUILT = '<!doctype html>\n<html lang="ar" dir="rtl"></html>\n';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sanabel-panel-'));
  writeFileSync(join(folder, 'index.html'), BUILT);
});
afterEach(() => rmSync(folder, { recursive: true }));
const page = () => readFileSync(join(folder, 'index.html'), 'utf8');

it('a release’s panel gets the origin of the CMS, and nothing where it has none', async () => {
  await writePanelSettings(folder, '');
  expect(page()).toBe(BUILT);
  await writePanelSettings(folder, 'https://cms.club.example/');
  expect(page()).toContain('<html data-api="https://cms.club.example" lang="ar"');
});
