import { type ChildProcess, execFile, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { readEnvironment } from '../../environment/environment.ts';
import { until } from '../../process/until.ts';
import { freePorts } from '../../testing/free-ports.ts';
import { comparison, ratioOf, share } from '../api/figures.ts';

const run = promisify(execFile);

const ROUNDS = 5;
const CONNECTIONS = '32';
const LEAST = 0.6;
/** A picture of the size that a computer loads. */
const PICTURE_MAX_BYTES = 95_000;
const START_MS = 30_000;

/** Copies the published home page and a picture; Caddy finds the page in brotli beside it, as its file server wants it. */
const makeSite = (): string => {
  const published = join(readEnvironment(process.env).DATA_DIR, 'published', 'current');
  const media = join(published, 'media');
  if (!existsSync(media)) throw new Error(`There is no published site in ${published}. Run \`npm start\` once.`);
  const bytesOf = (name: string) => statSync(join(media, name)).size;
  const [picture] = readdirSync(media)
    .filter((name) => name.endsWith('.avif') && bytesOf(name) <= PICTURE_MAX_BYTES)
    .toSorted((one, other) => bytesOf(other) - bytesOf(one));
  if (!picture) throw new Error('The published site has no picture.');
  const folder = mkdtempSync(join(tmpdir(), 'sanabel-caddy-'));
  const tree = join(folder, 'tree');
  mkdirSync(tree);
  for (const name of ['index.html', '_headers']) copyFileSync(join(published, name), join(tree, name));
  copyFileSync(join(media, picture), join(tree, 'picture.avif'));
  writeFileSync(join(tree, 'index.html.br'), brotliCompressSync(readFileSync(join(tree, 'index.html'))));
  symlinkSync('tree', join(folder, 'current'));
  return folder;
};

const startCaddy = (port: number, folder: string): ChildProcess => {
  const caddy = spawn('caddy', ['run', '--config', '-', '--adapter', 'caddyfile'], { stdio: ['pipe', 'ignore', 'ignore'] });
  const root = join(folder, 'current');
  caddy.stdin.end(`{\n admin off\n auto_https off\n}\n:${port} {\n root * ${root}\n file_server {\n  precompressed br\n }\n}\n`);
  return caddy;
};

const rateOf = async (url: string, seconds: number): Promise<number> => {
  const { stdout } = await run('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-H', 'Accept-Encoding: br', url]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
};

/**
 * Compares requests per second of the site server with those of Caddy's file server, which has the home page compressed beside it. Both
 * serve the same files in alternating rounds. Needs caddy and wrk. Returns false where the site server has less than 60%.
 */
export const compareWithCaddy = async (seconds: number): Promise<boolean> => {
  const folder = makeSite();
  const [port = 0, caddyPort = 0] = await freePorts(2);
  const server = fork(join(import.meta.dirname, 'flood-server.ts'), ['site server', String(port), folder]);
  const caddy = startCaddy(caddyPort, folder);
  const isUp = (of: number) =>
    fetch(`http://127.0.0.1:${of}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    await once(caddy, 'spawn');
    for (const one of [port, caddyPort]) await until(() => isUp(one), { timeoutMs: START_MS, what: 'The answer of a server' });
    let isFast = true;
    for (const [name, path] of [
      ['home page', '/'],
      ['picture', '/picture.avif'],
    ] as const) {
      const [ours, control]: [number[], number[]] = [[], []];
      // The first round is for warming up.
      for (let round = 0; round <= ROUNDS; round += 1) {
        const rates = [
          await rateOf(`http://127.0.0.1:${port}${path}`, seconds),
          await rateOf(`http://127.0.0.1:${caddyPort}${path}`, seconds),
        ];
        if (round === 0) continue;
        ours.push(rates[0] ?? 0);
        control.push(rates[1] ?? 0);
      }
      console.log(comparison(`${name}, beside Caddy's file server`, ours, control, LEAST, share));
      isFast &&= ratioOf(ours, control) >= LEAST;
    }
    return isFast;
  } finally {
    server.kill();
    caddy.kill();
    rmSync(folder, { recursive: true });
  }
};
