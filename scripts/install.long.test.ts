import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inRoot } from './environment/root.ts';
import { runProgram } from './process/run.ts';

let folder = '';
/** Paths that npm asks the registry for. */
let asked: string[] = [];

const install = (registry: string, node = process.execPath) =>
  runProgram(node, [join(folder, 'scripts', 'install.mjs')], {
    cwd: folder,
    env: { PATH: process.env.PATH, npm_config_registry: registry, npm_config_cache: join(folder, 'cache'), npm_config_fetch_retries: '0' },
  });

/** Starts a registry that has nothing. */
const startRegistry = async () => {
  const server = createServer(({ url = '' }, response) => {
    asked.push(decodeURIComponent(url));
    response.writeHead(404).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop: () => server.close() };
};

beforeEach(() => {
  asked = [];
  folder = mkdtempSync(join(tmpdir(), 'sanabel-install-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*package.json'], {
    cwd: inRoot(),
    encoding: 'utf8',
  });
  for (const file of [...files.trim().split('\n'), 'package-lock.json', '.npmrc', 'scripts/install.mjs']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(inRoot(file), join(folder, file));
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the installation', () => {
  it('fetches each archive by its address, and no description of a package', async () => {
    const registry = await startRegistry();
    const { status } = await install(registry.url);
    registry.stop();
    expect(status).toBe(1);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((path) => !/^\/(?:@[\w.-]+\/)?[\w.-]+\/-\/[\w.-]+\.tgz$/.test(path))).toEqual([]);
    expect(readdirSync(folder)).not.toContain('npm-shrinkwrap.json');
  });

  it('keeps the Node that it has brought, and its link, which npm 9 forgets', async () => {
    const own = join(folder, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
    mkdirSync(dirname(own), { recursive: true });
    copyFileSync(process.execPath, own);
    copyFileSync(inRoot('package-lock.json'), join(folder, 'node_modules', '.package-lock.json'));
    const { status, output } = await install('http://127.0.0.1:9/', own);
    expect(status, output).toBe(0);
    expect(realpathSync(join(folder, 'node_modules', '.bin', 'node'))).toBe(realpathSync(own));
  });

  it('says what to look for when no registry answers', async () => {
    const registry = await startRegistry();
    registry.stop();
    const { status, output } = await install(registry.url);
    expect(status).toBe(1);
    expect(output).toContain('The packages could not be fetched: is this machine on the internet, or behind a proxy');
    expect(existsSync(join(folder, 'npm-shrinkwrap.json'))).toBe(false);
  });
});
