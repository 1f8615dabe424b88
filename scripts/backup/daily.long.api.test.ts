import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Backups, backupDownload, backups } from '@sanabel/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../environment/root.ts';
import { type Cms, startCms } from '../testing/cms/cms.ts';
import { isOnPostgres, queryDatabase, takeData } from '../testing/cms/data.ts';
import { form, png } from '../testing/cms/pictures.ts';
import { createDatabase } from '../testing/cms/postgres/database.ts';
import { restoreBackup } from './restore.ts';

const PASSPHRASE = 'seven words of the owner';
const LONG_AGO = '2026-01-01T00:00:00.000Z';
const settings = { BACKUP_PROGRAM: inRoot('scripts', 'backup', 'task.ts'), BACKUP_AT: 'off' };

let home: string;
let folder: string;
let cms: Cms;
let token: string;

const codeOf = async (answer: Response): Promise<[number, string]> => [
  answer.status,
  ((await answer.json()) as { code?: string }).code ?? '',
];
const state = async (of = cms, by = token): Promise<Backups> =>
  backups.parse(await (await of.call('GET', '/backups', { token: by })).json());
const ask = async (path: string): Promise<Backups> => {
  const answer = await cms.call('POST', path, { token });
  expect(answer.status).toBe(202);
  return backups.parse(await answer.json());
};
const settled = async (): Promise<Backups> => {
  await expect.poll(async () => (await state()).running).toBeNull();
  return state();
};
const lock = (id: string, passphrase: string, by = token) =>
  cms.call('POST', `/backups/${id}/download`, { token: by, json: { passphrase } });
const newest = async (): Promise<string> => (await state()).archives.find((one) => one.state === 'done')?.id ?? expect.fail();

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'sanabel-backups-'));
  folder = join(home, 'elsewhere');
  cms = await startCms({ ...settings, BACKUP_FOLDER: folder });
  token = await cms.signInByMail();
  await cms.call('POST', '/members', { token, form: form({ name: 'Mona', role: 'Agronomist' }, { image: await png() }) });
});
afterAll(async () => {
  await cms.stop();
  rmSync(home, { recursive: true });
});

describe('an owner', () => {
  it('finds none at first, and cannot try one', async () => {
    expect(await state()).toMatchObject({ isPossible: true, archives: [], running: null, lastTry: null, nextAt: null, place: folder });
    expect(await codeOf(await cms.call('POST', '/backups/try', { token }))).toEqual([409, 'BACKUP_NONE']);
  });

  it('makes one, which continues after the answer, is read again and complete, and is in the activity record', async () => {
    const { running } = await ask('/backups');
    expect(running).toMatchObject({ what: 'backup', kind: 'hand', isStopping: false });
    expect(await codeOf(await cms.call('POST', '/backups', { token }))).toEqual([409, 'BACKUP_RUNNING']);
    const { archives, kept } = await settled();
    expect(archives).toMatchObject([{ kind: 'hand', state: 'done', isChecked: true, cause: null }]);
    expect(archives[0]?.bytes).toBeGreaterThan(1000);
    expect(readdirSync(folder)).toHaveLength(1);
    expect(kept.days.map(({ gap }) => gap)).toEqual([null, ...Array(6).fill('early')]);
    const activity = await (await cms.call('GET', '/activity', { token })).json();
    expect(activity).toEqual(expect.arrayContaining([expect.objectContaining({ action: 'create', kind: 'backups' })]));
  });

  it('tries the newest one, and learns how much is in it', async () => {
    await ask('/backups/try');
    const { lastTry } = await settled();
    expect(lastTry).toMatchObject({ state: 'done', items: 2, cause: null });
    expect(lastTry?.files).toBeGreaterThan(0);
  });

  it('stops one, and nothing is left of it', async () => {
    const before = readdirSync(folder);
    await ask('/backups');
    await ask('/backups/stop');
    const { archives } = await settled();
    expect(archives.map((one) => one.state)).toEqual(['stopped', 'done']);
    expect(readdirSync(folder)).toEqual(before);
    await expect.poll(() => readdirSync(join(cms.dataDir, 'tmp'))).toEqual([]);
  });
});

describe('a download', () => {
  it('wants a second step that is fresh, and words that are long enough', async () => {
    const id = await newest();
    expect(await codeOf(await lock(id, 'short'))).toEqual([400, 'INVALID_INPUT']);
    await queryDatabase(cms.dataDir, `update admin_sessions set verified_at = ${isOnPostgres() ? `'${LONG_AGO}'` : Date.parse(LONG_AGO)}`);
    expect(await codeOf(await lock(id, PASSPHRASE))).toEqual([403, 'SECOND_STEP_REQUIRED']);
    token = await cms.signInByMail();
    expect(await codeOf(await lock('nosuchbackup0000', PASSPHRASE))).toEqual([404, 'NOT_FOUND']);
  });

  it('is locked with these words, opens with them alone, and brings everything back', async () => {
    const answer = await lock(await newest(), PASSPHRASE);
    expect(answer.status).toBe(201);
    const { address, name } = backupDownload.parse(await answer.json());
    const file = await cms.call('GET', address);
    expect([file.status, file.headers.get('content-disposition')]).toEqual([200, `attachment; filename="${name}"`]);
    expect(file.headers.get('cache-control')).toContain('no-store');
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.includes('manifest.json')).toBe(false);
    const path = join(home, name);
    writeFileSync(path, bytes);
    const other = await takeData();
    const url = other.databaseUrl ? await createDatabase(other.databaseUrl) : '';
    const dataDir = join(home, 'restored');
    await expect(restoreBackup({ dataDir, url, file: path, passphrase: 'seven words of a thief' })).rejects.toThrow('BACKUP_PASSPHRASE');
    await restoreBackup({ dataDir, url, file: path, passphrase: PASSPHRASE });
    expect(readdirSync(join(dataDir, 'public', 'uploads')).length).toBeGreaterThan(0);
    const activity = await (await cms.call('GET', '/activity', { token })).json();
    expect(activity).toEqual(expect.arrayContaining([expect.objectContaining({ action: 'download', kind: 'backups' })]));
  });

  it('has an address that works once, and a look at its headers does not use it up', async () => {
    const { address } = backupDownload.parse(await (await lock(await newest(), PASSPHRASE)).json());
    expect((await cms.call('HEAD', address)).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 5 }, () => cms.call('GET', address)));
    const statuses = answers.map(({ status }) => status).toSorted();
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    expect(statuses).toEqual([200, 404, 404, 404, 404]);
  });

  it('has an address that ends with the account of its owner, and with the next one of theirs', async () => {
    const json = { fullName: 'Mona', email: 'mona@sanabel.example', password: 'furrow 7 kernel', job: 'x', phoneNumber: '01012345678' };
    const { id } = (await (await cms.call('POST', '/admins', { token, json: { ...json, adminRole: 'owner' } })).json()) as { id: string };
    await cms.call('POST', '/auth/login', { json: { email: json.email, password: json.password } });
    const otp = await cms.inbox.code(json.email, 1);
    const step = await cms.call('POST', '/auth/verify-login', { json: { email: json.email, otp } });
    const { token: hers } = (await step.json()) as { token: string };
    const first = backupDownload.parse(await (await lock(await newest(), PASSPHRASE, hers)).json());
    const second = backupDownload.parse(await (await lock(await newest(), PASSPHRASE, hers)).json());
    expect(await codeOf(await cms.call('GET', first.address))).toEqual([404, 'LINK_ENDED']);
    expect((await cms.call('DELETE', `/admins/${id}`, { token })).status).toBe(200);
    expect(await codeOf(await cms.call('GET', second.address))).toEqual([404, 'LINK_ENDED']);
  });

  it('has an address that no one can make or change', async () => {
    const { address } = backupDownload.parse(await (await lock(await newest(), PASSPHRASE)).json());
    const changed = `${address.slice(0, -6)}AAAAAA`;
    for (const path of [changed, '/backups/files/abc']) expect(await codeOf(await cms.call('GET', path))).toEqual([404, 'LINK_ENDED']);
  });
});

it('a damaged archive is found by a trial restore, with what does not match', async () => {
  const [file = ''] = readdirSync(folder).toSorted().reverse();
  const whole = readFileSync(join(folder, file));
  const broken = Buffer.from(whole);
  broken.fill(0x55, Math.floor(whole.length / 2), Math.floor(whole.length / 2) + 600);
  writeFileSync(join(folder, file), broken);
  await ask('/backups/try');
  expect((await settled()).lastTry).toMatchObject({ state: 'failed', cause: 'damaged' });
  writeFileSync(join(folder, file), whole);
});

it('a failed write says why, and a backup that someone removed is no longer listed', async () => {
  const aside = join(home, 'aside');
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'in the way');
  await ask('/backups');
  const { archives } = await settled();
  expect(archives[0]).toMatchObject({ state: 'failed', cause: 'place' });
  expect(archives.filter((one) => one.state === 'done')).toEqual([]);
  rmSync(folder);
  mkdirSync(aside);
});

it('a time that passed while no server ran is made up for at the next start, once, and old ones go', async () => {
  await cms.halt();
  const early = isOnPostgres() ? `'${LONG_AGO}'` : String(Date.parse(LONG_AGO));
  await queryDatabase(cms.dataDir, `update up_users set created_at = ${early}`);
  cms = await startCms({ ...settings, BACKUP_AT: '00:00', BACKUP_FOLDER: folder }, cms.dataDir);
  token = await cms.signInByMail();
  await expect.poll(async () => (await state()).archives.filter((one) => one.kind === 'clock' && one.state === 'done')).toHaveLength(1);
  const { nextAt } = await settled();
  expect(Date.parse(nextAt ?? '')).toBeGreaterThan(Date.now());
  expect(existsSync(folder)).toBe(true);
});

it('a CMS that has no program for it says so', async () => {
  await cms.halt();
  cms = await startCms({}, cms.dataDir);
  token = await cms.signInByMail();
  expect(await state()).toMatchObject({ isPossible: false, nextAt: null });
  expect(await codeOf(await cms.call('POST', '/backups', { token }))).toEqual([409, 'BACKUP_IMPOSSIBLE']);
});
