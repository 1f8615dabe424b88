import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { inRoot } from '../../environment/root.ts';
import { until } from '../../process/until.ts';
import { readRules } from '../../site-server/rules.ts';
import { startSiteServer } from '../../site-server/site-server.ts';
import { freePorts } from '../../testing/free-ports.ts';

const ACCEPTED = 'gzip, deflate, br, zstd';
const START_MS = 30_000;
const BEST_MS = 120_000;

interface Received {
  headers: number;
  body: number;
}

const lengthOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + Buffer.byteLength(line) + '\r\n'.length, 0);

/** Requests a path like a phone's browser and counts the bytes of the answer. */
const receive = (port: number, path: string): Promise<Received> =>
  new Promise((resolve, reject) => {
    get({ host: 'localhost', port, path, headers: { 'accept-encoding': ACCEPTED }, agent: false }, async (response) => {
      const names = response.rawHeaders.filter((_, index) => index % 2 === 0);
      const lines = names.map((name, index) => `${name}: ${response.rawHeaders[index * 2 + 1]}`);
      let body = 0;
      for await (const chunk of response) body += chunk.length;
      resolve({ headers: lengthOf([`HTTP/1.1 ${response.statusCode} ${response.statusMessage}`, ...lines, '']), body });
    }).on('error', reject);
  });

const startCaddy = async (port: number, sitePort: number): Promise<(() => void) | null> => {
  const env = { ...process.env, SITE_URL: `http://localhost:${port}`, SITE_PORT: String(sitePort), PROXY_SECRET: 'none' };
  const caddy = spawn('caddy', ['run', '--config', inRoot('deploy', 'Caddyfile')], { env, stdio: 'ignore' });
  const isThere = await once(caddy, 'spawn').then(
    () => true,
    () => false,
  );
  if (!isThere) return null;
  await until(() => receive(port, '/').catch(() => null), { timeoutMs: START_MS, what: 'Caddy' });
  return () => caddy.kill();
};

export interface Page {
  path: string;
  /** Bytes at the best compression, as a CDN has them. */
  best: number;
}

/**
 * Returns what a phone receives of each page, headers included: from the site server (`npm start`) at the first visit and after it, through
 * the documented Caddy if it is installed, and from a CDN with the same headers.
 */
export const openWire = async (root: string) => {
  const published = mkdtempSync(join(tmpdir(), 'sanabel-wire-'));
  symlinkSync(resolve(root), join(published, 'current'));
  const [port = 0, caddyPort = 0] = await freePorts(2);
  const server = await startSiteServer({
    ...{ host: 'localhost', port, published, cmsUrl: 'http://127.0.0.1:1' },
    onError: (error) => console.error(error),
  });
  const rules = await readRules(inRoot('netlify.toml'), root);
  const stopCaddy = await startCaddy(caddyPort, port);
  if (!stopCaddy) console.log('Caddy is not installed (Debian: apt-get install caddy), so its bytes are not measured.');
  const sum = ({ headers, body }: Received): number => headers + body;
  return {
    costOf: async ({ path, best }: Page) => {
      const first = await receive(port, path);
      const isBest = async () => {
        const received = await receive(port, path);
        return received.body <= best ? received : null;
      };
      const later = await until(isBest, { timeoutMs: BEST_MS, what: `The best compression of ${path}` });
      const named = Object.entries(rules.headersFor(path)).map(([name, value]) => `${name}: ${value}`);
      return {
        headers: later.headers,
        'first visit': sum(first),
        'npm start': sum(later),
        Caddy: stopCaddy ? sum(await receive(caddyPort, path)) : Number.NaN,
        CDN: lengthOf(['HTTP/1.1 200 OK', ...named, '']) + best,
      };
    },
    stop: async () => {
      stopCaddy?.();
      await server.stop();
      rmSync(published, { recursive: true });
    },
  };
};
