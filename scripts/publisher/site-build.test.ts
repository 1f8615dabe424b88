import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildSite, linkTree } from './site-build.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sanabel-build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (script: string, timeLimitMs?: number) => {
  writeFileSync(join(folder, 'build.mjs'), script);
  mkdirSync(join(folder, 'admin'), { recursive: true });
  const lines: string[] = [];
  const log = { info: () => {}, trouble: () => {}, line: (line: string) => void lines.push(line), tail: () => lines };
  return buildSite(join(folder, 'out'), {
    settings: { CMS_URL: '', CONTENT_TOKEN: 'x', SITE_URL: '', DEFAULT_LOCALE: 'ar', CACHE_DIR: join(folder, 'cache') },
    admin: join(folder, 'admin'),
    log,
    onChild: () => {},
    args: [join(folder, 'build.mjs')],
    ...(timeLimitMs ? { timeLimitMs } : {}),
  });
};

describe('a build of the site', () => {
  it('is ended when it takes too long', async () => {
    await expect(run('setInterval(() => {}, 1000);', 500)).rejects.toThrow('took more than 0.5 s');
  });

  it('tells its last words when it fails', async () => {
    await expect(run(`console.error('no content today'); process.exit(2);`)).rejects.toThrow(/status 2:[\s\S]*no content today/);
  });

  it('gets its settings and nothing else of our environment', async () => {
    process.env.SECRET_OF_THE_TEST = 'x';
    const script = `import { writeFileSync } from 'node:fs'; writeFileSync(process.env.CACHE_DIR + '/seen', Object.keys(process.env).join());
      if (process.env.SECRET_OF_THE_TEST) process.exit(1);`;
    await run(script);
    expect(existsSync(join(folder, 'out', 'admin'))).toBe(true);
    delete process.env.SECRET_OF_THE_TEST;
  });
});

describe('a linked tree', () => {
  it('has the same bytes under a second name, without the hidden files', async () => {
    const from = join(folder, 'from');
    mkdirSync(join(from, 'inner'), { recursive: true });
    for (const name of ['a.txt', 'inner/b.txt', '.stamp']) writeFileSync(join(from, name), name);
    await linkTree(from, join(folder, 'to'));
    expect(statSync(join(folder, 'to', 'inner', 'b.txt')).ino).toBe(statSync(join(from, 'inner', 'b.txt')).ino);
    expect(existsSync(join(folder, 'to', '.stamp'))).toBe(false);
  });
});
