import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { isOnPostgres } from '@sanabel/scripts/testing/cms/data.ts';
import { form, png } from '@sanabel/scripts/testing/cms/pictures.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { describe, expect, it } from 'vitest';

const cms = withCms();

const CANARY = 'Canary-Of-The-Fields-4711';
const NOTE = 'Canary-Of-A-Note-4712';
const application = {
  fullName: CANARY,
  phoneNumber: '01099887766',
  role: 'Agronomist',
  qualification: `${CANARY} `.repeat(150),
  email: 'canary.4711@example.com',
  experience: '1',
};
const databaseFolder = () => join(cms.dataDir, 'database');
const filesWith = async (text: string): Promise<string[]> => {
  const found: string[] = [];
  for (const name of await readdir(databaseFolder())) if ((await readFile(join(databaseFolder(), name))).includes(text)) found.push(name);
  return found;
};

describe.skipIf(isOnPostgres())('a deleted applicant', () => {
  it('is in no file of the database any more, nor in its log', async () => {
    const token = await cms.signInByMail();
    const { id } = (await (await cms.call('POST', '/job-requests', { json: application })).json()) as { id: string };
    const note = await cms.call('POST', `/job-requests/${id}/notes`, { token, json: { text: `${NOTE} `.repeat(50) } });
    expect(note.status).toBe(201);
    expect((await filesWith(CANARY)).length).toBeGreaterThan(0);
    expect((await filesWith(NOTE)).length).toBeGreaterThan(0);
    expect((await cms.call('DELETE', `/job-requests/${id}`, { token })).status).toBe(200);
    expect(await filesWith(CANARY)).toEqual([]);
    expect(await filesWith(NOTE)).toEqual([]);
    expect(await filesWith(application.email)).toEqual([]);
  });

  it('from before what is deleted was overwritten goes with the next start', async () => {
    const first = await startCms();
    const path = join(first.dataDir, 'database', 'sanabel.db');
    await first.halt();
    const old = new DatabaseSync(path);
    old.exec(`pragma secure_delete = OFF; create table old_rows (text text)`);
    for (let row = 0; row < 200; row += 1) old.prepare('insert into old_rows values (?)').run(`${CANARY} of old `.repeat(100));
    old.exec('drop table old_rows; pragma user_version = 0; pragma wal_checkpoint(TRUNCATE)');
    old.close();
    expect((await readFile(path)).includes(CANARY)).toBe(true);
    const second = await startCms({}, first.dataDir);
    await second.halt();
    expect((await readFile(path)).includes(CANARY)).toBe(false);
    await second.stop();
  });
});

describe('the files of the club', () => {
  const modeOf = async (...path: string[]) => ((await stat(join(cms.dataDir, ...path))).mode & 0o777).toString(8);

  it('are for the user alone who runs it', async () => {
    const token = await cms.signInByMail();
    const image = await png({ width: 40 });
    expect((await cms.call('POST', '/members', { token, form: form({ name: 'x', role: 'x' }, { image }) })).status).toBe(201);
    for (const folder of ['', 'tmp', 'database']) expect([folder, await modeOf(folder)]).toEqual([folder, '700']);
    for (const folder of ['database', join('public', 'uploads')])
      for (const name of await readdir(join(cms.dataDir, folder))) expect([name, await modeOf(folder, name)]).toEqual([name, '600']);
  });
});

describe('a picture', () => {
  const statusOf = async (address: string, token: string) => (await cms.file(address, token)).status;

  it('ends with what was deleted for good, but not before, and not while something else shows it', async () => {
    const token = await cms.signInByMail();
    const image = await png({ width: 77 });
    const add = async (name: string) => {
      const answer = await cms.call('POST', '/members', { token, form: form({ name, role: 'x' }, { image }) });
      return (await answer.json()) as { id: string; image: string };
    };
    const [one, other] = [await add('one'), await add('other')];
    expect(one.image).toBe(other.image);
    await cms.call('DELETE', `/members/${one.id}`, { token });
    expect((await cms.call('DELETE', `/trash/${one.id}`, { token })).status).toBe(200);
    expect(await statusOf(other.image, token)).toBe(200);
    await cms.call('DELETE', `/members/${other.id}`, { token });
    expect(await statusOf(other.image, token)).toBe(200);
    expect((await cms.call('DELETE', `/trash/${other.id}`, { token })).status).toBe(200);
    expect(await statusOf(other.image, token)).toBe(404);
  });

  it('of an admin ends with the admin, and can be stored again', async () => {
    const token = await cms.signInByMail();
    const image = await png({ width: 78 });
    const fields = {
      fullName: 'زميلة',
      email: 'colleague@sanabel.example',
      password: 'furrow 7 kernel',
      job: 'x',
      phoneNumber: '01012345678',
    };
    const add = async () =>
      (await (await cms.call('POST', '/admins', { token, form: form(fields, { image }) })).json()) as { id: string; image: string };
    for (const admin of [await add(), undefined]) {
      const { id, image: address } = admin ?? (await add());
      expect(await statusOf(address, token)).toBe(200);
      expect((await cms.call('DELETE', `/admins/${id}`, { token })).status).toBe(200);
      expect(await statusOf(address, token)).toBe(404);
    }
  });
});
