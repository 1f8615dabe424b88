import { readdirSync, readFileSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { CALLS, type Call, partNamesOf, REGISTRATION_IMAGE_MAX_BYTES } from '@sanabel/contract';
import { form } from '@sanabel/scripts/testing/cms/pictures.ts';
import { filesIn, snapshot } from '@sanabel/scripts/testing/cms/snapshot.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';

const MEBIBYTE = 1_048_576;
const SENT = 60 * MEBIBYTE;
const ALLOWED = 64 * 1024;
const INVITED = 'invited@sanabel.example';

const cms = withCms({ ADMIN_EMAILS: INVITED });
let before: string;
beforeAll(async () => {
  await cms.signInByMail();
  before = await snapshot(cms);
});

/** Bytes written by the process to files and sockets, where the system counts them. */
const written = (): number => {
  if (process.platform !== 'linux') return 0;
  return Number(/^wchar: (\d+)$/m.exec(readFileSync(`/proc/${cms.pid}/io`, 'utf8'))?.[1]);
};

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

/** Sends until everything is sent or the CMS hangs up. Returns the status (0: none) and the largest amount in the folders. */
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
  const files = (call.files ? partNamesOf(call) : ['image']).map((part): [string, Call, Flood] => [
    `${name}, a file as ${part}`,
    call,
    file(part),
  ]);
  return call.who === 'open' ? [...files, [`${name}, a field`, call, field], [`${name}, JSON`, call, json]] : files;
});

describe('a body of 60 MB from a stranger', () => {
  it.each(floods)('(%s) writes less than 64 kB to the disk', async (_, call, what) => {
    const sofar = written();
    const { status, most } = await flood(call, what);
    expect(status === 0 || (status >= 400 && status < 500)).toBe(true);
    expect([most <= ALLOWED, written() - sofar <= ALLOWED]).toEqual([true, true]);
  });

  it('leaves nothing behind', async () => {
    expect(withBodies.length).toBeGreaterThan(30);
    await expect.poll(() => filesIn(cms, 'tmp')).toEqual([]);
    expect(await snapshot(cms)).toBe(before);
  });
});

/** Returns the picture that compresses worst, at the maximum size. */
const heaviestPicture = async (): Promise<Buffer> => {
  const noise = await sharp({
    create: { width: 360, height: 360, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 90 } },
  })
    .jpeg({ quality: 40 })
    .toBuffer();
  return Buffer.concat([noise, Buffer.alloc(REGISTRATION_IMAGE_MAX_BYTES - noise.length)]);
};

describe('a registration with the heaviest picture', () => {
  const person = { fullName: 'منى', password: 'nine ears, nine rows', job: 'محررة', phoneNumber: '01000000001' };
  const register = async (email: string): Promise<void> => {
    const image = await heaviestPicture();
    expect((await cms.call('POST', '/auth/register', { form: form({ ...person, email }, { image }) })).status).toBe(200);
  };

  it('leaves less than 64 kB when its address is invited: two small renditions, and never the file itself', async () => {
    await register(INVITED);
    await cms.inbox.next(INVITED);
    expect(filesIn(cms, 'public/uploads')).toHaveLength(2);
    expect(stored()).toBeLessThanOrEqual(ALLOWED);
  });

  it('leaves nothing and writes no file for any other address', async () => {
    const sofar = written();
    await register('stranger@sanabel.example');
    expect(written() - sofar).toBeLessThan(REGISTRATION_IMAGE_MAX_BYTES);
    expect(filesIn(cms, 'public/uploads')).toHaveLength(2);
  });
});
