import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openReleases } from './release.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sanabel-release-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const fill = (path: string, revision: number, without = '') => {
  mkdirSync(path, { recursive: true });
  const files: Record<string, string> = {
    'index.html': `<p>${revision}`,
    '404.html': '<p>404',
    _headers: '/*',
    'build.json': JSON.stringify({ revision, builtAt: '2026-11-21T10:00:00.000Z' }),
  };
  for (const [name, text] of Object.entries(files)) if (name !== without) writeFileSync(join(path, name), text);
};
const served = () => readFileSync(join(folder, 'current', 'index.html'), 'utf8');

describe('releases', () => {
  it('serves a build once it is accepted, and the next one after that', () => {
    const releases = openReleases(folder);
    expect(releases.current()).toBeNull();
    for (const revision of [3, 8]) {
      const path = releases.begin();
      fill(path, revision);
      expect(releases.accept(path, revision)).toMatchObject({ revision });
      expect(served()).toBe(`<p>${revision}`);
    }
    expect(releases.current()).toMatchObject({ name: '2-8', revision: 8 });
  });

  it('keeps the last three', () => {
    const releases = openReleases(folder);
    for (let revision = 1; revision <= 5; revision++) {
      const path = releases.begin();
      fill(path, revision);
      releases.accept(path, revision);
    }
    expect(readdirSync(join(folder, 'releases')).sort()).toEqual(['3-3', '4-4', '5-5']);
  });

  it.each(['index.html', '404.html', '_headers', 'build.json'])('refuses a build without %s and goes on serving the old one', (missing) => {
    const releases = openReleases(folder);
    const good = releases.begin();
    fill(good, 1);
    releases.accept(good, 1);
    const bad = releases.begin();
    fill(bad, 2, missing);
    expect(() => releases.accept(bad, 2)).toThrow(missing);
    expect(served()).toBe('<p>1');
  });

  it('refuses a build.json of another shape, and one that is older than asked for', () => {
    const releases = openReleases(folder);
    const path = releases.begin();
    fill(path, 1);
    expect(() => releases.accept(path, 2)).toThrow('revision 1');
    writeFileSync(join(path, 'build.json'), '{"revision":"1"}');
    expect(() => releases.accept(path, 1)).toThrow('build.json');
  });

  it('removes what an interrupted build left', () => {
    const path = openReleases(folder).begin();
    fill(path, 1);
    openReleases(folder);
    expect(existsSync(path)).toBe(false);
  });
});
