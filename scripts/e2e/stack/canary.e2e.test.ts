import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildInfo, crop as cropShape, publication, sentJobRequest } from '@sanabel/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { until } from '../../process/until.ts';
import { createApi } from '../../seed/api.ts';
import { containing, type Finder, searchFiles, standing } from './search-files.ts';

const { siteUrl, cmsUrl, inboxUrl, dataDir, admin, session } = inject('stack');
const PUBLISHED_WITHIN_MS = 60_000;
const FOLDERS = ['published/current', 'cache', 'logs'];
const search = (folder: string, finders: Record<string, Finder>): string[] => searchFiles(join(dataDir, folder), finders);

const canary = randomUUID().slice(0, 8);
const applicant = {
  fullName: `كناري الرحلة ${canary}`,
  phoneNumber: '01099887766',
  role: 'مهندسة زراعية',
  qualification: `مؤهل الكناري ${canary}`,
  email: `canary.${canary}@example.com`,
  experience: `خبرة الكناري ${canary}`,
};
const proof = `وصف يدل على البناء ${canary}`;

const visitor = createApi(siteUrl);
const editor = createApi(siteUrl, session.token);
let application: string;
let changed: { id: string; name: string; arabicDescription: string };

const untilPublished = async (): Promise<void> => {
  const { revision } = publication.parse(await editor.get('/publication'));
  await until(async () => buildInfo.parse(await (await fetch(`${siteUrl}/build.json`)).json()).revision >= revision, {
    timeoutMs: PUBLISHED_WITHIN_MS,
    what: `revision ${revision} on the site`,
  });
};

const findersFor = (texts: Record<string, string>): Record<string, Finder> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, containing(text)]));

const secretFinders = async (): Promise<Record<string, Finder>> => {
  const saved = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')));
  const { ADMIN_EMAIL: _email, ADMIN_PASSWORD_IS_GENERATED: _isGenerated, ...secrets } = saved;
  // A chosen password is deleted once its account exists.
  expect(secrets).toMatchObject({ ADMIN_PASSWORD: '', CONTENT_TOKEN: expect.any(String) });
  const mails = z.array(z.object({ text: z.string() })).parse(await (await fetch(`${inboxUrl}/api/messages`)).json());
  const codes = new Set(mails.flatMap(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? []));
  expect(codes.size).toBeGreaterThan(0);
  const mailed = Object.fromEntries([...codes].map((code, index) => [`code ${index + 1}`, standing(code)]));
  return { ...findersFor({ ...secrets, ADMIN_PASSWORD: admin.password, 'token of the session': session.token }), ...mailed };
};

beforeAll(async () => {
  application = sentJobRequest.parse(await visitor.send('POST', '/job-requests', applicant)).id;
  await editor.get(`/job-requests?filter=${encodeURIComponent(JSON.stringify({ q: applicant.fullName }))}`);
  await editor.get(`/job-requests/${application}`);
  const [first] = z
    .array(cropShape)
    .min(1)
    .parse(await editor.get('/crops'));
  if (!first) throw new Error('there is no crop to change');
  changed = first;
  await editor.send('PATCH', `/crops/${changed.id}`, { arabicDescription: proof });
  await untilPublished();
});
afterAll(async () => {
  const direct = createApi(cmsUrl, session.token);
  await direct.send('PATCH', `/crops/${changed.id}`, { arabicDescription: changed.arabicDescription });
  await direct.send('DELETE', `/job-requests/${application}`);
});

describe('a site built after a job application', () => {
  it('contains the last edit, so the search itself works', () => {
    const found = search('published/current', findersFor({ proof, title: changed.name }));
    expect(found).toContain(`proof in services/crop/${changed.id}.html`);
    expect(found).toContain(`title in en/services/crop/${changed.id}.html`);
    expect(search('logs', findersFor({ start: 'cms ready' }))).toEqual(['start in cms.log']);
  });

  it.each(FOLDERS)('has nothing of the applicant in any file of %s', (folder) => {
    const { role: _, phoneNumber, ...personal } = applicant;
    const parts = { 'part of the name': `الرحلة ${canary}`, 'part of the phone number': phoneNumber.slice(1) };
    expect(search(folder, findersFor({ ...personal, ...parts }))).toEqual([]);
  });

  it.each(FOLDERS)('has no password, token, code or other secret in any file of %s', async (folder) => {
    expect(search(folder, await secretFinders())).toEqual([]);
  });
});
