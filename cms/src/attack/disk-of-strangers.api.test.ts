import { readdirSync, readFileSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { CALLS, type Call } from '@sanabel/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesIn, snapshot } from '../../fuzz/snapshot.ts';
import { type Cms, startCms } from '../../test/cms.ts';

const MEBIBYTE = 1_048_576;
const SENT = 60 * MEBIBYTE;
const ALLOWED = 64 * 1024;

let cms: Cms;
let before: string;
beforeAll(async () => {
  cms = await startCms();
  await cms.signIn();
  before = await snapshot(cms);
});
afterAll(() => cms.stop());

/** All that the process has written so far, to files and to its callers, where the system counts it. */
const written = (): number => {
  if (process.platform !== 'linux') return 0;
  return Number(/^wchar: (\d+)$/m.exec(readFileSync(`/proc/${cms.pid}/io`, 'utf8'))?.[1]);
};

/** What lies in the folders of uploads; a file may go while they are read. */
const stored = (): number =>
  ['tmp', 'public/uploads']
    .flatMap((folder) => readdirSync(join(cms.dataDir, folder)).map((name) => join(cms.dataDir, folder, name)))
    .map((path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, size) => sum + size, 0);

interface Flood {
  beginning: string;
  type: string;
}
const file = (name: string): Flood => ({
  beginning: `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
  type: 'multipart/form-data; boundary=b',
});
const field: Flood = {
  beginning: '--b\r\nContent-Disposition: form-data; name="email"\r\n\r\n',
  type: 'multipart/form-data; boundary=b',
};
const json: Flood = { beginning: '{"email":"', type: 'application/json' };

/** Sends until all is sent or the CMS hangs up; its status (0: none), and the most that was in the folders meanwhile. */
const flood = ({ method, path }: Call, { beginning, type }: Flood): Promise<{ status: number; most: number }> =>
  new Promise((resolve) => {
    let [status, most] = [0, 0];
    const megabyte = Buffer.alloc(MEBIBYTE, 'x');
    const pieces = function* () {
      yield Buffer.from(beginning);
      for (let sent = 0; sent < SENT; sent += MEBIBYTE) {
        most = Math.max(most, stored());
        yield megabyte;
      }
    };
    const call = request(`${cms.url}/api/v1${path.replace(/\{\w+\}/g, 'x')}`, { method, headers: { 'content-type': type }, agent: false });
    call.on('response', (answer) => {
      status = answer.statusCode ?? 0;
      answer.resume();
    });
    call.on('error', () => {});
    call.on('close', () => resolve({ status, most: Math.max(most, stored()) }));
    Readable.from(pieces()).pipe(call);
  });

const withBodies = CALLS.filter(({ method }) => method === 'POST' || method === 'PATCH');
const floods = withBodies.flatMap((call): [string, Call, Flood][] => {
  const name = `${call.method} ${call.path}`;
  const files = (call.files ?? ['image']).map((part): [string, Call, Flood] => [`${name}, a file as ${part}`, call, file(part)]);
  return call.who === 'open' ? [...files, [`${name}, a field`, call, field], [`${name}, JSON`, call, json]] : files;
});

describe('of 60 MB from a stranger', () => {
  it.each(floods)('(%s) not 64 kB reach the disk', async (_, call, what) => {
    const sofar = written();
    const { status, most } = await flood(call, what);
    expect(status === 0 || (status >= 400 && status < 500)).toBe(true);
    expect([most <= ALLOWED, written() - sofar <= ALLOWED]).toEqual([true, true]);
  });

  it('nothing is left', async () => {
    expect(withBodies.length).toBeGreaterThan(30);
    await expect.poll(() => filesIn(cms, 'tmp')).toEqual([]);
    expect(await snapshot(cms)).toBe(before);
  });
});
