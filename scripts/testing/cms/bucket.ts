/// <reference path="./s3rver.d.ts" />
import { once } from 'node:events';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import S3rver from '@20minutes/s3rver';

const BUCKET = 'sanabel';
const OBJECT = '._S3rver_object';

type Disturbance = (request: IncomingMessage, response: ServerResponse) => Promise<'answered' | 'go on'> | 'answered' | 'go on';

export interface Bucket {
  environment: Record<string, string>;
  names(folder?: string): Promise<string[]>;
  age(timestamp: Date): Promise<void>;
  /** Removes the object behind a public address, without a word to the CMS. */
  remove(address: string): Promise<void>;
  /** Intercepts each request; null lets all pass. */
  disturb(disturbance: Disturbance | null): void;
  stop(): Promise<void>;
}

/** A real S3 server in a separate folder; it checks signatures. */
export const startBucket = async (): Promise<Bucket> => {
  const directory = await mkdtemp(join(tmpdir(), 'sanabel-s3-'));
  const storage = new S3rver({ directory, silent: true, configureBuckets: [{ name: BUCKET }] });
  await storage.configureBuckets();
  const handle = storage.callback();
  let disturbance: Disturbance | null = null;
  const server = createServer(async (request, response) => {
    // The client signs lists as `/bucket/`, this storage checks `/bucket`: only lists go unsigned.
    if (request.method === 'GET' && request.url?.startsWith(`/${BUCKET}/?`)) delete request.headers.authorization;
    if (!disturbance || (await disturbance(request, response)) === 'go on') handle(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const folder = join(directory, BUCKET, 'uploads');
  const files = (name = 'uploads') => readdir(join(directory, BUCKET, name)).catch(() => []);
  return {
    environment: {
      S3_BUCKET: BUCKET,
      S3_REGION: 'us-east-1',
      S3_ENDPOINT: address,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_FORCE_PATH_STYLE: 'true',
      S3_PUBLIC_URL: `${address}/${BUCKET}`,
    },
    names: async (name) =>
      (await files(name))
        .filter((name) => name.endsWith(OBJECT))
        .map((name) => name.slice(0, -OBJECT.length))
        .sort(),
    age: async (timestamp) => {
      for (const name of await files()) await utimes(join(folder, name), timestamp, timestamp);
    },
    remove: (address) => rm(join(folder, `${basename(address)}${OBJECT}`)),
    disturb: (next) => {
      disturbance = next;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
