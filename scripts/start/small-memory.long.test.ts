import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publication } from '@sanabel/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { inRoot } from '../environment/root.ts';
import { runProgram } from '../process/run.ts';
import { until } from '../process/until.ts';
import { callApi, createApi } from '../seed/api.ts';
import { openSession } from '../seed/sign-in.ts';
import { chooseAddresses, launch } from '../testing/launch.ts';
import { openEditors, readThere, type Send } from '../testing/people/editors.ts';
import { openJournal } from '../testing/people/journal.ts';
import { createRandom } from '../testing/random.ts';
import { limitMemory } from '../testing/small-memory.ts';

const MEGABYTES = 512;
const EDITS = 40;
/** The size of the demo's pictures. A photograph of twelve megapixels takes 210 MB while it is encoded, which is too much. */
const PICTURE = { width: 1600, height: 1200 };
const LISTS = ['members', 'partners', 'crops', 'articles'] as const;
const ADMIN = { email: 'editor@sanabel.example', password: 'twelve furrows, one ear' };
const SAMPLE_MS = 500;
const WAIT = { timeoutMs: 10 * 60_000 };

const group = limitMemory(MEGABYTES);
const dataDir = mkdtempSync(join(tmpdir(), 'sanabel-memory-'));
afterAll(async () => {
  await group?.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

describe.runIf(group)(`the whole stack in ${MEGABYTES} MB`, () => {
  it('fills in the demo, takes writes, publishes and serves, and nothing is killed', { timeout: 30 * 60_000 }, async () => {
    if (!group) return;
    // A build takes more memory than what it builds.
    const build = await runProgram(process.execPath, [inRoot('scripts', 'build', 'main.ts')], { cwd: inRoot() });
    expect(build.status, build.output).toBe(0);
    const { settings, siteUrl, cmsUrl, inboxUrl } = await chooseAddresses();
    const running = launch(
      { ...settings, DATA_DIR: dataDir, SEED: 'demo', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
      inRoot(),
      group.processes,
    );
    let most = 0;
    const sampling = setInterval(() => {
      most = Math.max(most, group.heldMb());
    }, SAMPLE_MS);
    try {
      await running.ready;
      const { token } = await openSession(createApi(cmsUrl), inboxUrl, ADMIN);
      const ready = group.heldMb();

      const send: Send = async (_kind, method, path, options) => {
        const answer = await callApi(siteUrl, method, path, { token, ...options });
        return { status: answer.status, body: await answer.json() };
      };
      const journal = openJournal();
      for (const [id, { list }] of await readThere(send, { token }, LISTS)) journal.add({ list, id, number: 0, owner: 9, certain: {} });
      const editors = openEditors({
        ...{ send, journal, random: createRandom(1), sessions: [{ token }, { token }], lists: LISTS, pauseMs: [50, 100] },
        ...{ kinds: ['new', 'name', 'name', 'text', 'picture', 'deleted'], pictureSize: PICTURE },
      });
      const endEdits = editors.begin();
      const addressesIn = async (path: string): Promise<string[]> =>
        [...(await (await fetch(siteUrl + path)).text()).matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => new URL(address).pathname);
      const pages = (await Promise.all((await addressesIn('/sitemap.xml')).map(addressesIn))).flat();
      const statuses = new Map<number, number>();
      const visit = async (): Promise<void> => {
        for (const page of pages) {
          const { status } = await fetch(siteUrl + page);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      };
      await visit();
      await until(async () => journal.acknowledged() >= EDITS, { ...WAIT, what: `${EDITS} edits` });
      await endEdits();
      const there = await readThere(send, { token }, LISTS);
      expect([...journal.check(there), ...editors.refused()]).toEqual([]);
      expect(editors.unanswered()).toBe(0);

      const isLive = async (): Promise<boolean> => {
        const { state, pendingChanges } = publication.parse((await send('look', 'GET', '/publication')).body);
        return state === 'live' && pendingChanges === 0;
      };
      await until(isLive, { ...WAIT, what: 'all edits on the site' });
      await visit();
      expect([...statuses.keys()]).toEqual([200]);
      const numbers = { ready, most, after: group.heldMb(), edits: journal.acknowledged(), pages: pages.length };
      console.log(
        Object.entries(numbers)
          .map(([name, value]) => `${name} ${value.toFixed()}`)
          .join(', '),
      );
      expect(group.killed()).toBe(0);
    } finally {
      clearInterval(sampling);
      await running.stop();
    }
    expect((await running.ended).status, running.output()).toBe(0);
  });
});
