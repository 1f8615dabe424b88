import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cms, startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { isOnPostgres } from '@sanabel/scripts/testing/cms/data.ts';
import { writeReleaseBefore } from '@sanabel/scripts/testing/cms/release-before.ts';
import { fixtureToSend } from '@sanabel/scripts/testing/content/fixtures.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

type Row = { id: string } & Record<string, unknown>;
let folder: string;
let cms: Cms;
let token: string;

const read = async <T = Row[]>(path: string): Promise<T> => {
  const answer = await cms.call('GET', path, { token });
  expect(answer.status, path).toBe(200);
  return answer.json() as Promise<T>;
};

describe.skipIf(isOnPostgres())('a data folder of the release before', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sanabel-before-'));
    await writeReleaseBefore(folder);
    // The second start finds what the first has migrated.
    await (await startCms({}, folder)).halt();
    cms = await startCms({}, folder);
    token = await cms.signIn();
  });
  afterAll(async () => {
    await cms?.halt();
    await rm(folder, { recursive: true, force: true });
  });

  it('keeps its items, drafts and set times', async () => {
    expect(await read('/crops')).toEqual([expect.objectContaining({ title: 'Wheat, changed once' })]);
    const partners = await read('/partners');
    expect(partners.map(({ name, arabicName, isDraft = false }) => [name || arabicName, isDraft])).toEqual([
      ['مسودة شريك', true],
      ['First Seed Company', false],
    ]);
    expect(await read('/articles')).toEqual([expect.objectContaining({ publishAt: '2030-01-01T06:00:00.000Z' })]);
    expect(await read('/glossary')).toEqual([expect.objectContaining({ arabic: 'تقاوي', english: 'Seed' })]);
  });

  it('keeps unfinished work and saved filters', async () => {
    const [member] = await read('/members');
    expect(await read('/autosaves/partners/new')).toEqual([expect.objectContaining({ values: { name: 'Half a partner' } })]);
    expect(await read(`/autosaves/members/${member?.id}`)).toEqual([expect.objectContaining({ values: { bio: 'Half a bio' } })]);
    expect(await read('/account/filters')).toEqual([
      expect.objectContaining({ page: '/partners', name: 'Drafts', query: 'filter={"state":"draft"}' }),
    ]);
  });

  it('keeps versions, which can be brought back, and the trash, from which items return', async () => {
    const partner = (await read('/partners')).find(({ name }) => name === 'First Seed Company');
    const versions = await read(`/versions/partners/${partner?.id}`);
    expect(versions.map(({ act }) => act)).toEqual(['update', 'create']);
    const json = { version: versions[1]?.id };
    const reverted = await cms.call('PATCH', `/partners/${partner?.id}`, { token, json });
    expect(await reverted.json()).toMatchObject({ offer: 'Certified seed of wheat, beans and clover, Gharbia' });
    const [gone] = await read('/trash');
    expect((await cms.call('POST', `/trash/${gone?.id}/restore`, { token })).status).toBe(200);
    expect(await read('/members')).toHaveLength(2);
  });

  it('has the lists of new kinds, empty, and takes items', async () => {
    expect([await read('/alerts'), await read('/answers')]).toEqual([[], []]);
    const json = fixtureToSend('alerts');
    expect((await cms.call('POST', '/alerts', { token, json })).status).toBe(201);
    expect(await read('/alerts')).toHaveLength(1);
  });
});
