/**
 * Runs before `npm start` and `npm test`: installs missing packages of the lockfile. `--browser` adds those of tests and checks, and a
 * Chromium; `--bench` those of the benchmarks. Plain JavaScript, because the machine's own Node (20 or newer) runs it, possibly before any
 * package exists.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { basename, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const BENCH = 'scripts/bench';
const TESTS = 'scripts/testing';
const NODE = 'scripts/node';
/** The workspaces that a start builds and runs. */
const PRODUCT = ['contract', 'brand', 'cms', 'site', 'admin', 'scripts'];
/** True where everything was built elsewhere (`npm run build -- release`): packages that only builds need are left out. */
const IS_BUILT = existsSync(join(ROOT, 'release.json'));
/** The first long-term release of the line that `scripts/node` pins: the line that the tests run on. */
const [NODE_MAJOR, NODE_MINOR] = [24, 11];
const ADDRESSES = join(ROOT, 'npm-shrinkwrap.json');
/** In MB: npm would let garbage grow to a gigabyte where the machine has much memory. */
const NPM_HEAP = '--max-old-space-size=400';
/** In bytes. */
const MEMORY_FOR_CACHE = 2e9;
const PLAIN_PROGRESS_SECONDS = 20;
/** Older versions lack what npm and these scripts need until the right Node comes with the packages. */
const NODE_LEAST = 20;
const SHOWN_LINES_OF_FAILURE = 40;

/** Fallback of the titles on Linux until their font arrives; tests check that nothing shifts then. */
const FALLBACK_FONT = 'Liberation Serif';
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * @typedef {{ version?: string, dependencies?: Record<string, string>, devDependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string>, link?: boolean, resolved?: string }} Package
 */

/** @param {string} path @returns {Record<string, Package> | null} */
const packagesOf = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return null;
  }
};

/** Finds the package that Node would load under a name: the nearest one on the way up. @param {Record<string, Package>} packages @param {string} from @param {string} name */
const resolve = (packages, from, name) => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return undefined;
  }
};

/** Walks the lockfile from some workspaces to all packages that must be there for them. @param {Record<string, Package>} packages @param {string[]} workspaces */
const neededBy = (packages, workspaces) => {
  const needed = new Set(workspaces);
  for (const path of needed) {
    const { dependencies, devDependencies, peerDependencies } = packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...peerDependencies, ...(IS_BUILT ? {} : devDependencies) })) {
      const found = resolve(packages, path, name);
      if (found) needed.add(found);
    }
  }
  return [...needed].filter((path) => path.startsWith('node_modules/') || path.includes('/node_modules/'));
};

/**
 * Tells if node_modules holds what the lockfile names for these workspaces. npm writes a second lockfile as the last step of an install, so
 * a half-finished install, a changed lockfile and a switched branch are all noticed.
 * @param {string[]} workspaces
 */
const hasPackages = (workspaces) => {
  const own = workspaces.includes(NODE) ? [`node_modules/${nodePackage()}`] : [];
  const wanted = packagesOf(join(ROOT, 'package-lock.json'));
  const installed = packagesOf(join(ROOT, 'node_modules/.package-lock.json'));
  if (!wanted || !installed) return false;
  return [...neededBy(wanted, workspaces), ...own].every(
    (path) => wanted[path]?.link || installed[path]?.version === wanted[path]?.version,
  );
};

/** Updates one line on a terminal; elsewhere prints a line now and then. @param {string} title */
const showProgress = (title) => {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const isLive = process.stdout.isTTY;
  console.log(isLive ? '' : `${title} …`);
  const draw = () =>
    isLive ? process.stdout.write(`\x1b[1A\x1b[2K${title} … ${seconds()} s\n`) : console.log(`${title} … ${seconds()} s`);
  if (isLive) draw();
  const timer = setInterval(draw, isLive ? 1000 : PLAIN_PROGRESS_SECONDS * 1000);
  return (/** @type {string} */ end) => {
    clearInterval(timer);
    console.log(`${isLive ? '\x1b[1A\x1b[2K' : ''}${title}: ${end} (${seconds()} s)`);
  };
};

/**
 * Runs a command quietly; its output is shown only when it fails.
 * @param {string} title @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} [env]
 */
const runQuietly = (title, command, args, env = process.env) =>
  new Promise((resolve, reject) => {
    const finish = showProgress(title);
    const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const fail = (/** @type {string} */ reason) => {
      finish('failed');
      const tail = output.trimEnd().split('\n').slice(-SHOWN_LINES_OF_FAILURE).join('\n');
      reject(new Error(`${[command, ...args].join(' ')} ${reason}\n${tail}`));
    };
    child.once('error', (error) => fail(error.message));
    child.once('close', (code, signal) => {
      if (code !== 0) return fail(`ended with ${signal ?? `status ${code}`}`);
      finish('done');
      resolve(undefined);
    });
  });

/** The npm that runs this script, not the first one in the path. */
const [NPM = 'npm', ...NPM_ARGS] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];

/**
 * Writes the lockfile once more, with the address of each archive at the machine's registry. The lockfile names no registry, so npm would
 * first fetch the description of each package, several hundred megabytes. npm prefers this file; it must not stay (`ADDRESSES`).
 */
const writeAddresses = () => {
  const { stdout = '' } = spawnSync(NPM, [...NPM_ARGS, 'config', 'get', 'registry'], { cwd: ROOT, encoding: 'utf8' });
  const lockfile = readJson('package-lock.json');
  for (const [path, entry] of Object.entries(lockfile.packages)) {
    const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (entry.integrity) entry.resolved ??= `${stdout.trim().replace(/\/?$/, '/')}${name}/-/${basename(name)}-${entry.version}.tgz`;
  }
  writeFileSync(ADDRESSES, JSON.stringify(lockfile));
};

/** Causes that npm names by a code alone. @type {readonly [RegExp, string][]} */
const CAUSES = [
  [
    /\b(?:EAI_AGAIN|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|ERR_SOCKET_TIMEOUT|ETIMEDOUT)\b/,
    'The packages could not be fetched: is this machine on the internet, or behind a proxy (npm config set proxy)?',
  ],
  [/\bENOSPC\b/, 'The disk is full: the packages and the copies that npm keeps of them take 2 GB.'],
  [
    /\b(?:EACCES|EPERM|EROFS)\b/,
    `This user cannot write to ${ROOT} or to npm's own folder (npm config get cache): start as their owner, or change it (chown -R).`,
  ],
];

/** @param {unknown} error */
const withCause = (error) => {
  const { message } = /** @type {Error} */ (error);
  const [, cause] = CAUSES.find(([code]) => code.test(message)) ?? [];
  return cause ? new Error(`${message}\n\n${cause}`) : error;
};

/**
 * Trusts npm's cache, because the lockfile pins every package by its digest. But npm reads all of the cached archives at once, which takes
 * 1.2 GB; asking the registry about each keeps that at 0.5 GB, because npm opens only a few connections.
 */
const cacheFlag = () => ((process.availableMemory?.() ?? freemem()) < MEMORY_FOR_CACHE ? '--prefer-online' : '--prefer-offline');

/** @param {string} title @param {string[]} args */
const runNpm = async (title, args) => {
  const env = { ...process.env, MALLOC_ARENA_MAX: '2', NODE_OPTIONS: NPM_HEAP };
  try {
    writeAddresses();
    await runQuietly(title, NPM, [...NPM_ARGS, ...args, cacheFlag(), '--loglevel=error', '--no-audit', '--no-fund'], env);
  } catch (error) {
    throw withCause(error);
  } finally {
    rmSync(ADDRESSES, { force: true });
  }
};

/** Uses names: npm takes a folder for all workspaces below it, too. @param {string[]} workspaces */
const flagsFor = (workspaces) => workspaces.flatMap((folder) => ['--workspace', readJson(join(folder, 'package.json')).name]);

/** True also for the Node that the packages have brought: an upgrade runs on it, and npm would remove it. */
const isNodeNeeded = () => {
  if (process.execPath.startsWith(join(realpathSync(ROOT), 'node_modules') + sep)) return true;
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major !== NODE_MAJOR || (minor ?? 0) < NODE_MINOR;
};

/** Returns the package that holds Node for this system. npm has none for some systems, and leaves out optional packages that it cannot fetch. */
const nodePackage = () => {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  if (name in readJson(join(NODE, 'package.json')).optionalDependencies) return name;
  throw new Error(
    `This is Node ${process.versions.node} on ${process.platform} ${process.arch}, for which npm has no Node ${NODE_MAJOR}. Install Node ${NODE_MAJOR}.${NODE_MINOR} or a later ${NODE_MAJOR}: https://nodejs.org`,
  );
};

/** Links Node into `.bin`: npm 9, which Debian has, removes the link together with the packages for other systems, whose link has the same name. */
const linkNode = () => {
  const link = join(ROOT, 'node_modules', '.bin', 'node');
  if (process.platform === 'win32' || !isNodeNeeded() || existsSync(link)) return;
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(join('..', nodePackage(), 'bin', 'node'), link);
};

/** Installs what a start needs, and `more` workspaces. @param {string[]} more */
const installPackages = async (more) => {
  rmSync(ADDRESSES, { force: true });
  const product = [...PRODUCT.filter((folder) => !IS_BUILT || folder !== 'admin'), ...(isNodeNeeded() ? [NODE] : [])];
  const all = ['', ...product, ...more];
  if (hasPackages(all)) return;
  if (more.length > 0 && hasPackages(['', ...product]))
    await runNpm('Installing what only tests and benchmarks need', ['install', ...flagsFor(more), '--no-save']);
  else
    await runNpm('Installing packages', [
      'ci',
      ...flagsFor([...product, ...more]),
      '--include-workspace-root',
      ...(IS_BUILT ? ['--omit=dev'] : []),
    ]);
  if (!hasPackages(all)) throw new Error('npm has left out packages of the lockfile: start again, with a connection to the internet.');
};

/** Finds the browser that the test tool has downloaded. @returns {Promise<string | undefined>} */
const downloadedBrowser = async () => {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
};

/** Finds Chromium: named by CHROMIUM_PATH, installed on the system, or downloaded by the test tool. */
export const findChromium = async () => {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, where there is no file.`);
    return named;
  }
  return SYSTEM_BROWSERS.find((path) => existsSync(path)) ?? (await downloadedBrowser());
};

/** Tells if the fallback font is installed; without fc-list the tests find out. */
const hasFallbackFont = () => spawnSync('fc-list', [FALLBACK_FONT], { encoding: 'utf8' }).stdout?.trim() !== '';

const installBrowser = async () => {
  const missing = [...((await findChromium()) ? [] : ['chromium']), ...(hasFallbackFont() ? [] : ['fonts-liberation'])];
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runQuietly('Reading the list of system packages', 'apt-get', ['update'], env);
    await runQuietly(`Installing ${missing.join(' and ')}`, 'apt-get', ['install', '-y', '--no-install-recommends', ...missing], env);
    return;
  }
  if (!missing.includes('chromium')) {
    console.warn(`The font ${FALLBACK_FONT} is not installed: tests of what moves while fonts arrive will fail.`);
    return;
  }
  const tool = join(ROOT, 'node_modules/playwright-core/cli.js');
  await runQuietly('Downloading Chromium', process.execPath, [tool, 'install', 'chromium']).catch((error) => {
    throw new Error(
      `${error.message}\nNo Chromium for the browser tests. Install one and name it in CHROMIUM_PATH, or run\n  npx playwright-core install --with-deps chromium`,
    );
  });
};

const main = async () => {
  if (Number.parseInt(process.versions.node, 10) < NODE_LEAST) {
    console.error(`This is Node ${process.versions.node}. Install Node ${NODE_LEAST} or newer to begin with: https://nodejs.org`);
    process.exit(1);
  }
  try {
    const [withBench, withBrowser] = ['--bench', '--browser'].map((flag) => process.argv.includes(flag));
    await installPackages([...(withBench || withBrowser ? [TESTS] : []), ...(withBench ? [BENCH] : [])]);
    linkNode();
    if (withBrowser) await installBrowser();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
